import type { Page } from '@playwright/test';
import { type MockAnalyticsTools, mockAnalyticsTools } from '../support/mock-analytics-tools.ts';
import { bothTools, test as siteTest } from './site-test.ts';

/** Ids of the mock tools. */
export const toolIds = { google: bothTools.GA_MEASUREMENT_ID, clarity: bothTools.CLARITY_PROJECT_ID };

/** A site with both tools, which are mocked. */
export const test = siteTest.extend<{ tools: MockAnalyticsTools }>({
  answered: false,
  settings: bothTools,
  tools: [async ({ context }, use) => use(await mockAnalyticsTools(context)), { auto: true }],
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
