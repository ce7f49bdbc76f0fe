import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { consentValue } from '../../app/features/consent/set-consent-cookie.ts';
import { type FakeWebhook, startFakeWebhook } from '../fakes/webhook.ts';
import { type RunningSite, startSite, temporaryFolder } from '../support/running-site.ts';

type WorkerFixtures = {
  /** What the operator has set besides. */
  settings: Record<string, string>;
  webhook: FakeWebhook;
  site: RunningSite;
  refusal: string;
};
type Options = {
  /** Whether the visitor has said no to the question about cookies, and closed the notice, at an earlier visit. */
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

/** The cookie's value of a visitor who has said no today, to the question as this site asks it. */
async function refusalAt(url: string): Promise<string> {
  const page = await (await fetch(`${url}/en/terms`)).text();
  const version = /name="version" value="(\w+)"/.exec(page)?.[1];
  if (!version) throw new Error('the page does not ask about cookies');
  const date = new Date().toISOString().slice(0, 10);
  const categories = { analytics: false, marketing: false };
  return consentValue({ version, date, categories, receipt: 'A7K2-M9QX-4TRD-8WNE' });
}

/** A visitor in a browser, at the real server with a real store and the fake webhook behind it. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  answered: [true, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  webhook: [
    async ({}, use) => {
      const webhook = await startFakeWebhook({ port: 0 });
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
  refusal: [async ({ site }, use) => use(await refusalAt(site.url)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  // Each journey is a visitor of its own to the limits: as if a proxy had told the server another address.
  extraHTTPHeaders: async ({}, use, info) => {
    const number = info.workerIndex * 1000 + Number.parseInt(info.testId.slice(-6), 16);
    await use({ 'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` });
  },
  context: async ({ context, site, answered, refusal }, use) => {
    if (answered) {
      await context.addCookies([{ name: 'consent', value: refusal, url: site.url }]);
      await context.addInitScript(() => localStorage.setItem('fit4aiPopupDismissed', 'true'));
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

export { expect };
