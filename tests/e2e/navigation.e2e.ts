import type { Page } from '@playwright/test';
import { languages } from '../../app/lib/i18n/languages.ts';
import { company } from '../support/messages.ts';
import { walk } from './by-keyboard.ts';
import { expect, test } from './site-test.ts';
import { placeOf, scriptsRun, visit } from './visit.ts';

const transparent = 'rgba(0, 0, 0, 0)';
const phone = { width: 390, height: 844 };
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

test('[NV-3] the bar is transparent over the home page until it is scrolled past 10 px; on another page it is solid, and stays at the top', async ({
  page,
}) => {
  await visit(page, '/');
  for (const top of [0, 10, 11, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    const ground = expect(bar(page));
    await (top > 10 ? ground.not : ground).toHaveCSS('background-color', transparent);
  }
  await visit(page, '/services');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar(page)).toBeInViewport();
  await expect(bar(page)).not.toHaveCSS('background-color', transparent);
});

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`[NV-3] a keyboard walk never ends where the focus is not seen (WCAG 2.4.7, 2.4.11), at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await visit(page, '/');
    await walk(page, 'Tab', 45);
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await walk(page, 'Shift+Tab', 30);
  });
}

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

  await visit(page, '/fr/about');
  await expect(bar(page).getByRole('link', { name: 'À propos' })).toHaveAttribute('href', '/fr/about');
  await bar(page).getByRole('link', { name: company.name }).click();
  await expect.poll(() => placeOf(page)).toBe('/fr');
});

/** Parts of the bar that wrap, overlap or leave the window. */
function crowdedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('.logo, .menu li > *, .nav__toggle, .nav .btn, .lang__button');
    let edge = 0;
    return [...parts].flatMap((part) => {
      const { left, right, width, height } = part.getBoundingClientRect();
      if (part.closest('.nav') === null || width === 0) return [];
      const isCrowded = left < edge - 1 || right > document.documentElement.clientWidth || height > 60;
      edge = right;
      return isCrowded ? [part.textContent] : [];
    });
  });
}

for (const language of languages) {
  test(`[NV-1][ED-4] in ${language} the bar is one line for names of up to sixty characters, with a button that stays in it`, async ({
    page,
  }) => {
    await visit(page, `/${language}/about`);
    const button = page.locator('.nav .btn');
    const shown: Record<string, boolean> = {};
    for (const name of [
      company.name,
      'Maschinenbauhaus',
      'Forty letters and two words of a company',
      'W'.repeat(60),
    ])
      for (const width of [320, 390, 768, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((text) => {
          for (const span of document.querySelectorAll('.logo span')) span.textContent = text;
        }, name);
        expect(await crowdedParts(page), `“${name}” at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.lang__button')).toBeInViewport({ ratio: 1 });
        shown[`${name} ${width}`] = await page.locator('.menu').isVisible();
        await expect(page.locator('.nav__toggle')).toBeVisible({ visible: !shown[`${name} ${width}`] });
      }
    expect(shown[`${company.name} 1440`]).toBe(true);
    expect(shown[`${company.name} 768`]).toBe(false);
  });
}

test('[NV-1] the first stop of the Tab key leads past the bar', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[RT-8] a page opened by its address begins at its top; by Back each one before it stands where it was left', async ({
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
  await visit(page, '/case-studies');
  expect(await top()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await scriptsRun(page);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe('/about');
  await expect.poll(top).toBe(600);
});
