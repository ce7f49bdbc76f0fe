import type { Page } from '@playwright/test';
import { messagesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';
import { newCookies, placeOf, visit } from './visit.ts';

/** Stores a language before any page has run. */
async function remember(page: Page, language: string) {
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
}

/** Collects the languages of documents that painted text. */
async function paintedLanguages(page: Page): Promise<string[]> {
  const painted: string[] = [];
  await page.exposeFunction('notePaint', (language: string) => painted.push(language));
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(window, 'notePaint');
    const observer = new PerformanceObserver((list) => {
      const messages = list.getEntriesByName('first-contentful-paint').length > 0;
      if (messages && typeof note === 'function') note(document.documentElement.lang);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  return painted;
}

/** Delays every response, so that a document shown before a redirect would be noticed. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test('[LG-1][LG-7] a choice whose cookie is gone wins on a bare path, and no other language is ever painted', async ({
  page,
}) => {
  await remember(page, 'de');
  await slowLine(page);
  const painted = await paintedLanguages(page);
  await visit(page, '/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesIn('de').home.hero.headline);
  await expect.poll(() => painted).toEqual(['de']);
  expect(await newCookies(page)).toEqual([['language', 'de']]);
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('[LG-3] a stored value that is no language is ignored', async ({ page, baseURL }) => {
    await remember(page, 'constructor');
    await page.context().addCookies([{ name: 'language', value: 'constructor', url: String(baseURL) }]);
    await visit(page, '/');
    await expect(page).toHaveTitle(messagesIn('fr').home.meta.title);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[CA-2][LG-1][LG-2][LG-5] languages are read, chosen and kept; a negotiated one is not', async ({
      page,
    }) => {
      await page.goto('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      expect(await newCookies(page)).toEqual([]);

      await page.getByRole('button', { name: 'Français' }).click();
      await page.getByRole('link', { name: 'Русский' }).click();
      await expect.poll(() => placeOf(page)).toBe('/ru/about');
      await expect.poll(() => newCookies(page)).toEqual([['language', 'ru']]);

      await page.goto('/');
      await expect(page).toHaveTitle(messagesIn('ru').home.meta.title);
    });
  });
});

test('[RT-3][LG-5] a post under a language wins over what was chosen before and becomes the choice; another choice keeps the post', async ({
  page,
}) => {
  await visit(page, '/uk');
  await visit(page, '/fr/blog/3');
  expect(placeOf(page)).toBe('/blog/3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await visit(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');

  await visit(page, '/blog/3');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => placeOf(page)).toBe('/blog/3');
});
