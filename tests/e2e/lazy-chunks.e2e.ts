import type { Page } from '@playwright/test';
import { panelIn } from './assistant.ts';
import { bannerOn } from './consent-banner.ts';
import { bothTools, expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';
import { withoutLoading } from './ways.ts';

test.use({ settings: bothTools });

/**
 * Makes files fail until `mend`. Like Chromium 150, the page remembers a failed script for the lifetime of
 * the document.
 */
async function lose(page: Page, files: string) {
  const remembered = new Set<string>();
  let isMended = false;
  let failures = 0;
  page.on('request', (request) => request.isNavigationRequest() && remembered.clear());
  await page.route(files, async (route) => {
    const request = route.request();
    const isScript = request.resourceType() === 'script';
    if (isMended && !remembered.has(request.url())) return route.fallback();
    if (isScript) remembered.add(request.url());
    failures += 1;
    return route.abort('internetdisconnected');
  });
  return {
    failures: () => failures,
    mend: () => {
      isMended = true;
    },
  };
}

/** Failed requests are logged, also by the checks that run after each test. */
test.afterEach(({ complaints }) => {
  const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch|'localStorage'/;
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(expected);
});

for (const lost of ['**/assets/chat-panel-*', '**/chat.json']) {
  test(`[CH-1] where ${lost} cannot be had the button says so, and opens the assistant at the next press`, async ({
    page,
  }) => {
    await visit(page, '/fr');
    const { opener, dialog, messages } = panelIn(page, 'fr');
    const network = await lose(page, lost);
    await opener.click();
    await expect(page.getByRole('status').filter({ hasText: messages.button.failed })).toBeVisible();
    await expect(dialog).toBeHidden();
    network.mend();
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(page.getByText(messages.button.failed)).toBeHidden();
  });
}

test.describe('to one who has answered nothing and closed nothing', () => {
  test.use({ answered: false });

  test('[CK-1] a question that could not come is asked on the next page', async ({ page }) => {
    const network = await lose(page, '**/assets/consent-banner-*');
    await visit(page, '/about');
    await expect.poll(network.failures).toBe(1);
    network.mend();
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(bannerOn(page).region).toBeVisible();
  });
});

test('[NV-1] a page whose code cannot be had by a click is asked for by its address, and comes by a click once it can', async ({
  page,
}) => {
  await visit(page, '/about');
  const network = await lose(page, '**/assets/services.route-*');
  const link = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await link.click();
  await expect(page).toHaveTitle(/^AI services/);
  expect(placeOf(page)).toBe('/services');
  network.mend();
  await visit(page, '/about');
  await withoutLoading(page, async () => {
    await link.click();
    await expect(page).toHaveTitle(/^AI services/);
  });
});
