import { fr } from '../support/messages.ts';
import { answerAt, haveAnswered } from '../support/settled-visitor.ts';
import { bannerOn } from './consent-banner.ts';
import { eventsIn, kept, test, toolIds } from './measured-test.ts';
import { expect } from './site-test.ts';
import { barLink, stopClock, visit } from './visit.ts';

/** Google's four signals: one for analytics, and three for advertising. */
const signals = (analytics: 'denied' | 'granted', advertising = analytics) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});
const denied = signals('denied');

test('[CK-2][CK-4][AN-1][AN-2] a yes is told to both tools at each load', async ({ page, tools }) => {
  await visit(page, `/${fr}/services`);
  await bannerOn(page, fr).accept.click();
  await expect.poll(() => eventsIn(tools)).toContain('page_view');
  expect(tools.scripts).toEqual([`/gtag/js?id=${toolIds.google}`, `/tag/${toolIds.clarity}`]);
  const google = tools.told.filter(({ tool }) => tool === 'google');
  expect(google.slice(0, 4)).toMatchObject([
    { command: 'consent', about: 'default', fields: denied },
    { command: 'consent', about: 'update', fields: signals('granted') },
    { command: 'js' },
    { command: 'config', about: toolIds.google, fields: { send_page_view: false } },
  ]);
  const views = google.filter(({ about }) => about === 'page_view');
  expect(views).toHaveLength(1);
  expect(views[0]?.fields).toMatchObject({
    label: `/${fr}/services`,
    language: fr,
    page_title: await page.title(),
  });
  const fields = { ad_Storage: 'granted', analytics_Storage: 'granted' };
  expect(tools.told).toContainEqual({ tool: 'clarity', command: 'consentv2', about: '', fields });

  tools.told.length = 0;
  await visit(page, '/about');
  await expect.poll(() => eventsIn(tools)).toContain('page_view');
  expect(tools.told.filter(({ tool }) => tool === 'google').slice(0, 2)).toMatchObject([
    { command: 'consent', about: 'default', fields: denied },
    { command: 'consent', about: 'update', fields: signals('granted') },
  ]);
});

test('[CK-3][CK-4][AN-1][AN-2] a yes can be partial, and withdrawn at once', async ({ page, tools }) => {
  await visit(page, '/');
  const { region, accept, reject, customise, analytics, save, settings } = bannerOn(page);
  await customise.click();
  await analytics.check();
  await save.click();
  await expect
    .poll(() => kept(page))
    .toMatchObject({ cookies: ['_clck', '_clsk', '_ga', '_ga_TEST1', 'consent'] });
  await expect.poll(() => eventsIn(tools)).toContain('page_view');
  const granted = signals('granted', 'denied');
  expect(tools.told).toContainEqual({ tool: 'google', command: 'consent', about: 'update', fields: granted });
  const fields = { ad_Storage: 'denied', analytics_Storage: 'granted' };
  expect(tools.told).toContainEqual({ tool: 'clarity', command: 'consentv2', about: '', fields });

  await settings.click();
  await reject.click();
  await expect(region).toHaveCount(0);
  await expect.poll(() => kept(page)).toMatchObject({ cookies: ['consent'] });
  await expect
    .poll(() => tools.told)
    .toContainEqual({ tool: 'google', command: 'consent', about: 'update', fields: denied });
  await expect
    .poll(() => tools.told)
    .toContainEqual({ tool: 'clarity', command: 'stop', about: '', fields: {} });
  tools.told.length = 0;
  await (await barLink(page, 'About Us')).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(tools.told).toEqual([]);

  await settings.click();
  await accept.click();
  await expect.poll(() => eventsIn(tools)).toContain('page_view');
  expect(tools.scripts).toHaveLength(2);
});

test('[AN-1] a page is told of after 300 ms, a post after 500 ms', async ({ page, context, site, tools }) => {
  await haveAnswered(context, site.url, await answerAt(site.url, true));
  await stopClock(page);
  await visit(page, '/');
  await expect.poll(() => page.evaluate(() => 'gtag' in window)).toBe(true);
  await page.clock.runFor(1000);
  await expect.poll(() => eventsIn(tools)).toContain('page_view');
  tools.told.length = 0;

  const told = () => eventsIn(tools).filter((event) => event === 'page_view' || event === 'blog_post_view');
  await (await barLink(page, 'Services')).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.clock.runFor(100);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.locator('#blog').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/\d$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  // Analytics knows the new address only after idle time.
  await page.evaluate(async () => {
    for (let task = 0; task < 5; task++) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((ran) => {
        port1.onmessage = ran;
        port2.postMessage(task);
      });
    }
  });
  await page.clock.runFor(290);
  expect(told()).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(told).toEqual(['page_view']);
  await page.clock.runFor(170);
  expect(told()).toEqual(['page_view']);
  await page.clock.runFor(30);
  await expect.poll(told).toEqual(['page_view', 'blog_post_view']);
});
