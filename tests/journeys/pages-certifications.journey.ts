import type { Page } from '@playwright/test';
import { pageWordsIn } from './page-words.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

const part = (page: Page, id: string) => page.getByRole('main').locator(`#${id}`);

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
