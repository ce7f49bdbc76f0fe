import type { Page } from '@playwright/test';
import { href, type PageName } from '../../app/lib/i18n/href.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { expect } from './site-test.ts';
import { visit } from './visit.ts';

/** Expects the action not to load another document. */
export async function withoutLoading(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await act();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}

/** Follows the first link of the site to a page, from that language's home page. */
async function followLink(page: Page, language: Language, name: PageName) {
  const path = href(language, name);
  await visit(page, href(language, 'home'));
  await withoutLoading(page, async () => {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });
}

/** Ways to reach a page, each in another language: two in Latin script, one in Cyrillic. */
export const ways = [
  {
    way: 'on a hard load',
    language: 'en',
    javaScriptEnabled: true,
    open: async (page: Page, language: Language, name: PageName) => {
      const response = await visit(page, href(language, name));
      expect(response?.status()).toBe(200);
    },
  },
  { way: 'by a link', language: 'fr', javaScriptEnabled: true, open: followLink },
  {
    way: 'without JavaScript',
    language: 'uk',
    javaScriptEnabled: false,
    open: async (page: Page, language: Language, name: PageName) => {
      const response = await page.goto(href(language, name));
      expect(response?.status()).toBe(200);
    },
  },
] as const;
