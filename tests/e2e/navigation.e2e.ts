import type { Page } from '@playwright/test';
import { company, fr, messagesIn } from '../support/messages.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { walk } from './by-keyboard.ts';
import { expect, test, testWithoutScripts } from './site-test.ts';
import { expectAtSection, placeOf, scriptsRun, visit } from './visit.ts';

const links = {
  'About Us': '/about',
  Services: '/services',
  'Case Studies': '/case-studies',
  Certifications: '/certifications',
};
const buttons = ['Products', 'Methodology', 'Fit 4 AI', 'SME Packages', 'News', 'Contact'];

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu', exact: true });

test('[NV-3] the bar is transparent over the top of the home page alone', async ({ page }) => {
  await visit(page, '/');
  for (const top of [0, 10, 11, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const ground = expect(bar(page));
    await (top > 10 ? ground.not : ground).toHaveCSS('background-color', TRANSPARENT);
  }
  await visit(page, '/services');
  await expect(bar(page)).not.toHaveCSS('background-color', TRANSPARENT);
});

test('on a phone the keyboard’s focus is always seen (WCAG 2.4.7, 2.4.11)', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await walk(page, 'Tab', 45);
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await walk(page, 'Shift+Tab', 20);
});

test('[NV-1] the bar leads to pages and sections, its logo home in the same language', async ({ page }) => {
  await visit(page, '/');
  for (const [name, path] of Object.entries(links)) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(menu(page).getByRole('link')).toHaveCount(Object.keys(links).length);
  await expect(menu(page).getByRole('button')).toHaveText(buttons);
  await expect(opener(page)).toBeHidden();

  await visit(page, `/${fr}/about`);
  const about = bar(page).getByRole('link', { name: messagesIn(fr).site.navigation.about });
  await expect(about).toHaveAttribute('href', `/${fr}/about`);
  await bar(page).getByRole('link', { name: company.name }).click();
  await expect.poll(() => placeOf(page)).toBe(`/${fr}`);
});

test('[NV-1] the first stop of the Tab key leads past the bar', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[RT-8] a page begins at its top, and by Back stands where it was left', async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  await visit(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await scriptsRun(page);
  await expect.poll(top).toBe(600);
  // A click would scroll the link into view first.
  await bar(page).getByRole('link', { name: 'Services' }).dispatchEvent('click');
  await expect.poll(() => placeOf(page)).toBe('/services');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe('/about');
  await expect.poll(top).toBe(600);
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[NV-4] toggle, Escape and a touch outside close the menu', { tag: '@firefox' }, async ({ page }) => {
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
    await closer(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(closer(page)).toBeHidden();
    // The menu must not cover the rest of the bar.
    await bar(page).getByRole('link', { name: company.name }).click({ trial: true });
  });

  test('[NV-2][NV-4] a choice closes it: a section of home, or another page', async ({ page }) => {
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

  testWithoutScripts(
    '[NV-2][NV-4] without JavaScript it opens, says that it will close, and leads to a section',
    async ({ page }) => {
      const { navigation } = messagesIn(fr).site;
      await page.goto(`/${fr}`);
      await page.getByRole('button', { name: navigation.openMenu, exact: true }).click();
      await expect(page.getByRole('button', { name: navigation.closeMenu, exact: true })).toBeFocused();
      await bar(page).getByRole('button', { name: navigation.methodology }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#methodology');
      await expectAtSection(page, 'methodology');
    },
  );
});
