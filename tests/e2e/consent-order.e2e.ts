import type { Page } from '@playwright/test';
import { answerIn, bannerOn, blockStorage } from './consent-banner.ts';
import { eventsIn, test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { stopClock, visit } from './visit.ts';

/** Keeps back what the server answers to a yes: it is recorded, and the page hears of it when `release` is called. */
async function holdYes(page: Page) {
  const held = Promise.withResolvers<void>();
  const recorded = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  await page.context().route('**/api/consent', async (route) => {
    if (route.request().postDataJSON().choice !== 'accepted') return route.continue();
    const response = await route.fetch();
    recorded.resolve();
    await held.promise;
    // The page has gone on without it: there is nobody to give the answer to.
    await route.fulfill({ response }).catch(() => undefined);
    delivered.resolve();
  });
  const release = async () => {
    held.resolve();
    await delivered.promise;
    await page.evaluate(() => fetch('/api/analytics'));
  };
  return { recorded: recorded.promise, release };
}

test('[CK-7] a late yes does not override a later no', async ({ page, tools }) => {
  await visit(page, '/');
  const { region, accept, reject, settings, close } = bannerOn(page);
  await reject.click();
  await expect(region).toHaveCount(0);
  const yes = await holdYes(page);
  await settings.click();
  await accept.click();
  await yes.recorded;
  await close.click();
  await settings.click();
  await reject.click();
  await expect(region).toHaveCount(0);
  await yes.release();
  await expect
    .poll(() => answerIn(page))
    .toMatchObject({ categories: '', receipt: expect.stringMatching(/./) });
  expect(tools.scripts).toEqual([]);
  await visit(page, '/about');
  expect(await answerIn(page)).toMatchObject({ categories: '' });
  expect(tools.scripts).toEqual([]);
});

test('[CK-7] a no can be said while a yes is under way, and no one has to wait for it', async ({
  page,
  tools,
}) => {
  const yes = await holdYes(page);
  await visit(page, '/');
  const { region, accept, reject } = bannerOn(page);
  await accept.click();
  await yes.recorded;
  await reject.click();
  await expect(region).toHaveCount(0);
  expect(await answerIn(page)).toMatchObject({ categories: '' });
  await yes.release();
  expect(await answerIn(page)).toMatchObject({ categories: '' });
  expect(tools.scripts).toEqual([]);
});

test('[CK-7] a late yes in one tab does not override a later no in another', async ({
  page,
  context,
  tools,
}) => {
  const yes = await holdYes(page);
  await visit(page, '/');
  await bannerOn(page).accept.click();
  await yes.recorded;
  const other = await context.newPage();
  await visit(other, '/about');
  await bannerOn(other).reject.click();
  await expect(bannerOn(page).region).toHaveCount(0);
  await yes.release();
  expect(await answerIn(page)).toMatchObject({ categories: '' });
  expect(tools.scripts).toEqual([]);
});

for (const storage of ['open', 'blocked'] as const) {
  test(`[CK-7] a no in one tab stops the tools in the others at once (localStorage ${storage})`, async ({
    page,
    context,
    tools,
  }) => {
    if (storage === 'blocked') await blockStorage(context);
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

    const queued = () => page.evaluate(() => window.dataLayer?.length);
    const before = await queued();
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(2000);
    expect(await queued()).toBe(before);
  });
}

test('[CK-7] a yes in one tab is honoured in the others, without asking again there', async ({
  page,
  context,
  tools,
}) => {
  await visit(page, '/');
  const { region } = bannerOn(page);
  await expect(region).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/about');
  await bannerOn(other).accept.click();
  await expect(region).toHaveCount(0);
  const views = () =>
    tools.told.filter(({ about }) => about === 'page_view').map(({ fields }) => fields.label);
  await expect.poll(() => new Set(views())).toEqual(new Set(['/', '/about']));
});
