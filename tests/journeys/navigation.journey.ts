import type { Page } from '@playwright/test';
import { expectAtSection } from './sections.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';

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

/** Whether the focused element is, at least in part, in the window and not under the bar. */
function focusIsSeen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector('header.nav');
    if (!focused || focused === document.body || header?.contains(focused)) return 'seen';
    const { top, bottom, left, width, height } = focused.getBoundingClientRect();
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    const isSeen = bottom > edge && top < window.innerHeight;
    const isOnTop = focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return isSeen || isOnTop
      ? 'seen'
      : `${focused.outerHTML.slice(0, 80)} at ${Math.round(top)} to ${Math.round(bottom)}`;
  });
}

async function walk(page: Page, key: string, stops: number) {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => focusIsSeen(page)).toBe('seen');
  }
}

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
      await bar(page).getByRole('link', { name: 'Alzette AI' }).click();
      await expect.poll(() => placeOf(page)).toBe('/de');
    });

    test('[NV-3] a keyboard walk never ends on something that the bar hides (WCAG 2.4.11)', async ({
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

test('[NV-1] the first stop of the Tab key leads past the bar', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' });

  async function openMenu(page: Page, path = '/') {
    await visit(page, path);
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
  }

  test('[NV-4] the toggle opens it and closes it, and says which it will do', async ({ page }) => {
    await openMenu(page);
    await closer(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('[NV-4] by keyboard: Enter opens it, Tab goes into it, Escape closes it, and the focus returns', async ({
    page,
  }) => {
    await visit(page, '/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'About Us' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('[NV-4] a touch outside closes it', async ({ page }) => {
    await openMenu(page);
    const edge = await bar(page).boundingBox();
    await page.mouse.click(3, (edge?.height ?? 0) / 2);
    await expect(menu(page)).toBeHidden();
    expect(placeOf(page)).toBe('/');
  });

  test('[NV-4] a choice closes it: a section of the home page, and another page', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Methodology' }).click();
    await expect(menu(page)).toBeHidden();
    await expectAtSection(page, 'methodology');

    await opener(page).click();
    await menu(page).getByRole('link', { name: 'About Us' }).click();
    await expect.poll(() => placeOf(page)).toBe('/about');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeVisible();
  });

  test('[NV-2][NV-4] on another page a choice goes home to the section', async ({ page }) => {
    await openMenu(page, '/about');
    await menu(page).getByRole('button', { name: 'Contact' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expectAtSection(page, 'contact');
  });

  test('[NV-4] the page behind the open menu does not scroll, and scrolls again when it is closed', async ({
    page,
  }) => {
    await openMenu(page);
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 600);
    await menu(page).getByRole('button', { name: 'Contact' }).hover();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('[NV-4] the menu grows out of the way: on a desk it is a line in the bar again', async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[NV-2][NV-4] it opens, leads to a section, and the bar has a ground from the start', async ({
      page,
    }) => {
      await page.goto('/fr');
      await expect(bar(page)).not.toHaveCSS('background-color', transparent);
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await page
        .getByRole('navigation', { name: 'Principale' })
        .getByRole('button', { name: 'Méthode' })
        .click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#methodology');
      await expectAtSection(page, 'methodology');
    });
  });
});
