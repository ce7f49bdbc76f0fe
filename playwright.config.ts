import { defineConfig } from '@playwright/test';
import { findBrowser, findFirefox, firefoxOptions, launchOptions } from './tests/support/browser.ts';

const firefox = findFirefox();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A test that passes only when it is repeated counts as failed.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Screenshots and snapshots of every step take a third of the run time. Use `--trace on` for a failing file.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: launchOptions(findBrowser()) } },
    // This is Firefox as shipped, driven over WebDriver BiDi.
    ...(firefox ? [{ name: 'firefox', grep: /@firefox/, use: firefoxOptions(firefox) }] : []),
  ],
});
