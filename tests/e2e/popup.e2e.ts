import type { Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, stopClock, visit } from './visit.ts';

test.use({ answered: false });

function popupOn(page: Page, language: Language = 'en') {
  const words = wordsIn(language).popup;
  const popup = page.getByRole('dialog', { name: 'Fit 4 AI' });
  return {
    popup,
    more: popup.getByRole('button', { name: words.more }),
    close: popup.getByRole('button', { name: words.close }),
  };
}

/** A visitor who has answered the question about cookies, and for whom the page's clock now stands still. */
async function settledVisit(page: Page, path: string): Promise<void> {
  await visit(page, '/about');
  await bannerOn(page).reject.click();
  await expect(bannerOn(page).region).toHaveCount(0);
  await stopClock(page);
  await visit(page, path);
}

const dismissed = (page: Page) => page.evaluate(() => localStorage.getItem('fit4aiPopupDismissed'));

test('[PP-1] the popup comes two seconds after the home page, in its language', async ({ page }) => {
  await settledVisit(page, '/uk');
  const { popup } = popupOn(page, 'uk');
  await page.clock.runFor(1900);
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(popup).toBeVisible();
  await expect(popup).toContainText(wordsIn('uk').popup.title);
});

test('[PP-1] on no other page it comes', async ({ page }) => {
  await settledVisit(page, '/services');
  await page.clock.runFor(10_000);
  await expect(popupOn(page).popup).toHaveCount(0);
});

for (const way of ['its button', 'Escape', 'a press beside it'] as const) {
  test(`[PP-1][PP-2] closed by ${way}, it never comes again`, async ({ page }) => {
    await settledVisit(page, '/');
    await page.clock.runFor(2100);
    const { popup, close } = popupOn(page);
    await expect(popup).toBeVisible();
    if (way === 'its button') await close.click();
    if (way === 'Escape') await page.keyboard.press('Escape');
    if (way === 'a press beside it') await page.mouse.click(720, 120);
    await expect(popup).toHaveCount(0);
    expect(await dismissed(page)).toBe('true');
    await visit(page, '/');
    await page.clock.runFor(10_000);
    await expect(popup).toHaveCount(0);
  });
}

test('[PP-1] Learn more leads to the section, and is an answer for good', async ({ page }) => {
  await settledVisit(page, '/fr');
  await page.clock.runFor(2100);
  const { popup, more } = popupOn(page, 'fr');
  await more.click();
  await expect(popup).toHaveCount(0);
  await page.clock.resume();
  await expectAtSection(page, 'fit4ai');
  expect(placeOf(page)).toBe('/fr#fit4ai');
  expect(await dismissed(page)).toBe('true');
});

test('[PP-2] on a small screen it waits until the question about cookies is answered, or there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 899, height: 900 });
  await stopClock(page);
  await visit(page, '/');
  await page.clock.runFor(10_000);
  const { popup } = popupOn(page);
  const { region, reject } = bannerOn(page);
  await expect(region).toBeVisible();
  await expect(popup).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(popup).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(popup).toHaveCount(0);
  await reject.click();
  await expect(popup).toBeVisible();
});

for (const way of ['reject', 'customise'] as const) {
  test(`[PP-2] on a large screen it comes above the question, and stays when that is answered by ${way}`, async ({
    page,
  }) => {
    await stopClock(page);
    await visit(page, '/');
    await page.clock.runFor(2100);
    const { popup, close } = popupOn(page);
    const banner = bannerOn(page);
    await expect(popup).toBeVisible();
    await expect(banner.region).toBeVisible();
    await banner[way].click();
    if (way === 'customise') {
      await expect(banner.analytics).toBeVisible();
      await expect(popup).toHaveCount(0);
      await banner.save.click();
    }
    await expect(banner.region).toHaveCount(0);
    await expect(popup).toBeVisible();
    expect(await dismissed(page)).toBeNull();
    await close.click();
    await expect(popup).toHaveCount(0);
  });
}

test('[PP-2] it waits while somebody writes, also from one field to the next, and takes no focus', async ({
  page,
}) => {
  await settledVisit(page, '/');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.clock.runFor(5000);
  const { popup } = popupOn(page);
  await expect(popup).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.clock.runFor(5000);
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(1000);
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('[PP-2] the keyboard goes through it and out of it again', async ({ page }) => {
  await settledVisit(page, '/');
  await page.clock.runFor(2100);
  const { popup, more, close } = popupOn(page);
  await more.focus();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await expect(popup).toBeVisible();
});
