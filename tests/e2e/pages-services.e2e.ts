import type { Page } from '@playwright/test';
import { languageTable } from '../../app/lib/i18n/languages.ts';
import { de, messagesIn, ru } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

// German has the longest words.
const { offers, faq } = messagesIn(de).services;
const cards = Object.values(offers.cards);
const tabs = [
  { name: offers.all, titles: cards.map(({ title }) => title) },
  ...cards.map((card) => ({ name: card.tab, titles: [card.title] })),
];
const tab = (page: Page, at: number) => page.getByRole('tab').nth(at);

async function expectChosen(page: Page, at: number) {
  const { name = '', titles = [] } = tabs[at] ?? {};
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  const shown = page.locator('#offers').getByRole('heading', { level: 2 }).filter({ visible: true });
  await expect(shown).toHaveText(titles);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

test('[PG-3] a tab shows one service, “all” shows all; arrows walk round their ends', async ({ page }) => {
  await visit(page, `/${de}/services`);
  await expect(page.getByRole('tab')).toHaveText(tabs.map(({ name }) => name));
  for (const at of [1, 2, 3, 4, 0]) {
    await tab(page, at).click();
    await expectChosen(page, at);
  }
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', 4],
    ['ArrowRight', 0],
    ['ArrowLeft', 4],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(page, at);
    await expect(tab(page, at)).toBeFocused();
  }
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  // Tab leaves the tabs at once, and returns to the selected one (roving tabindex).
  await page.keyboard.press('Tab');
  await expect(page.locator('[role="tab"]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 1)).toBeFocused();
});

test('[PG-3] questions open and close by the keyboard, one at a time', async ({ page }) => {
  await visit(page, `/${de}/services`);
  const answers = page.locator('#faq details > p');
  const expectOpen = (...at: number[]) =>
    expect(answers.filter({ visible: true })).toHaveText(at.map((one) => faq.items[one]?.answer ?? ''));
  await expectOpen(0);
  await page.locator('#faq summary').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectOpen(1);
  await page.keyboard.press('Space');
  await expectOpen();
});

const studies = messagesIn(ru).caseStudies;
const main = (page: Page) => page.getByRole('main');
const back = (page: Page, name = studies.head.back) =>
  main(page).getByRole('link', { name, exact: true }).click();

test('[PG-4][LG-5] the back link goes to the page before, and home if there is none', async ({ page }) => {
  await page.goto(`/${ru}/case-studies`);
  await back(page);
  await expect.poll(() => placeOf(page)).toBe(`/${ru}`);
  await visit(page, `/${ru}/services`);
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: messagesIn(ru).site.navigation.caseStudies }).click();
  await main(page).getByRole('link', { name: studies.head.see }).click();
  await expect.poll(() => placeOf(page)).toBe(`/${ru}/case-studies#cases`);
  await expectAtSection(page, 'cases');
  await bar.getByRole('button', { name: languageTable[ru].name }).click();
  await bar.getByRole('link', { name: languageTable[de].name, exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/${de}/case-studies`);
  await back(page, messagesIn(de).caseStudies.head.back);
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/services$/);
});
