import type { Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { figuresIn } from './figures.ts';
import { pageWordsIn } from './page-words.ts';
import { expectAtSection } from './sections.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';
import { ways } from './ways.ts';

const part = (page: Page, id: string) => page.getByRole('main').locator(`#${id}`);

async function expectCertificates(page: Page, language: Language) {
  const { certificates } = pageWordsIn(language).credentials;
  const { fitForDigital, iso } = certificates.items;
  const { percent } = figuresIn(language);
  const wanted = [
    { ...fitForDigital, state: certificates.comingSoon, progress: percent(75) },
    { ...iso, state: certificates.inProgress, progress: percent(50) },
  ];
  expect(wanted.map(({ title }) => title)).toEqual(['Fit for Digital AI', 'ISO/IEC 27001:2022']);
  for (const { title, state, progress, description, done, open } of wanted) {
    const name = page.getByRole('heading', { name: title, level: 3, exact: true });
    const item = part(page, 'certificates').getByRole('listitem').filter({ has: name });
    await expect(item.getByText(state, { exact: true })).toBeVisible();
    await expect(item.getByText(progress, { exact: true })).toBeVisible();
    await expect(item.getByText(description)).toBeVisible();
    for (const task of [...done, ...open]) await expect(item.getByText(task, { exact: true })).toBeVisible();
  }
}

async function expectOrganisations(page: Page, language: Language) {
  const { certifications, credentials } = pageWordsIn(language);
  const partners = Object.values(credentials.partners.items);
  const memberships = Object.values(certifications.memberships.items);

  const partnerItems = part(page, 'partners').getByRole('listitem');
  expect(partners).toHaveLength(6);
  await expect(partnerItems.getByRole('heading')).toHaveText(partners.map(({ name }) => name));
  const links = await partnerItems
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(partners.map(({ text }) => text.href));

  const memberItems = part(page, 'memberships').getByRole('listitem');
  expect(memberships).toHaveLength(4);
  await expect(memberItems.getByRole('heading')).toHaveText(memberships.map(({ name }) => name));
  for (const [index, { text, since }] of memberships.entries()) {
    await expect(memberItems.nth(index)).toContainText(text);
    await expect(memberItems.nth(index)).toContainText(since);
    await expect(memberItems.nth(index).locator('svg')).toBeVisible();
  }
}

for (const { way, language, javaScriptEnabled, open } of ways) {
  test.describe(way, () => {
    test.use({ javaScriptEnabled });

    test(`[PG-5] the certificates page shows in ${language} two certificates, six partners and four memberships, ${way}`, async ({
      page,
    }) => {
      const { meta, head } = pageWordsIn(language).certifications;
      await open(page, language, 'certifications');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(meta.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
      await expectCertificates(page, language);
      await expectOrganisations(page, language);
    });
  });
}

const ukrainian = 'uk';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'by the address alone', () => {
    test.use({ javaScriptEnabled });

    test(`[PG-5] its question about security leads in ${ukrainian} to the contact form`, async ({ page }) => {
      await page.goto(`/${ukrainian}/certifications`);
      const { ask } = pageWordsIn(ukrainian).credentials.certificates;
      await page.getByRole('main').getByRole('link', { name: ask }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/${ukrainian}`);
      await expectAtSection(page, 'contact');
    });
  });
}

test('[PG-5] both certificates are drawn as far as their figures say', async ({ page }) => {
  await visit(page, '/certifications');
  const shares = await part(page, 'certificates')
    .locator('.progress__split')
    .evaluateAll((all) =>
      all.map((split) => {
        const done = split.firstElementChild?.getBoundingClientRect().width ?? 0;
        return Math.round((100 * done) / split.getBoundingClientRect().width);
      }),
    );
  expect(shares[0]).toBeGreaterThan(shares[1] ?? 100);
  expect(placeOf(page)).toBe('/certifications');
});
