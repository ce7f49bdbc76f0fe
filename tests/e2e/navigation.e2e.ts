import type { Page } from '@playwright/test';
import { languages } from '../../app/lib/i18n/languages.ts';
import { company } from '../support/messages.ts';
import { walk } from './by-keyboard.ts';
import { expect, test } from './site-test.ts';
import { placeOf, scriptsRun, visit } from './visit.ts';

const transparent = 'rgba(0, 0, 0, 0)';
const links = {
  'About Us': '/about',
  Services: '/services',
  'Case Studies': '/case-studies',
  Certifications: '/certifications',
};
const buttons = ['Products', 'Methodology', 'Fit 4 AI', 'SME Packages', 'News', 'Contact'];

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const [device, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('[NV-3] the bar is transparent over the home page until it is scrolled past 10 px, then solid', async ({
      page,
    }) => {
      await visit(page, '/');
      await expect(bar(page)).toHaveCSS('background-color', transparent);
      await page.evaluate(() => window.scrollTo(0, 10));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
      await expect(bar(page)).toHaveCSS('background-color', transparent);
      await page.evaluate(() => window.scrollTo(0, 11));
      await expect(bar(page)).not.toHaveCSS('background-color', transparent);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(bar(page)).toHaveCSS('background-color', transparent);
    });

    test('[NV-3] the bar is solid on another page, and stays at the top', async ({ page }) => {
      await visit(page, '/services');
      await expect(bar(page)).not.toHaveCSS('background-color', transparent);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(bar(page)).toBeInViewport();
      await expect(bar(page)).not.toHaveCSS('background-color', transparent);
    });

    test('[NV-1] the logo goes home in the current language', async ({ page }) => {
      await visit(page, '/de/about');
      await bar(page).getByRole('link', { name: company.name }).click();
      await expect.poll(() => placeOf(page)).toBe('/de');
    });

    test('[NV-3] a keyboard walk never ends where the focus is not seen (WCAG 2.4.7, 2.4.11)', async ({
      page,
    }) => {
      test.slow();
      await visit(page, '/');
      await walk(page, 'Tab', 45);
      await page.getByRole('textbox', { name: 'Message' }).focus();
      await walk(page, 'Shift+Tab', 30);
    });
  });
}

test('[NV-1] the bar has links to pages and buttons to sections, under their names', async ({ page }) => {
  await visit(page, '/');
  for (const [name, path] of Object.entries(links)) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(menu(page).getByRole('link')).toHaveCount(Object.keys(links).length);
  await expect(menu(page).getByRole('button')).toHaveText(buttons);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await visit(page, '/fr');
  await expect(bar(page).getByRole('link', { name: 'À propos' })).toHaveAttribute('href', '/fr/about');
});

/** Parts of the bar that wrap, overlap or leave the window. */
function crowdedParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const parts = [...document.querySelectorAll('.nav .logo, .menu li:not(.menu__sheet) > *, .lang__button')];
    let edge = 0;
    return parts.flatMap((part) => {
      const { left, right, height } = part.getBoundingClientRect();
      const isCrowded = left < edge || right > document.documentElement.clientWidth || height > 50;
      edge = right;
      return isCrowded || height === 0 ? [part.textContent] : [];
    });
  });
}

for (const language of languages) {
  test(`[NV-1][NV-3] on a laptop the whole bar is one line, transparent and solid: ${language}`, async ({
    page,
  }) => {
    await visit(page, `/${language}`);
    for (const width of [1280, 1344, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.nav__toggle')).toBeHidden();
      for (const top of [0, 200]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        expect(await crowdedParts(page), `at ${width}, scrolled to ${top}`).toEqual([]);
      }
    }
  });
}

test('[NV-1][ED-4] neither a name of sixty characters nor text at 200 % makes a page wider than the window', async ({
  page,
}) => {
  await visit(page, '/uk/about');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, size] of [
      [company.name, '200%'],
      ['Шістдесят'.repeat(7).slice(0, 60), '100%'],
    ]) {
      const wider = await page.evaluate(
        ([text = '', fontSize = '']) => {
          const root = document.documentElement;
          root.style.fontSize = fontSize;
          for (const span of document.querySelectorAll('.logo span')) span.textContent = text;
          return root.scrollWidth - root.clientWidth;
        },
        [name, size],
      );
      expect([width, size, wider]).toEqual([width, size, 0]);
      await expect(page.locator('.lang__button')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('[NV-1] the first stop of the Tab key leads past the bar', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[NV-1] a change of page that gives way to the next is no fault of the page', async ({
  page,
  complaints,
}) => {
  await visit(page, '/about');
  await page.evaluate(async () => {
    const change = document.startViewTransition();
    change.skipTransition();
    await change.finished;
  });
  await bar(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  expect(complaints).toEqual([]);
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
