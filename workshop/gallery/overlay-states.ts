import type { Page } from '@playwright/test';
import type { Scene, SceneWords } from './scene.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const banner = (page: Page, { consent }: SceneWords) =>
  page.getByRole('region', { name: consent.banner.label, exact: true });

async function showDetails(page: Page, words: SceneWords): Promise<void> {
  await banner(page, words).getByRole('button', { name: words.consent.banner.customise }).click();
  await banner(page, words).getByRole('switch').first().waitFor();
}

/** What stands over a page: the question about cookies, the popup about Fit 4 AI, a policy. */
export const overlayStates: readonly Scene[] = [
  {
    name: 'cookies: asked',
    path: '',
    visitor: { unasked: true },
    part: 'window',
    act: (page, words) => banner(page, words).waitFor(),
  },
  {
    name: 'cookies: details',
    path: '/services',
    visitor: { unasked: true },
    part: 'window',
    act: showDetails,
  },
  {
    name: 'cookies: not recorded',
    path: '/about',
    visitor: { unasked: true },
    part: 'window',
    act: async (page, words) => {
      await page.route('**/api/consent*', (route) => route.fulfill({ status: 503, json: {} }));
      await banner(page, words).getByRole('button', { name: words.consent.banner.accept }).click();
      await banner(page, words).getByRole('alert').waitFor();
    },
  },
  {
    name: 'cookies: settings from the footer',
    path: '/terms',
    part: 'window',
    act: async (page, words) => {
      await footer(page).getByRole('button', { name: words.site.footer.cookieSettings }).click();
      await banner(page, words).waitFor();
    },
  },
  {
    name: 'cookies: end of the page above the question',
    path: '/certifications',
    visitor: { unasked: true },
    part: 'window',
    act: async (page, words) => {
      await banner(page, words).waitFor();
      await page.keyboard.press('End');
    },
  },
  {
    name: 'cookies: without scripts',
    path: '/terms',
    visitor: { unasked: true, withoutScripts: true },
    part: (page) => page.locator('#cookie-settings'),
  },
  {
    name: 'popup about Fit 4 AI',
    path: '',
    visitor: { unnoticed: true },
    part: 'window',
    act: (page, { popup }) => page.getByRole('dialog', { name: popup.label }).waitFor(),
  },
  {
    name: 'policy over the page',
    path: '/about',
    part: 'window',
    act: async (page, { site }) => {
      await footer(page).getByRole('button', { name: site.footer.privacy }).click();
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor();
    },
  },
];
