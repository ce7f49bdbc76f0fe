import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type FakeWebhook, startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { settingsOf } from '../../harness/firefox-settings.ts';
import { type RunningSite, startSite, temporaryFolder } from '../../harness/running-site.ts';
import { answerAt, haveAnswered, haveClosedPopup } from '../../harness/settled-visitor.ts';

type WorkerFixtures = {
  /** What the operator has set besides. */
  settings: Record<string, string>;
  webhook: FakeWebhook;
  site: RunningSite;
  refusal: string;
  /** Sets a Firefox to what Playwright cannot set there. */
  setFirefox: Awaited<ReturnType<typeof settingsOf>> | undefined;
};
type Options = {
  /** Whether the visitor has said no to the question about cookies, and closed the popup, at an earlier visit. */
  answered: boolean;
};
type Fixtures = {
  /** Words on the console and errors in the page; a journey that expects one empties the list. */
  complaints: string[];
};

function listen(page: Page, complaints: string[]): void {
  const isFault = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
  page.on('console', (message) => {
    if (isFault(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (fault) => complaints.push(`page error: ${fault.message}`));
}

/** A visitor in a browser, at the real server with a real store and the fake webhook behind it. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  answered: [true, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  webhook: [
    async ({}, use) => {
      const webhook = await startFakeWebhook();
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
  setFirefox: [
    async ({ browser, browserName }, use) =>
      use(browserName === 'firefox' ? await settingsOf(browser) : undefined),
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Each journey is a visitor of its own to the limits: as if a proxy had told the server another address.
  extraHTTPHeaders: async ({}, use, info) => {
    const number = info.workerIndex * 1000 + Number.parseInt(info.testId.slice(-6), 16);
    await use({ 'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` });
  },
  context: async (
    { context, site, answered, refusal, setFirefox, javaScriptEnabled, contextOptions },
    use,
  ) => {
    await setFirefox?.({
      runsScripts: javaScriptEnabled ?? true,
      wantsLessMotion: contextOptions.reducedMotion === 'reduce',
    });
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

/** Chromium itself notes answers that are no success: a journey that provokes them says which, and how many. */
export async function expectComplaints(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect.poll(() => complaints).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  complaints.length = 0;
}

export { expect };
