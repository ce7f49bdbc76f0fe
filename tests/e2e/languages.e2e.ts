import type { Page } from '@playwright/test';
import { type Language, languages, languageTable } from '../../app/lib/i18n/languages.ts';
import { de, fr, messagesIn, ru, uk } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { expect, test } from './site-test.ts';
import { newCookies, placeOf, visit } from './visit.ts';

const menuButton = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: languageTable[language].name });

const choice = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: languageTable[language].name, exact: true });

async function choose(page: Page, from: Language, to: Language) {
  await menuButton(page, from).click();
  await choice(page, to).click();
}

async function expectHomeIn(page: Page, language: Language) {
  const { meta, hero } = messagesIn(language).home;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
  await expect(menuButton(page, language)).toBeVisible();
}

async function expectSaved(page: Page, language: Language) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(language);
  expect(await newCookies(page)).toEqual([['language', language]]);
}

test('[RT-2][RT-3][LG-2][LG-5] a prefix decides the language until another is chosen', async ({ page }) => {
  await visit(page, `/${fr}`);
  await expectHomeIn(page, fr);
  await expectSaved(page, fr);
  await visit(page, '/');
  await expectHomeIn(page, fr);
  await choose(page, fr, uk);
  await expect.poll(() => placeOf(page)).toBe(`/${uk}`);
  await expectHomeIn(page, uk);
  await expectSaved(page, uk);
  await visit(page, `/${fr}/blog/3`);
  expect(placeOf(page)).toBe('/blog/3');
  await expect(page.locator('html')).toHaveAttribute('lang', fr);
  await expectSaved(page, fr);
  await choose(page, fr, de);
  await expect(page.locator('html')).toHaveAttribute('lang', de);
  await expect.poll(() => placeOf(page)).toBe('/blog/3');
});

test('[LG-5] the language menu works by keyboard alone, and closes as expected', async ({ page }) => {
  const [, next = fr] = languages;
  await visit(page, '/');
  await menuButton(page, 'en').click();
  await expect(page.getByRole('banner').locator('[hreflang]')).toHaveText(
    languages.map((language) => languageTable[language].name),
  );
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(choice(page, next)).toBeHidden();
  await expect(menuButton(page, 'en')).toBeFocused();
  await menuButton(page, 'en').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(choice(page, next)).toBeHidden();
  await menuButton(page, 'en').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(choice(page, 'en')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectHomeIn(page, next);
  await expect(choice(page, next)).toBeHidden();
  await expect(menuButton(page, next)).toBeFocused();
});

test('[LG-1][LG-7] a choice whose cookie is gone wins, and no other is ever painted', async ({ page }) => {
  const painted: string[] = [];
  await page.exposeFunction('notePaint', (language: string) => painted.push(language));
  await page.addInitScript((kept) => {
    localStorage.setItem('language', kept);
    const note = Reflect.get(window, 'notePaint');
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) note(document.documentElement.lang);
    }).observe({ type: 'paint', buffered: true });
  }, de);
  // The network is so slow that a document shown before a redirect would be noticed.
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', line);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesIn(de).home.hero.headline);
  await expect.poll(() => painted).toEqual([de]);
  expect(await newCookies(page)).toEqual([['language', de]]);
});

test.describe('a browser in another language without JavaScript', () => {
  test.use({ locale: fr, javaScriptEnabled: false });

  test('[CA-2][LG-1][LG-2][LG-3][LG-5] languages are read, chosen and kept', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'constructor', url: String(baseURL) }]);
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', fr);
    expect(await newCookies(page)).toEqual([['language', 'constructor']]);
    await choose(page, fr, ru);
    await expect.poll(() => placeOf(page)).toBe(`/${ru}/about`);
    await expect.poll(() => newCookies(page)).toEqual([['language', ru]]);
    await page.goto('/');
    await expect(page).toHaveTitle(messagesIn(ru).home.meta.title);
  });
});
