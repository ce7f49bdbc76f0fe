import { pageMessagesIn } from './page-messages.ts';
import { expectCard, headOf, related, title } from './posts.ts';
import { expect, expectComplaints, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';
import { withoutLoading } from './ways.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[BL-1][BL-6][RT-3][BL-7] a post stands with title, excerpt, tags, picture, text and three others, and leads back to the list', async ({
      page,
    }) => {
      const response = await page.goto('/fr/blog/1');
      expect(response?.status()).toBe(200);
      expect(placeOf(page)).toBe('/blog/1');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(title(page)).toHaveText(headOf('fr', 1, 'title'));
      await expect(page.getByText(headOf('fr', 1, 'excerpt'))).toBeVisible();
      const { tags, back } = pageMessagesIn('fr').blogPost.page;
      const shown = page.getByRole('list', { name: tags }).getByRole('listitem');
      await expect(shown).toHaveText(headOf('fr', 1, 'tags').split(/\s*,\s*/));
      const picture = page.locator('img.article__picture');
      expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
      const text = await page.locator('article .prose').innerText();
      expect(text.split(/\s+/).length).toBeGreaterThan(500);
      expect(text).not.toMatch(/^#|\*\*/m);
      await expect(related(page)).toHaveCount(3);
      await page.getByRole('main').getByRole('link', { name: back }).click();
      await expect.poll(() => placeOf(page)).toBe('/fr/news');
    });

    test('[BL-4] a post that is not there answers 404 with a card in German, whose button leads to the news', async ({
      page,
      complaints,
    }) => {
      const response = await page.goto('/de/blog/-1');
      expect(response?.status()).toBe(404);
      await expectCard(page, [
        'Beitrag nicht verfügbar',
        'Es tut uns leid, aber Beitrag #-1 ist nicht verfügbar.',
      ]);
      await expectComplaints(complaints, /status of 404/);
      await page.getByRole('main').getByRole('link', { name: 'Zur Startseite', exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(de)?$/);
      await expectAtSection(page, 'blog');
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
