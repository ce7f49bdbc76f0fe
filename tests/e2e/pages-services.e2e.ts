import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { pageMessagesIn } from './page-messages.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

const part = (page: Page, id: string) => page.getByRole('main').locator(`#${id}`);
const offers = (page: Page) => part(page, 'offers').getByRole('article').getByRole('heading', { level: 2 });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The tabs with the cards that each shows. */
function tabsIn(language: Language) {
  const { all, cards } = pageMessagesIn(language).services.offers;
  const own = Object.values(cards).map((card) => ({ name: card.tab, cards: [card.title] }));
  return [{ name: all, cards: Object.values(cards).map(({ title }) => title) }, ...own];
}

async function expectChosen(page: Page, { name, cards }: { name: string; cards: string[] }) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(offers(page).filter({ visible: true })).toHaveText(cards);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

// German has the longest words.
const german = 'de';

test(`[PG-3] a click on a tab leaves one service to see in ${german}, and “all” brings the others back`, async ({
  page,
}) => {
  await visit(page, `/${german}/services`);
  const [all, ...others] = tabsIn(german);
  expect(others).toHaveLength(4);
  for (const one of [...others, all]) {
    await tab(page, one?.name ?? '').click();
    await expectChosen(page, one ?? { name: '', cards: [] });
  }
});

test(`[PG-3] arrows, Home and End walk the tabs in ${german} and round their ends`, async ({ page }) => {
  await visit(page, `/${german}/services`);
  const tabs = tabsIn(german);
  await tab(page, tabs[0]?.name ?? '').focus();
  const walk = [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', 4],
    ['ArrowRight', 0],
    ['ArrowLeft', 4],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const;
  for (const [key, place] of walk) {
    await page.keyboard.press(key);
    await expectChosen(page, tabs[place] ?? { name: '', cards: [] });
    await expect(tab(page, tabs[place]?.name ?? '')).toBeFocused();
  }
  // Roving tabindex: Tab leaves the tabs at once and returns to the selected one.
  await page.keyboard.press('Tab');
  await expect(page.locator('[role="tab"]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, tabs[1]?.name ?? '')).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'by the address alone', () => {
    test.use({ javaScriptEnabled });

    for (const [button, section] of [
      ['contact', 'contact'],
      ['subsidies', 'fit4ai'],
    ] as const) {
      test(`[PG-3] the last button “${button}” leads in ${german} to the home page at #${section}, and so does a reload there`, async ({
        page,
      }) => {
        await page.goto(`/${german}/services`);
        const name = pageMessagesIn(german).services.call[button];
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', `/${german}#${section}`);
        await link.click();
        await expect.poll(() => placeOf(page)).toBe(`/${german}#${section}`);
        await expectAtSection(page, section);
        await page.reload();
        await expectAtSection(page, section);
      });
    }

    test(`[PG-3] questions open and close by the keyboard in ${german}, one at a time; tabs are there with scripts alone`, async ({
      page,
    }) => {
      await page.goto(`/${german}/services`);
      await expect(page.getByRole('tablist')).toHaveCount(javaScriptEnabled ? 1 : 0);
      const { items } = pageMessagesIn(german).services.faq;
      const answers = items.map(({ answer }) => part(page, 'faq').getByText(answer, { exact: true }));
      const [first, second, third] = answers;
      if (!first || !second || !third) throw new Error('there are fewer questions than three');
      await expect(first).toBeVisible();
      await expect(second).toBeHidden();

      await part(page, 'faq').locator('summary').first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(second).toBeVisible();
      await expect(first).toBeHidden();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(third).toBeVisible();
      await expect(second).toBeHidden();
      await page.keyboard.press('Space');
      await expect(third).toBeHidden();
      for (const answer of answers) await expect(answer).toBeHidden();
    });
  });
}
