import type { Page } from '@playwright/test';
import { company, fr, messagesIn } from '../support/messages.ts';
import { walk } from './by-keyboard.ts';
import { expect, test } from './site-test.ts';
import { placeOf, scriptsRun, visit } from './visit.ts';

const links = {
  'About Us': '/about',
  Services: '/services',
  'Case Studies': '/case-studies',
  Certifications: '/certifications',
};
const buttons = ['Products', 'Methodology', 'Fit 4 AI', 'SME Packages', 'News', 'Contact'];

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });

test('[NV-3] the bar is transparent over the home page until it is scrolled past 10 px; on another page it is solid', async ({
  page,
}) => {
  const transparent = 'rgba(0, 0, 0, 0)';
  await visit(page, '/');
  for (const top of [0, 10, 11, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const ground = expect(bar(page));
    await (top > 10 ? ground.not : ground).toHaveCSS('background-color', transparent);
  }
  await visit(page, '/services');
  await expect(bar(page)).not.toHaveCSS('background-color', transparent);
});

test('a keyboard walk on a phone never ends where the focus is not seen (WCAG 2.4.7, 2.4.11)', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await walk(page, 'Tab', 45);
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await walk(page, 'Shift+Tab', 20);
});

test('[NV-1] the bar has links to pages and buttons to sections, and its logo goes home in the current language', async ({
  page,
}) => {
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

test('[RT-8] a page opened by its address begins at its top; by Back the one before it stands where it was left', async ({
  page,
}) => {
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
