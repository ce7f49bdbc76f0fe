import type { Page } from '@playwright/test';
import { popupMessages } from '../../app/features/popup/popup.messages.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { readMessages } from '../../scripts/site-files/read-content.ts';
import { de, uk } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { bothTools, expect, test } from './site-test.ts';
import { barLink, countShifts, expectAtSection, placeOf, stopClock, visit } from './visit.ts';

test.use({ answered: false, settings: bothTools });

function popupOn(page: Page, language: Language = 'en') {
  const messages = readMessages(popupMessages, 'popup', language).popup;
  const popup = page.getByRole('dialog', { name: 'Fit 4 AI' });
  return {
    popup,
    text: messages.text,
    more: popup.getByRole('button', { name: messages.more }),
    close: popup.getByRole('button', { name: messages.close }),
  };
}

async function visitAtRest(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await visit(page, path);
}

const dismissed = (page: Page) => page.evaluate(() => localStorage.getItem('fit4aiPopupDismissed'));

test('[PP-1] the popup comes two seconds after the home page, and on no other page', async ({ page }) => {
  await visitAtRest(page, '/services');
  await page.clock.runFor(10_000);
  await visit(page, `/${uk}`);
  const { popup, text } = popupOn(page, uk);
  await page.clock.runFor(1900);
  await expect(popup).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(popup).toContainText(text, { timeout: 200 });
  }).toPass();
});

test('[PP-1][PP-2] it stays open until it is closed, and then never comes again', async ({ page }) => {
  await visitAtRest(page, '/');
  const { popup, close } = popupOn(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(popup).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.mouse.click(720, 120);
  await (await barLink(page, 'Services')).press('Escape');
  await expect(popup).toBeVisible();
  expect(await dismissed(page)).toBeNull();
  await close.click();
  await expect(popup).toHaveCount(0);
  expect(await dismissed(page)).toBe('true');
  await visit(page, '/');
  await page.clock.runFor(10_000);
  await expect(popup).toHaveCount(0);
});

test('[PP-1][PP-2] it waits for a visitor who types, and takes no focus', async ({ page }) => {
  await visitAtRest(page, '/');
  const { popup, more, close } = popupOn(page);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.clock.runFor(5000);
  await expect(popup).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(1000);
  await expect(popup).toBeVisible();
  const hasFocus = () => popup.evaluate((element) => element.contains(document.activeElement));
  expect(await hasFocus()).toBe(false);
  await more.focus();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(false);
  await more.click();
  await expect(popup).toHaveCount(0);
  await page.clock.resume();
  await expectAtSection(page, 'fit4ai');
  expect(placeOf(page)).toBe('/#fit4ai');
  expect(await dismissed(page)).toBe('true');
});

test('[PP-2] in a window without room it stands below the hero, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 540 });
  await visitAtRest(page, `/${de}`);
  const shifted = await countShifts(page);
  const { popup } = popupOn(page, de);
  await expect(async () => {
    await page.clock.runFor(2100);
    await expect(popup).toHaveCSS('position', 'relative', { timeout: 200 });
  }).toPass();
  expect(await shifted()).toBeLessThan(0.001);
  await page.clock.resume();
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
});
