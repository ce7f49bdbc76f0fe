import type { Page } from '@playwright/test';
import {
  type FakeAnalyticsTools,
  startFakeAnalyticsTools,
  toolHosts,
} from '../../harness/fakes/analytics-tools.ts';
import { test as siteTest } from './site-test.ts';

type Fixtures = { tools: FakeAnalyticsTools };

/** The ids under which the fakes are known. */
export const toolIds = { google: 'G-TEST1', clarity: 'test1' };

/** A visitor at a site whose operator uses both tools. What would go to their makers goes to the fakes on loopback. */
export const test = siteTest.extend<Fixtures>({
  answered: false,
  settings: { GA_MEASUREMENT_ID: toolIds.google, CLARITY_PROJECT_ID: toolIds.clarity },
  tools: [
    async ({ context }, use) => {
      const tools = await startFakeAnalyticsTools();
      await context.route(toolHosts, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: tools.url + pathname + search }) });
      });
      await use(tools);
      // What the page still tells while it closes goes nowhere, and never to the makers.
      await context.route(toolHosts, (route) => route.fulfill({ status: 204 }));
      await context.close();
      await tools.close();
    },
    { auto: true },
  ],
});

/** The events that Google's fake was told of, without those that the page tells of itself. */
export function eventsIn(tools: FakeAnalyticsTools): string[] {
  return tools.told.filter(({ command }) => command === 'event').map(({ about }) => about);
}

/** Names of what the page keeps in this browser. */
export async function kept(page: Page): Promise<{ cookies: string[]; stored: string[] }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return { cookies: cookies.toSorted(), stored: stored.toSorted() };
}
