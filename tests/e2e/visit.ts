import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './site-test.ts';

const withoutTime = new WeakSet<Page>();

/** Waits for hydration by using the page, until the newsletter form validates with the page's own messages. */
export async function scriptsRun(page: Page): Promise<void> {
  if (withoutTime.has(page)) return frameRuns(page);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect(page.getByRole('contentinfo').locator('form[novalidate]')).toBeAttached({ timeout: 100 });
  }).toPass();
}

/** With a stopped clock, React hydrates deferred parts only 300 ms later. */
async function frameRuns(page: Page): Promise<void> {
  const isHydrated = () =>
    page.evaluate(async () => {
      const marked = Object.keys(document.querySelector('header') ?? {});
      // Effects run in a separate task.
      const { port1, port2 } = new MessageChannel();
      const nextTask = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage('');
      await nextTask;
      dispatchEvent(new Event('pointermove'));
      return marked.some((key) => key.startsWith('__reactProps'));
    });
  await expect.poll(isHydrated).toBe(true);
}

/** Opens a page and waits for hydration and complete layout. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await scriptsRun(page);
  // The page opens completely when it is idle, which never happens with a stopped clock.
  if (!withoutTime.has(page)) await expect(page.locator('html')).not.toHaveAttribute('data-defers-sections');
  return response;
}

/** Stops the clock of this and later pages, so that only `runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  withoutTime.add(page);
}

/** Delays requests to these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns names and values of the cookies set during the test, without the initial consent. */
export async function newCookies(page: Page): Promise<[string, string][]> {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name !== 'consent').map(({ name, value }) => [name, value]);
}

/** Returns path, query and hash, such as `/fr#contact`. */
export function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** The most pixels between the bar and a section that was scrolled to, which are only padding. */
const GAP = 16;

/** Waits until a section of the home page rests just below the bar. */
export async function expectAtSection(page: Page, section: string): Promise<void> {
  const begins = () =>
    page.locator(`#${section}`).evaluate((element) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top - bar;
    });
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const top = await begins();
      const rests = top === before;
      before = top;
      return rests && top >= 0 && top < GAP;
    }, `#${section} rests in view`)
    .toBe(true);
}

/** Counts the page's layout shifts from its beginning. The returned function gives their sum so far. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

/** Expects the action not to load another document. */
export async function withoutLoading(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await act();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}

/** Finds a link of the bar, or of the menu if the company's long name has moved it there. */
export async function barLink(page: Page, name: string): Promise<Locator> {
  const bar = page.getByRole('banner');
  const menu = bar.locator('[popovertarget="menu"]');
  if (await menu.isVisible()) await menu.click();
  return bar.getByRole('link', { name });
}
