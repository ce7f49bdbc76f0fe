import type { Page } from '@playwright/test';
import { languages, languageTable } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { hasText } from './posts.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

const day = 86_400_000;

const blog = (page: Page) => page.locator('#blog');
const cards = (page: Page) => blog(page).getByRole('listitem');
const topic = (page: Page, name: string) => blog(page).getByRole('radio', { name, exact: true });

function datesOf(page: Page): Promise<string[]> {
  return blog(page)
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
}

test('[HM-10] six cards lead to posts 1 to 6, each with a topic, a picture and an excerpt', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(cards(page)).toHaveCount(6);
  const links = cards(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `/blog/${id}`),
  );
  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/^(AI|SaaS)/);
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('[HM-10] a card is one link: a click on its excerpt opens the post', async ({ page }) => {
  await visit(page, '/');
  const card = cards(page).nth(2);
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 12);
  await expect.poll(() => placeOf(page)).toBe('/blog/3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[HM-10] the filter begins with all, shows a topic by pointer and keyboard, and says when there is none', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(topic(page, 'All')).toBeChecked();
  await topic(page, 'AI').check();
  await expect(cards(page).filter({ hasText: /^SaaS/ })).toHaveCount(0);
  const aboutAi = await cards(page).count();
  expect(aboutAi).toBeGreaterThan(0);

  await topic(page, 'SaaS').check();
  await expect(cards(page).filter({ hasText: /^AI/ })).toHaveCount(0);
  expect(aboutAi + (await cards(page).count())).toBe(6);

  await page.keyboard.press('ArrowLeft');
  await expect(topic(page, 'Automation')).toBeChecked();
  await expect(blog(page).getByRole('status')).toHaveText('No posts available');
  await expect(blog(page).getByText('No posts available')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);

  await topic(page, 'All').check();
  await expect(cards(page)).toHaveCount(6);
  await expect(blog(page).getByText('No posts available')).toHaveCount(0);
});

for (const language of languages) {
  test(`[HM-10][HM-11][LG-4] in ${language} cards say where only the summary exists, and show days of the last 30 in that language’s format`, async ({
    page,
  }) => {
    const words = wordsIn(language).home.blog;
    await visit(page, `/${language}`);
    const summaries = [1, 2, 3, 4, 5, 6].filter((id) => !hasText(language, id)).length;
    await expect(blog(page).getByText(words.summaryOnly, { exact: true })).toHaveCount(summaries);

    const dates = await datesOf(page);
    expect(new Set(dates).size).toBe(6);
    const today = new Date();
    const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
    const format = new Intl.DateTimeFormat(languageTable[language].dates, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (const date of dates) {
      const age = (midnight - Date.parse(date)) / day;
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(30);
      await expect(blog(page).getByText(format.format(new Date(date)), { exact: true })).toBeVisible();
    }
  });
}

test('[HM-11] the dates are made at load: they stay while the visitor filters, and another visit makes others', async ({
  page,
}) => {
  await visit(page, '/');
  const dates = await datesOf(page);
  await topic(page, 'SaaS').check();
  for (const date of await datesOf(page)) expect(dates).toContain(date);
  await topic(page, 'All').check();
  expect(await datesOf(page)).toEqual(dates);

  await expect
    .poll(async () => {
      await page.reload();
      await expect.poll(async () => (await datesOf(page)).filter(Boolean).length).toBe(6);
      return (await datesOf(page)).join();
    })
    .not.toBe(dates.join());
});

test.describe('a visitor whose day is another one than the server’s', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('[HM-11] sees no date of tomorrow', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-02-28T23:30:00Z') });
    await visit(page, '/');
    const dates = await datesOf(page);
    expect(dates).toHaveLength(6);
    for (const date of dates) expect(date <= '2026-03-01' && date > '2026-01-30').toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HM-10] all six cards are there, and no filter that does nothing', async ({ page }) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(6);
    await expect(topic(page, 'All')).toBeHidden();
  });
});
