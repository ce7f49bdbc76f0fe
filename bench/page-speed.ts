import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { findBrowser, launchOptions } from '../tests/support/browser.ts';
import { freePort } from '../tests/support/listening-server.ts';

export type Device = 'mobile' | 'desktop';
type Measure = (url: string, device: Device, categories?: string[]) => Promise<Result>;

/** Without categories only times are measured, on a throttled instead of a simulated network. */
export async function withLighthouse<Value>(use: (measure: Measure, version: string) => Promise<Value>) {
  const port = await freePort();
  const options = launchOptions(findBrowser());
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(async (url, device, categories) => {
      const throttlingMethod = categories ? 'simulate' : 'devtools';
      const onlyCategories = categories ?? ['performance'];
      const flags = { port, logLevel: 'error', throttlingMethod, onlyCategories } as const;
      const run = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
      if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message}`);
      return run.lhr;
    }, browser.version());
  } finally {
    await browser.close();
  }
}

export const figure = (report: Result, audit: string) => report.audits[audit]?.numericValue ?? 0;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
