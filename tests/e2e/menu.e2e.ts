import type { Page } from '@playwright/test';
import { company } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { expect, test } from './site-test.ts';
import { expectAtSection, holdBack, placeOf, scriptsRun, visit } from './visit.ts';

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
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toBeVisible();
  // The menu must not cover the rest of the bar.
  await bar(page).getByRole('link', { name: company.name }).click({ trial: true });
});

test('[NV-2][NV-4] a choice closes it: a section of the home page, there and from elsewhere, and the page that the bar has no room for', async ({
  page,
}) => {
  await visit(page, '/');
  await opener(page).click();
  expect(await axeViolationsByDayAndNight(page)).toEqual([]);
  await menu(page).getByRole('button', { name: 'Methodology' }).click();
  await expect(menu(page)).toBeHidden();
  await expectAtSection(page, 'methodology');

  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Subsidy finder' }).click();
  await expect.poll(() => placeOf(page)).toBe('/programmes');
  await expect(menu(page)).toBeHidden();

  await opener(page).click();
  await menu(page).getByRole('button', { name: 'Contact' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expectAtSection(page, 'contact');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NV-2][NV-4] it opens, says that it will close, leads to a section, and the bar has a ground from the start', async ({
    page,
  }) => {
    await page.goto('/fr');
    await expect(bar(page)).not.toHaveCSS('background-color', transparent);
    await page.getByRole('button', { name: 'Ouvrir le menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Fermer le menu', exact: true })).toBeFocused();
    await bar(page).getByRole('button', { name: 'Méthode' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#methodology');
    await expectAtSection(page, 'methodology');
  });
});

test('[HM-3][NV-3][NV-4] before any script file has come, a choice closes it, the bar gets its ground and a card turns', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(bar(page)).toHaveCSS('background-color', transparent);
  await opener(page).click();
  // Prevented: the form's submission would leave the page.
  await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()));
  await menu(page).getByRole('button', { name: 'Methodology' }).click();
  await expect(menu(page)).toBeHidden();
  const cards = page.locator('#services');
  await cards.getByRole('button', { name: 'Turn over' }).first().click();
  await expect(cards.getByRole('button', { name: 'Show front' }).first()).toBeFocused();
  await expect(bar(page)).not.toHaveCSS('background-color', transparent);
  release();
  await scriptsRun(page);
  await expect(cards.getByRole('button', { name: 'Show front' }).first()).toBeFocused();
});
