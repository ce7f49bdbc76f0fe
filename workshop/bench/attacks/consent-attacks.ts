import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { findBrowser, launchOptions } from '../../../harness/browser.ts';
import { type Attack, becomes, onSite, type Seen } from './attack.ts';

const accept = (page: Page) => page.getByRole('button', { name: 'Accept all' });
const reject = (page: Page) => page.getByRole('button', { name: 'Reject all' });

/** A browser that has never been here, with analytics set up and nobody at the other end of it. */
function withBrowser(
  build: string,
  use: (context: BrowserContext, url: string) => Promise<Seen>,
): Promise<Seen> {
  return onSite(build, { GA_MEASUREMENT_ID: 'G-TEST' }, async ({ url }) => {
    const browser = await chromium.launch(launchOptions(findBrowser()));
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.route(
      (address) => address.origin !== url,
      (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
    );
    try {
      return await use(context, url);
    } finally {
      await browser.close();
    }
  });
}

/** The categories that the cookie grants; undefined where there is no answer. */
async function granted(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  return cookie && (new URLSearchParams(cookie.value).get('categories') ?? '');
}

const denied = (categories: string | undefined): Seen => ({
  seen: categories === undefined ? 'no cookie' : `the cookie grants "${categories}"`,
  ok: categories === '',
});

/** What happens to a no. */
export const consentAttacks: Attack[] = [
  {
    name: 'a yes whose answer comes after a later no',
    replay: (build) =>
      withBrowser(build, async (context, url) => {
        const page = await context.newPage();
        const held: Route[] = [];
        await page.route('**/api/consent', (route) =>
          held.length === 0 ? held.push(route) : route.continue(),
        );
        await page.goto(url);
        await accept(page).click();
        await reject(page).click();
        await page.waitForFunction(() => document.cookie.includes('consent='));
        await held[0]?.continue();
        await becomes(async () => (await granted(context)) !== '', 3);
        return denied(await granted(context));
      }),
  },
  {
    name: 'a no in another tab',
    replay: (build) =>
      withBrowser(build, async (context, url) => {
        const first = await context.newPage();
        await first.goto(url);
        await accept(first).click();
        await first.waitForFunction(() => Array.isArray(Reflect.get(window, 'dataLayer')));
        const second = await context.newPage();
        await second.goto(url);
        await second.getByRole('button', { name: 'Cookie Settings' }).click();
        await reject(second).click();
        await first.bringToFront();
        const views = () =>
          first.evaluate(
            () => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []).split('page_view').length - 1,
          );
        const before = await views();
        await first.getByRole('banner').getByRole('link', { name: 'Services' }).click();
        await first.waitForURL('**/services');
        await becomes(async () => (await views()) > before, 3);
        const after = await views();
        const categories = await granted(context);
        return {
          seen: `${after - before} page views queued, ${denied(categories).seen}`,
          ok: after <= before && categories === '',
        };
      }),
  },
];
