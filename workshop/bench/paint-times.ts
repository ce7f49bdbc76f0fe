import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../harness/browser.ts';
import { median } from './median.ts';

/** A slow telephone: 562.5 ms of latency, 1.47 Mbit/s, a processor at a quarter (the "slow 4G" of Lighthouse, applied). */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: 84_375,
};
const slowerProcessor = 4;

/** Milliseconds since the navigation began; `shift` is the cumulative layout shift, without a unit. */
export type Paint = { first: number; largest: number; shift: number; element: string };

async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(() => {
    const paint = { first: 0, largest: 0, shift: 0, element: '' };
    Reflect.set(window, 'paint', paint);
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') paint.first = entry.startTime;
    });
    observe('largest-contentful-paint', (entry) => {
      paint.largest = entry.startTime;
      const element = Reflect.get(entry, 'element');
      paint.element = element instanceof Element ? element.tagName : '';
    });
    observe('layout-shift', (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) paint.shift += Number(Reflect.get(entry, 'value'));
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => Reflect.get(window, 'paint').largest > 0);
  const paint: Paint = await page.evaluate(() => Reflect.get(window, 'paint'));
  await context.close();
  return paint;
}

/** Visits two addresses in turn, so that the machine's moods fall on both alike, and gives the median of each. */
export async function comparePaints(urls: { page: string; baseline: string }, rounds: number) {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const visits: Record<'page' | 'baseline', Paint[]> = { page: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    visits.baseline.push(await visit(browser, urls.baseline));
    visits.page.push(await visit(browser, urls.page));
  }
  await browser.close();
  const summary = (paints: Paint[]): Paint => ({
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
    shift: Math.max(...paints.map(({ shift }) => shift)),
    element: paints[0]?.element ?? '',
  });
  return { page: summary(visits.page), baseline: summary(visits.baseline) };
}
