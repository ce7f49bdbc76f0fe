import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
import { bannerOn } from './consent-banner.ts';
import { expect, test } from './site-test.ts';
import { countShifts, expectAtSection, placeOf, stopClock, visit } from './visit.ts';

test.use({ answered: false });

function popupOn(page: Page, language: Language = 'en') {
  const messages = messagesIn(language).popup;
  const popup = page.getByRole('dialog', { name: 'Fit 4 AI' });
  return {
    popup,
    more: popup.getByRole('button', { name: messages.more }),
    close: popup.getByRole('button', { name: messages.close }),
  };
}

/** A visitor who has answered the banner, with the page's clock stopped. */
async function settledVisit(page: Page, path: string): Promise<void> {
  await visit(page, '/about');
  await bannerOn(page).reject.click();
  await expect(bannerOn(page).region).toHaveCount(0);
  await stopClock(page);
  await visit(page, path);
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}

const dismissed = (page: Page) => page.evaluate(() => localStorage.getItem('fit4aiPopupDismissed'));

test('[PP-1] the popup comes two seconds after the home page, in its language', async ({ page }) => {
  await settledVisit(page, '/uk');
  const { popup } = popupOn(page, 'uk');
  await page.clock.runFor(1900);
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(popup).toBeVisible();
  await expect(popup).toContainText(messagesIn('uk').popup.title);
});

test('[PP-1] on no other page it comes', async ({ page }) => {
  await settledVisit(page, '/services');
  await page.clock.runFor(10_000);
  await expect(popupOn(page).popup).toHaveCount(0);
});

for (const way of ['its button', 'Escape'] as const) {
  test(`[PP-1][PP-2] closed by ${way}, it never comes again`, async ({ page }) => {
    await settledVisit(page, '/');
    await page.clock.runFor(2100);
    const { popup, close } = popupOn(page);
    await expect(popup).toBeVisible();
    if (way === 'its button') await close.click();
    if (way === 'Escape') await page.keyboard.press('Escape');
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

for (const touch of [false, true]) {
  test.describe(touch ? 'by finger' : 'by mouse', () => {
    test.use({ hasTouch: touch });

    test(`[PP-2] a press elsewhere does not dismiss it, ${touch ? 'by finger' : 'by mouse'}, nor does Escape in something else`, async ({
      page,
    }) => {
      await settledVisit(page, '/');
      await page.clock.runFor(2100);
      const { popup } = popupOn(page);
      await expect(popup).toBeVisible();
      await (touch ? page.touchscreen.tap(720, 120) : page.mouse.click(720, 120));
      await page.mouse.wheel(0, 600);
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).focus();
      await page.keyboard.press('Escape');
      await expect(popup).toBeVisible();
      expect(await dismissed(page)).toBeNull();
    });
  });
}

/** Overlap of two boxes in both directions; negative without one. */
const overlap = (one: Box, other: Box) =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  );

for (const [language, width, height, floats] of [
  ['uk', 320, 568, []],
  ['en', 390, 844, []],
  ['de', 768, 1024, []],
  ['uk', 1280, 720, []],
  ['uk', 1440, 900, ['answered']],
  ['uk', 1920, 1080, ['open', 'answered']],
] as const) {
  test(`[PP-1][PP-2] in ${language} at ${width} × ${height} it comes after two seconds, moves nothing, and covers neither the first words nor question nor assistant`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await stopClock(page);
    await visit(page, `/${language}`);
    const { popup } = popupOn(page, language);
    const { region, reject } = bannerOn(page, language);
    await page.clock.runFor(1900);
    await expect(region).toBeVisible();
    await expect(popup).toHaveCount(0);
    const shifted = await countShifts(page);
    await page.clock.runFor(200);
    await expect(popup).toBeVisible();
    expect(await shifted()).toBe(0);
    const hero = page.getByRole('main').locator('section').first();
    const spared = [
      page.getByRole('heading', { level: 1 }),
      hero.locator('.lead'),
      hero.locator('.actions').first(),
      page.getByRole('complementary', { name: messagesIn(language).chat.button.open }),
    ];
    for (const question of ['open', 'answered'] as const) {
      if (question === 'answered') {
        await reject.click();
        await expect(region).toHaveCount(0);
      }
      const box = await boxOf(popup);
      expect(box.y < height).toBe(floats.some((state) => state === question));
      const others = question === 'open' ? [...spared, region] : spared;
      for (const other of others) expect(overlap(box, await boxOf(other))).toBeLessThanOrEqual(0);
    }
  });
}

test('[PP-2] it waits while somebody reads or writes below its place, and takes no focus', async ({
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
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await expect(popup).toBeVisible();
});
