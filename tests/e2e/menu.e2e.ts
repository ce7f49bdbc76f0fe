import type { Page } from '@playwright/test';
import { company, fr, messagesIn } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, placeOf, visit } from './visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

const transparent = 'rgba(0, 0, 0, 0)';
const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu', exact: true });

test('[NV-4] the toggle opens it and closes it, and says which it will do; Escape, a touch outside and a wider window close it too', {
  tag: '@firefox',
}, async ({ page }) => {
  await visit(page, '/');
  for (const close of [
    () => closer(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 30),
  ]) {
    await expect(menu(page)).toBeHidden();
    await opener(page).press('Enter');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'About Us' })).toBeFocused();
    await close();
    await expect(menu(page)).toBeHidden();
  }
  await opener(page).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toBeVisible();
  // The menu must not cover the rest of the bar.
  await bar(page).getByRole('link', { name: company.name }).click({ trial: true });
});

test('[NV-2][NV-4] a choice closes it: a section of the home page, and the page that the bar has no room for', async ({
  page,
}) => {
  await visit(page, '/');
  await opener(page).click();
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await menu(page).getByRole('button', { name: 'Methodology' }).click();
  await expect(menu(page)).toBeHidden();
  await expectAtSection(page, 'methodology');

  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Subsidy finder' }).click();
  await expect.poll(() => placeOf(page)).toBe('/programmes');
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NV-2][NV-4] it opens, says that it will close, leads to a section, and the bar has a ground from the start', async ({
    page,
  }) => {
    const { navigation } = messagesIn(fr).site;
    await page.goto(`/${fr}`);
    await expect(bar(page)).not.toHaveCSS('background-color', transparent);
    await page.getByRole('button', { name: navigation.openMenu, exact: true }).click();
    await expect(page.getByRole('button', { name: navigation.closeMenu, exact: true })).toBeFocused();
    await bar(page).getByRole('button', { name: navigation.methodology }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#methodology');
    await expectAtSection(page, 'methodology');
  });
});
