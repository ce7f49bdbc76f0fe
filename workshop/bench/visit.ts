import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';

/** A slow telephone: 562.5 ms of latency, 1.47 Mbit/s, a processor at a quarter (the "slow 4G" of Lighthouse, applied). */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: 84_375,
};
const slowerProcessor = 4;

const looks = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

export type Device = keyof typeof looks;

/** Kinds of what travels; whatever else there is counts as `other`. */
export const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;

/**
 * One first visit. Milliseconds since the navigation began, where nothing else is said; 0 is what did not happen.
 * `shift` is the cumulative layout shift, `element` the largest one painted, `blocking` what is over 50 ms of each task after the
 * first paint, `longest` the longest task of all, `menu` when the menu was open and its button said so, `choice` and `card` when a
 * handler of the page's own first answered, `bytes` as they travel, heads included, `requests` those that did travel: what the
 * browser has already costs nobody anything.
 */
export type Visit = {
  first: number;
  largest: number;
  shift: number;
  element: string;
  blocking: number;
  longest: number;
  menu: number;
  choice: number;
  card: number;
  bytes: Record<(typeof kinds)[number], number>;
  requests: number;
};

type Seen = Omit<Visit, 'blocking' | 'longest' | 'bytes' | 'requests'> & {
  tasks: [start: number, end: number][];
};

/** Runs in the page before anything of its own: notes what the browser reports. */
function observe() {
  const seen: Seen = { first: 0, largest: 0, shift: 0, element: '', menu: 0, choice: 0, card: 0, tasks: [] };
  Reflect.set(window, 'seen', seen);
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  note('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  note('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
    const element = Reflect.get(entry, 'element');
    seen.element = element instanceof Element ? element.tagName : '';
  });
  note('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'));
  });
  note('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, startTime + duration]));
}

/**
 * Runs in the page: presses the menu's button as soon as something is painted, which needs no script, then every 50 ms a link in
 * the menu, until the page's handler closes it. On a desktop computer the button is not shown, so only the second counts.
 */
function pressMenu() {
  const seen = Reflect.get(window, 'seen');
  // Heard or not, no link leads away.
  const stay = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault();
  window.addEventListener('click', stay, true);
  const timer = setInterval(() => {
    const menu = document.getElementById('menu');
    const toggle = document.querySelector<HTMLElement>('.nav__toggle');
    // Asked, not waited for: an observer is told of the paint only when scripts leave it the time.
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!menu || !toggle || !isPainted) return;
    const name = toggle.innerText;
    if (!menu.matches(':popover-open')) toggle.click();
    if (toggle.innerText !== name) seen.menu = performance.now();
    menu.querySelector('a')?.click();
    if (menu.matches(':popover-open')) return;
    seen.choice = performance.now();
    clearInterval(timer);
  }, 50);
}

/** Runs in the page: goes to the first card that turns, and presses its button every 50 ms until it turns. */
function pressCard() {
  const seen = Reflect.get(window, 'seen');
  let isThere = false;
  const timer = setInterval(() => {
    const card = document.querySelector('.flip');
    if (!isThere) card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    isThere = card !== null;
    card?.querySelector('button')?.click();
    if (card?.getAttribute('data-face') !== 'back') return;
    seen.card = performance.now();
    clearInterval(timer);
  }, 50);
}

async function weigh(requests: Request[]): Promise<Pick<Visit, 'bytes' | 'requests'>> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Visit['bytes'];
  let travelled = 0;
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const kind = kinds.find((known) => known === request.resourceType()) ?? 'other';
    bytes[kind] += responseBodySize + responseHeadersSize;
    if (responseBodySize + responseHeadersSize > 0) travelled += 1;
  }
  return { bytes, requests: travelled };
}

async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

/** What a visitor presses as early as possible. */
export type Press = 'menu' | 'card';

const presses = {
  menu: { press: pressMenu, answer: 'choice' },
  card: { press: pressCard, answer: 'card' },
};

type Plan = {
  /** The phone is slow, the desktop computer as fast as this machine. */
  device: Device;
  /** How long after its load event the page is watched. */
  watchMs: number;
  /** With it the visit lasts until the page's handler has answered. */
  press?: Press;
};

/** Visits a page for the first time, with an empty cache. */
export async function visit(browser: Browser, url: string, { device, watchMs, press }: Plan): Promise<Visit> {
  const context = await browser.newContext(looks[device]);
  const page = await context.newPage();
  if (device === 'phone') await throttle(page);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.addInitScript(observe);
  if (press) await page.addInitScript(presses[press].press);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => Reflect.get(window, 'seen').largest > 0);
  if (press)
    await page.waitForFunction((answer) => Reflect.get(window, 'seen')[answer] > 0, presses[press].answer);
  await pause(watchMs);
  const { tasks, ...seen }: Seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  const weight = await weigh(finished);
  await context.close();
  const after = tasks.map(([start, end]) => end - Math.max(start, seen.first));
  return {
    ...seen,
    ...weight,
    blocking: after.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
    longest: Math.max(0, ...tasks.map(([start, end]) => end - start)),
  };
}
