import type { Page } from '@playwright/test';
import { type EventName, events } from '../../app/lib/track/events.ts';
import type { MockAnalyticsTools } from '../support/mock-analytics-tools.ts';
import { answerAt, haveAnswered, haveClosedPopup } from '../support/settled-visitor.ts';
import { steps } from './analytics-steps.ts';
import { bannerOn } from './consent-banner.ts';
import { test } from './measured-test.ts';
import { expect } from './site-test.ts';
import { visit } from './visit.ts';

/** Removes a post's French text, so that its page shows the English fallback. */
async function lackPost(page: Page, path: string): Promise<void> {
  await page.goto('/fr/terms');
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<article', '<article data-fallback="en"');
    await route.fulfill({ response, body });
  });
}

function toldOf(tools: MockAnalyticsTools, name: string) {
  return tools.told.filter(({ command, about }) => command === 'event' && about === name);
}

const stepsByPage = Map.groupBy(Object.entries(steps), ([, { page }]) => page);

for (const [path, doneThere] of stepsByPage) {
  test(`[AN-3][AN-4][AN-5][BL-2][PF-5] what is done on ${path} is told once, with what the list says of it`, async ({
    page,
    context,
    site,
    tools,
    complaints,
  }) => {
    // New tabs of other sites stay empty.
    await context.route(/^https:\/\/(?!.*(?:googletagmanager|google-analytics|clarity))/, (route) =>
      route.abort(),
    );
    await haveAnswered(context, site.url, await answerAt(site.url, true));
    if (path !== steps.fit4ai_popup_click.page) await haveClosedPopup(context);
    if (path === steps.blog_fallback.page) await lackPost(page, path);
    tools.told.length = 0;
    await visit(page, path);
    await expect.poll(() => toldOf(tools, 'page_view').length).toBeGreaterThan(0);
    const told = (name: string, label: string) =>
      toldOf(tools, name).filter((event) => event.fields.label === label);
    for (const [name, { label, act }] of doneThere) {
      await act(page);
      await expect.poll(() => told(name, label), name).not.toEqual([]);
    }
    // A duplicate would arrive before this later event.
    await page.evaluate(() => window.gtag?.('event', 'after_it_all'));
    await expect.poll(() => toldOf(tools, 'after_it_all')).toHaveLength(1);
    for (const [name, { label, fields }] of doneThere) {
      const { category, action } = events[name as EventName];
      const expected = { category, action, label, value: 1, ...fields };
      expect(told(name, label), name).toEqual([
        expect.objectContaining({ fields: expect.objectContaining(expected) }),
      ]);
    }
    expect(JSON.stringify(tools.told)).not.toMatch(/@|permit=/);
    for (const { about, command } of tools.told)
      if (command === 'event' && about !== 'after_it_all') expect(Object.keys(events)).toContain(about);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((error) => !/ERR_FAILED|status of 503/.test(error)),
    );
  });
}

for (const [state, answer, logged] of [
  ['blocked', undefined, 'ERR_BLOCKED_BY_CLIENT'],
  ['broken', 'window.gtag = null; throw new Error("broken tool")', 'broken tool'],
] as const) {
  test(`[AN-5] a tool that is ${state} is a line on the console, and the page goes on`, async ({
    page,
    context,
    complaints,
  }) => {
    await context.route(/googletagmanager|clarity|google-analytics/, (route) =>
      answer
        ? route.fulfill({ contentType: 'text/javascript', body: answer })
        : route.abort('blockedbyclient'),
    );
    await visit(page, '/');
    await bannerOn(page).accept.click();
    await expect.poll(() => complaints.join()).toContain(logged);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/services$/);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain(logged);
  });
}
