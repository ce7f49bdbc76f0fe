import type { Page } from '@playwright/test';
import { answerIn, bannerOn, blockStorage } from './consent-banner.ts';
import { eventsIn, test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { barLink, stopClock, visit } from './visit.ts';

/** Delays the response to an acceptance, which the server has recorded, until `release`. */
async function holdYes(page: Page) {
  const held = Promise.withResolvers<void>();
  const recorded = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  await page.context().route('**/api/consent', async (route) => {
    const request = route.request();
    if (request.postDataJSON().choice !== 'accepted') return route.continue();
    // The test sends the request itself, because the browser would store the cookie before the page has its answer.
    const response = await fetch(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    const answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
    recorded.resolve();
    await held.promise;
    // This fails after a navigation, which has cancelled the request.
    await route.fulfill(answer).catch(() => undefined);
    delivered.resolve();
  });
  const release = async () => {
    held.resolve();
    await delivered.promise;
    await page.evaluate(() => fetch('/api/analytics'));
  };
  return { recorded: recorded.promise, release };
}

test('[CK-7] a no in another tab overrides a yes that is under way', async ({ page, context, tools }) => {
  const yes = await holdYes(page);
  await visit(page, '/');
  await bannerOn(page).accept.click();
  await yes.recorded;
  const tab = await context.newPage();
  await visit(tab, '/about');
  await bannerOn(tab).reject.click();
  await expect(bannerOn(page).region).toHaveCount(0);
  await expect.poll(() => answerIn(page)).toMatchObject({ categories: '' });
  await yes.release();
  await expect
    .poll(() => answerIn(page))
    .toMatchObject({ categories: '', receipt: expect.stringMatching(/./) });
  await visit(page, '/about');
  await expect.poll(() => answerIn(page)).toMatchObject({ categories: '' });
  expect(tools.scripts).toEqual([]);
});

test('[CK-7] a no in one tab stops the tools in all others at once', async ({ page, context, tools }) => {
  await blockStorage(context);
  await visit(page, '/');
  await bannerOn(page).accept.click();
  await expect.poll(() => eventsIn(tools)).toContain('page_view');
  await stopClock(page);
  await visit(page, '/');
  await expect.poll(() => page.evaluate(() => 'gtag' in window)).toBe(true);

  const other = await context.newPage();
  await visit(other, '/about');
  await bannerOn(other).settings.click();
  await bannerOn(other).reject.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST1'))).toBe(true);
  await expect.poll(() => tools.told.filter(({ command }) => command === 'stop')).toHaveLength(2);

  const queued = () =>
    page.evaluate(
      () => window.dataLayer?.filter((command) => Object.values(command as object)[0] === 'event').length,
    );
  const before = await queued();
  await (await barLink(page, 'Services')).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(2000);
  expect(await queued()).toBe(before);
});
