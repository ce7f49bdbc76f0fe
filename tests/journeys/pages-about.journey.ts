import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Language } from '../../app/i18n/languages.ts';
import { readContent } from '../../harness/words.ts';
import { figuresIn } from './figures.ts';
import { pageWordsIn } from './page-words.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';
import { ways, withoutLoading } from './ways.ts';

const part = (page: Page, id: string) => page.getByRole('main').locator(`#${id}`);
const heading = (page: Page, name: string, level: number) =>
  page.getByRole('main').getByRole('heading', { name, level, exact: true });

async function expectHead(page: Page, language: Language) {
  const { meta, head, philosophy } = pageWordsIn(language).about;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
  await expect(page.getByText(head.lead)).toBeVisible();
  for (const { title, text } of [philosophy.mission, philosophy.vision]) {
    await expect(heading(page, title, 2)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
}

async function expectDifference(page: Page, language: Language) {
  const items = part(page, 'difference').getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [index, habit] of Object.values(pageWordsIn(language).about.difference.items).entries()) {
    await expect(items.nth(index).getByRole('heading')).toHaveText(habit.title);
    await expect(items.nth(index)).toContainText(habit.text);
    await expect(items.nth(index)).toContainText(`${habit.figure} ${habit.unit}`);
  }
}

async function expectTeam(page: Page, language: Language) {
  const items = part(page, 'team').getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [index, member] of pageWordsIn(language).about.team.items.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole('heading')).toHaveText(member.name);
    await expect(item.getByText(member.position, { exact: true })).toBeVisible();
    await expect(item.getByText(member.description, { exact: true })).toBeVisible();
    // There is no photograph yet, so what is seen is what stands for it.
    await expect(item.getByRole('img')).toHaveCount(0);
    await expect(item.getByText(member.initials, { exact: true })).toBeVisible();
  }
}

async function expectJourney(page: Page, language: Language) {
  const { years } = pageWordsIn(language).about.journey;
  const { gain } = figuresIn(language);
  const items = part(page, 'journey').getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(
    Object.entries(years).map(([year, { title }]) => `${year} ${title}`),
  );
  expect(Object.keys(years)).toEqual(['2021', '2022', '2023', '2024', '2025']);
  for (const [index, { text }] of Object.values(years).entries())
    await expect(items.nth(index)).toContainText(text);
  await expect(items.nth(2)).toContainText(gain(40));
  await expect(items.nth(3)).toContainText(gain(120));
}

async function expectCertificatesAndJoke(page: Page, language: Language) {
  const { about, credentials } = pageWordsIn(language);
  const { percent } = figuresIn(language);
  const { fitForDigital, iso } = credentials.certificates.items;
  const certificates = part(page, 'certifications');
  for (const [title, progress] of [
    [fitForDigital.title, percent(75)],
    [iso.title, percent(50)],
  ] as const) {
    const item = certificates
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, level: 3, exact: true }) });
    await expect(item).toContainText(progress);
  }
  await expect(heading(page, about.domination.title, 2)).toBeVisible();
  await expect(part(page, 'world-domination')).toContainText(percent(70));
  await expect(part(page, 'world-domination')).toContainText(about.domination.state);
}

for (const { way, language, javaScriptEnabled, open } of ways) {
  test.describe(way, () => {
    test.use({ javaScriptEnabled });

    test(`[PG-1][PG-2] the page about the company says in ${language} who it is, how it grew and who its six partners are, ${way}`, async ({
      page,
    }) => {
      await open(page, language, 'about');
      await expectHead(page, language);
      await expectDifference(page, language);
      await expectTeam(page, language);
      await expectJourney(page, language);
      await expectCertificatesAndJoke(page, language);
      await expectPartners(page, language);
    });
  });
}

const raw = z.object({
  partners: z.object({ items: z.record(z.string(), z.object({ name: z.string(), text: z.string() })) }),
});

/** Compares with the content as it is written, not with what the site has made of it. */
async function expectPartners(page: Page, language: Language) {
  const { partners } = raw.parse(readContent(language, 'credentials'));
  const { visit: visitWebsite, newTab } = pageWordsIn(language).credentials.partners;
  const items = part(page, 'partners').getByRole('listitem');
  await expect(items).toHaveCount(6);
  for (const [index, { name, text }] of Object.values(partners.items).entries()) {
    const [description = '', address = ''] = text.split('|');
    const item = items.nth(index);
    await expect(item.getByRole('heading')).toHaveText(name);
    await expect(item.getByText(description.trim(), { exact: true })).toBeVisible();
    await expect(item).not.toContainText('|');
    await expect(item.locator('svg')).toBeVisible();
    const link = item.getByRole('link', { name: `${visitWebsite} ${name}, ${newTab}` });
    await expect(link).toHaveAttribute('href', `https://${address.trim().replace(/^https?:\/\//, '')}`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
}

test('[PG-2] a partner’s website opens in a tab of its own', async ({ page, context }) => {
  await context.route('https://muster-logistik.example/', (route) => route.fulfill({ body: 'Logistics' }));
  await visit(page, '/about');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /muster/i }).click();
  await expect.poll(async () => (await opened).url()).toBe('https://muster-logistik.example/');
  expect(placeOf(page)).toBe('/about');
});

test('[PG-1][PG-8] every picture and every mark of the page is there', async ({ page, context }) => {
  const missing: string[] = [];
  context.on('response', (response) => {
    if (!response.ok()) missing.push(response.url());
  });
  await visit(page, '/about');
  const marks = await page.getByRole('main').locator('use').all();
  expect(marks).toHaveLength(6);
  const sizes = await Promise.all(marks.map((mark) => mark.boundingBox()));
  expect(sizes.every((size) => size !== null && size.width > 10)).toBe(true);
  expect(missing).toEqual([]);
});

test('[PG-1] from both certificates a link leads to their page', async ({ page }) => {
  await visit(page, '/fr/about');
  const { certificates } = pageWordsIn('fr').credentials;
  await withoutLoading(page, async () => {
    await page.getByRole('main').getByRole('link', { name: certificates.all }).click();
    await expect.poll(() => placeOf(page)).toBe('/fr/certifications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pageWordsIn('fr').certifications.head.title,
    );
  });
});
