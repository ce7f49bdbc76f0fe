import type { Page } from '@playwright/test';
import { pageMessagesIn } from './page-messages.ts';
import { expectCard, headOf, related, title } from './posts.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';
import { withoutLoading } from './ways.ts';

const main = (page: Page) => page.getByRole('main');

/** German messages for a missing post. */
const errors = {
  invalid: ['Ungültiger Beitrag', 'Die Adresse enthält keine gültige Beitragsnummer.'],
  missing: ['Beitrag nicht verfügbar', 'Es tut uns leid, aber Beitrag #-1 ist nicht verfügbar.'],
} as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const language of ['en', 'fr'] as const) {
      test(`[BL-1][BL-6][RT-3] a post stands in ${language} with title, excerpt, tags, picture, text and three others`, async ({
        page,
      }) => {
        const response = await page.goto(`/${language}/blog/1`);
        expect(response?.status()).toBe(200);
        expect(placeOf(page)).toBe('/blog/1');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(title(page)).toHaveText(headOf(language, 1, 'title'));
        await expect(page.getByText(headOf(language, 1, 'excerpt'))).toBeVisible();
        const tags = page.getByRole('list', { name: pageMessagesIn(language).blogPost.page.tags });
        await expect(tags.getByRole('listitem')).toHaveText(headOf(language, 1, 'tags').split(/\s*,\s*/));
        const picture = page.locator('img.article__picture');
        await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
        expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
        const messages = await page.locator('article .prose').innerText();
        expect(messages.split(/\s+/).length).toBeGreaterThan(500);
        expect(messages).not.toMatch(/^#|\*\*/m);
        await expect(page.locator('article .prose').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(related(page)).toHaveCount(3);
      });
    }

    for (const [id, status, messages] of [
      ['abc', 400, errors.invalid],
      ['-1', 404, errors.missing],
    ] as const) {
      test(`[BL-4] /blog/${id} answers ${status} with a card in German, whose button leads to the news`, async ({
        page,
        complaints,
      }) => {
        const response = await page.goto(`/de/blog/${id}`);
        expect(response?.status()).toBe(status);
        await expectCard(page, messages);
        await expectComplaints(complaints, new RegExp(`status of ${status}`));
        await main(page).getByRole('link', { name: 'Zur Startseite', exact: true }).click();
        await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(de)?$/);
        await expectAtSection(page, 'blog');
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      });
    }

    test('[BL-7] the way back from a post leads to the list of the news', async ({ page }) => {
      await page.goto('/blog/3');
      await main(page).getByRole('link', { name: 'Back to the news' }).click();
      await expect.poll(() => placeOf(page)).toBe('/en/news');
    });
  });
}

test('[BL-1][BL-6] a click on a related post opens it from its beginning without loading another document', async ({
  page,
}) => {
  await visit(page, '/de/blog/2');
  const next = related(page).first();
  const name = (await next.textContent()) ?? '';
  await withoutLoading(page, async () => {
    await next.click();
    await expect(title(page)).toHaveText(name);
  });
  expect(placeOf(page)).toMatch(/^\/de\/news\/[a-z0-9-]+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(related(page).filter({ hasText: name })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
