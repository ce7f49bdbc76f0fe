import type { Page } from '@playwright/test';
import { type Language, languages, languageTable } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
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

for (const [locale, language] of [
  ['uk-UA', 'uk'],
  ['it-IT', 'en'],
] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test(`[LG-1][LG-7] a bare path answers in ${language}, and the scripts find nothing to correct`, async ({
      page,
    }) => {
      await visit(page, '/');
      expect(placeOf(page)).toBe('/');
      await expectHomeIn(page, language);
    });
  });
}

test('[RT-2][LG-2][LG-5] a prefixed page is in that language whatever the browser asks for; it is kept, until another is chosen', async ({
  page,
}) => {
  await visit(page, '/fr');
  await expectHomeIn(page, 'fr');
  await expectSaved(page, 'fr');
  await visit(page, '/');
  await expectHomeIn(page, 'fr');
  await choose(page, 'fr', 'uk');
  await expect.poll(() => placeOf(page)).toBe('/uk');
  await expectHomeIn(page, 'uk');
  await expectSaved(page, 'uk');
});

test('[LG-5] the choice keeps the page, from a bare path and from a prefixed one', {
  tag: '@firefox',
}, async ({ page }) => {
  await visit(page, '/about');
  await choose(page, 'en', 'fr');
  await expect.poll(() => placeOf(page)).toBe('/fr/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await choose(page, 'fr', 'uk');
  await expect.poll(() => placeOf(page)).toBe('/uk/about');
});

test('[LG-5] the menu opens, chooses and closes by the keyboard alone, and the focus stays with it', {
  tag: '@firefox',
}, async ({ page }) => {
  await visit(page, '/');
  await menuButton(page, 'en').focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'en')).toHaveAttribute('aria-current', 'true');
  const names = page
    .getByRole('banner')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Français', exact: true }) })
    .getByRole('link');
  await expect(names).toHaveText(languages.map((language) => languageTable[language].name));
  await page.keyboard.press('Tab');
  await expect(choice(page, 'en')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'fr')).toBeFocused();
  await page.keyboard.press('Enter');

  await expectHomeIn(page, 'fr');
  await expect(choice(page, 'fr')).toBeHidden();
  await expect(menuButton(page, 'fr')).toBeFocused();
});

test('[LG-5] axe finds nothing in the open menu; Escape and a click outside close it without a choice', async ({
  page,
}) => {
  await visit(page, '/');
  await menuButton(page, 'en').click();
  await expect(choice(page, 'fr')).toBeVisible();
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(choice(page, 'fr')).toBeHidden();
  await expect(menuButton(page, 'en')).toBeFocused();

  await menuButton(page, 'en').click();
  await expect(choice(page, 'fr')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(choice(page, 'fr')).toBeHidden();
  await expectHomeIn(page, 'en');
});
