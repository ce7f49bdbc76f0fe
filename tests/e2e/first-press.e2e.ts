import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const presses = [
  {
    path: '/en/services',
    chunk: 'services-page',
    press: (page: Page) => page.getByRole('tab', { name: 'Training' }).click(),
    answered: (page: Page) =>
      expect(page.getByRole('tab', { name: 'Training', selected: true })).toBeVisible(),
  },
  {
    path: '/en/blog/1',
    chunk: 'blog-post-page',
    press: (page: Page) => page.getByRole('button', { name: 'Copy link' }).click(),
    answered: (page: Page) => expect(page.getByText('Link copied to clipboard!')).toBeVisible(),
  },
  {
    path: '/en',
    chunk: 'home-sections',
    // Without a pointer over it, React does not hydrate it first.
    press: (page: Page) => page.locator('#blog').getByRole('radio', { name: 'SaaS' }).dispatchEvent('click'),
    answered: (page: Page) => expect(page.locator('#blog').getByRole('listitem')).toHaveCount(1),
  },
];

for (const { path, chunk, press, answered } of presses)
  test(`[HM-14] a press on ${path} before the page’s code is answered`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const arrival = Promise.withResolvers<void>();
    await page.route(`**/assets/${chunk}-*.js`, (route) => arrival.promise.then(() => route.continue()));
    await page.goto(path);
    await page.mouse.move(2, 2);
    await press(page);
    arrival.resolve();
    await answered(page);
  });

test('[RT-6][BL-3] a page whose code cannot be fetched is loaded whole', async ({ page, complaints }) => {
  const about = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  await page.route('**/assets/about-page-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/en/services');
  await about.click();
  await expect(page).toHaveTitle(/^About/);
  expect(complaints.splice(0).join()).toContain('Failed to fetch');
});

test('[RT-6] a press whose route module cannot be fetched works at the second time', async ({
  page,
  complaints,
}) => {
  const about = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  await page.route('**/assets/about.route-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/en/services');
  // The router reloads the page that was to be left.
  await Promise.all([page.waitForEvent('load'), about.click()]);
  await about.click();
  await expect(page).toHaveTitle(/^About/);
  expect(complaints.splice(0).join()).toContain('Failed to fetch');
});
