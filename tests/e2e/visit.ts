import type { Page, Response } from '@playwright/test';
import { expect } from './site-test.ts';

/** Waits until the page's scripts run: from then on the newsletter's form leaves its checks to the page's own words. */
export async function scriptsRun(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').locator('form[novalidate]')).toBeAttached();
}

const withoutTime = new WeakSet<Page>();

/** Opens a page as a visitor with a pause does: the next move comes after the scripts run and all of the page is laid out. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await scriptsRun(page);
  // It opens while the browser is idle, which a page without time never is.
  if (!withoutTime.has(page)) await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  return response;
}

/** Stops the clock of the page, now and on every page it opens: only `runFor` lets time go by. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  withoutTime.add(page);
}

/** Keeps back whatever the page asks for at these addresses, until what it gives is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The cookies that this journey has left, as names and values: all but the answer that its visitor came with. */
export async function newCookies(page: Page): Promise<[string, string][]> {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name !== 'consent').map(({ name, value }) => [name, value]);
}

/** What the address says after the origin: `/fr#contact`. */
export function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** How far below the upper edge of the window a section that was scrolled to may begin: the bar and some air. */
const lowest = 250;

/** Waits until a section of the home page rests in view, just below the bar. */
export async function expectAtSection(page: Page, section: string): Promise<void> {
  const begins = () => page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const top = await begins();
      const rests = top === before;
      before = top;
      return rests && top >= 0 && top < lowest;
    }, `#${section} rests in view`)
    .toBe(true);
}
