import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../harness/browser.ts';

/** A phone with a quarter of this machine's speed. */
const slowerProcessor = 4;
/** From here on a task is felt: the limit of the Long Tasks specification, in milliseconds. */
const long = 50;

/** Main-thread tasks of 50 ms and more while a page is scrolled to its end; times in milliseconds. */
export type ScrollTasks = { count: number; longest: number };

async function scroll(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference') {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    reducedMotion,
  });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  const durations: number[] = await page.evaluate(async () => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) =>
      found.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const painted = () => new Promise(requestAnimationFrame);
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: 60, behavior: 'instant' });
      await painted();
    }
    await new Promise((done) => setTimeout(done, 1200));
    observer.disconnect();
    return found;
  });
  await page.close();
  return durations;
}

/** Visits per kind: the best counts, because a busy machine makes long tasks of its own. */
const rounds = 3;

/**
 * Scrolls a page to its end with everything moving, and again for a visitor who wants less motion: what the first has
 * more of is what motion costs.
 */
export async function compareScrolls(url: string): Promise<{ moving: ScrollTasks; still: ScrollTasks }> {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const found: Record<'moving' | 'still', ScrollTasks[]> = { moving: [], still: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.still.push(summary(await scroll(browser, url, 'reduce')));
    found.moving.push(summary(await scroll(browser, url, 'no-preference')));
  }
  await browser.close();
  return { moving: best(found.moving), still: best(found.still) };
}

function summary(durations: number[]): ScrollTasks {
  return {
    count: durations.filter((duration) => duration >= long).length,
    longest: Math.max(0, ...durations),
  };
}

function best(all: ScrollTasks[]): ScrollTasks {
  const [first] = all.toSorted((one, other) => one.longest - other.longest);
  return first ?? { count: 0, longest: 0 };
}
