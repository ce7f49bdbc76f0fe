import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { answerForFirefox } from '../support/firefox-settings.ts';
import { company } from '../support/messages.ts';
import { type MockWebhook, startMockWebhook } from '../support/mock-webhook.ts';
import { type RunningSite, startSite, temporaryFolder } from '../support/running-site.ts';
import { answerAt, haveAnswered, haveClosedPopup } from '../support/settled-visitor.ts';

/** Only a site with tools asks about cookies. */
export const bothTools = { GA_MEASUREMENT_ID: 'G-TEST1', CLARITY_PROJECT_ID: 'test1' };

type WorkerFixtures = {
  /** Environment variables of the server. */
  settings: Record<string, string>;
  webhook: MockWebhook;
  site: RunningSite;
  refusal: string;
  firefox: undefined;
};
type Options = {
  /** True if the visitor has already refused cookies and closed the popup. */
  answered: boolean;
};
type Fixtures = {
  /** Console messages and page errors. A test that expects some must empty the list. */
  complaints: string[];
};

function listen(page: Page, complaints: string[]): void {
  const isError = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
  page.on('console', (message) => {
    if (isError(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
}

/** Opens the site on the real server with a real store and a mock webhook. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  answered: [true, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  webhook: [
    async ({}, use) => {
      const webhook = await startMockWebhook();
      await use(webhook);
      await webhook.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ webhook, settings }, use) => {
      const { folder, remove } = temporaryFolder();
      const site = await startSite({
        DATA_DIR: folder,
        WEBHOOK_URL: webhook.url,
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'info',
        ...settings,
      });
      await use(site);
      await site.stop();
      remove();
    },
    { scope: 'worker' },
  ],
  refusal: [async ({ site }, use) => use(await answerAt(site.url, false)), { scope: 'worker' }],
  firefox: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') answerForFirefox(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Each test has its own address, so that rate limits do not add up.
  extraHTTPHeaders: async ({}, use, info) => {
    const number = info.workerIndex * 1000 + Number.parseInt(info.testId.slice(-6), 16);
    await use({ 'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` });
  },
  context: async ({ context, site, answered, refusal }, use) => {
    if (answered) {
      await haveAnswered(context, site.url, refusal);
      await haveClosedPopup(context);
    }
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same visitor without JavaScript. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });

/** The sample must keep to its budgets. Owners only get advice. */
export function expectAtMost(most: number, value: number, what: string): void {
  if (company.sample) expect.soft(value, what).toBeLessThanOrEqual(most);
  else if (value > most) process.stdout.write(`Note: ${what}: ${value}, better at most ${most}\n`);
}

/** Chromium logs failed responses, and exactly these are expected. */
export async function expectComplaints(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect.poll(() => complaints).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  complaints.length = 0;
}

export { expect };
