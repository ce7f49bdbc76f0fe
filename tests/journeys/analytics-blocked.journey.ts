import { bannerOn } from './consent-banner.ts';
import { test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { visit } from './visit.ts';

test('[AN-5] a tool that is blocked changes nothing for the visitor', async ({
  page,
  context,
  tools,
  complaints,
}) => {
  await context.unrouteAll();
  await context.route(/googletagmanager|clarity|google-analytics/, (route) => route.abort('blockedbyclient'));
  await visit(page, '/');
  const { region, accept } = bannerOn(page);
  await accept.click();
  await expect(region).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => complaints.length).toBe(2);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_BLOCKED_BY_CLIENT');
  expect(tools.told).toEqual([]);
});

test('[AN-5] a tool that breaks is a line on the console, and the page goes on', async ({
  page,
  context,
  complaints,
}) => {
  await context.route(/googletagmanager/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.gtag = null; throw new Error("broken tool")',
    }),
  );
  await visit(page, '/');
  await bannerOn(page).accept.click();
  await expect.poll(() => complaints.join()).toContain('broken tool');
  complaints.length = 0;
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
});
