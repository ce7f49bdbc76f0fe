import type { Page } from '@playwright/test';
import {
  type MockAnalyticsTools,
  startMockAnalyticsTools,
  toolHosts,
} from '../support/mock-analytics-tools.ts';
import { bothTools, test as siteTest } from './site-test.ts';

/** Ids of the mock tools. */
export const toolIds = { google: bothTools.GA_MEASUREMENT_ID, clarity: bothTools.CLARITY_PROJECT_ID };

type Fixtures = { tools: MockAnalyticsTools };

/** A site with both tools; their hosts are mocked on loopback. */
export const test = siteTest.extend<Fixtures>({
  answered: false,
  settings: bothTools,
  tools: [
    async ({ context }, use) => {
      const tools = await startMockAnalyticsTools();
      await context.route(toolHosts, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: tools.url + pathname + search }) });
      });
      await use(tools);
      // Requests sent while the page closes must not reach the real hosts.
      await context.route(toolHosts, (route) => route.fulfill({ status: 204 }));
      await context.close();
      await tools.close();
    },
    { auto: true },
  ],
});

/** Google's events, without those that gtag sends automatically. */
export function eventsIn(tools: MockAnalyticsTools): string[] {
  return tools.told.filter(({ command }) => command === 'event').map(({ about }) => about);
}

/** Names of cookies and storage keys. */
export async function kept(page: Page): Promise<{ cookies: string[]; stored: string[] }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return { cookies: cookies.toSorted(), stored: stored.toSorted() };
}
