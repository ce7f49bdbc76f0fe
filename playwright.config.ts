import { defineConfig } from '@playwright/test';
import { findBrowser, findFirefox, firefoxOptions, launchOptions } from './harness/browser.ts';

const firefox = findFirefox();

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A journey that only passes the second time is not a journey that passes.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Films and snapshots of every step cost a third of all the time: `--trace on` records them for a file that fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: launchOptions(findBrowser()) } },
    // The core journeys, in the browser as its makers ship it: over WebDriver BiDi (docs/decisions/0052).
    ...(firefox ? [{ name: 'firefox', grep: /@firefox/, use: firefoxOptions(firefox) }] : []),
  ],
});
