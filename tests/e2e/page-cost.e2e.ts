import type { Page } from '@playwright/test';
import { pagePaths } from '../../app/lib/site-paths.ts';
import { uk } from '../support/messages.ts';
import { bothTools, expect, expectAtMost, test } from './site-test.ts';
import { countShifts, visit } from './visit.ts';

test.use({ settings: bothTools });

const phone = { width: 390, height: 844 };

/** Scrolls to the end in steps as long as a thumb's, and lets each be painted, until the pictures are there. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await painted();
    }
  });
  const picturesAreThere = () =>
    page.evaluate(() =>
      [...document.images].every(
        (picture) => !picture.checkVisibility() || (picture.complete && picture.naturalWidth > 0),
      ),
    );
  await expect.poll(picturesAreThere, { timeout: 20_000 }).toBe(true);
}

// Ukrainian loads the most fonts.
test('[HM-12] home in uk, read to its end before consent, weighs 350 KB at most', async ({ page }) => {
  await page.setViewportSize(phone);
  // With data saving on, no films are loaded.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await visit(page, `/${uk}`);
  await readToTheEnd(page);
  expect(bytes).toBeGreaterThan(100 * 1024);
  expectAtMost(350 * 1024, bytes, 'bytes of the home page');
});

for (const path of ['', 'services', 'programmes', 'blog/1']) {
  test(`[HM-14] nothing jumps on /uk/${path} while a slow phone loads and scrolls it`, async ({ page }) => {
    await page.setViewportSize(phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await visit(page, `/${uk}/${path}`);
    const shifted = await countShifts(page);
    await readToTheEnd(page);
    // A font swap may shift a word by less than a pixel.
    expect(await shifted()).toBeLessThan(0.001);
  });
}

for (const [path, part, cut] of [
  ['programmes', '.nav', '</header>'],
  ['programmes', '.page-head', '</h1>'],
  ['blog/1', 'article header', '</h1>'],
  ['', '.hero__head', '</h1>'],
  ['', '.dashboard', '</dt>'],
] as const) {
  test(`[HM-14] ${part} of /${path} is not painted before its end has arrived`, async ({ page }) => {
    const url = (await page.request.get(`/${path}`)).url();
    await page.route(url, async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: body.slice(0, body.indexOf(cut)) });
    });
    await page.goto(url);
    await expect(page.locator(part)).toHaveCSS('visibility', 'hidden');
  });
}

test.describe('before the question about cookies is answered', () => {
  test.use({ answered: false });

  test('[HM-14] until a page is used it fetches little more JavaScript than its frame', async ({ page }) => {
    // Playwright switches the cache off for routed pages.
    await page.route(/\.js$/, (route) => route.continue());
    const sizes = new Map<string, Promise<{ responseBodySize: number }>>();
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.js')) sizes.set(request.url(), request.sizes());
    });
    for (const path of [...Object.values(pagePaths), 'blog/1']) {
      sizes.clear();
      await page.goto(`/${path}`);
      // Banner and popup open by themselves.
      await expect(page.locator('.consent')).toBeVisible();
      if (path === '') await expect(page.locator('dialog.popup')).toBeVisible();
      const bytes = (await Promise.all(sizes.values())).map(({ responseBodySize }) => responseBodySize);
      const total = bytes.reduce((sum, size) => sum + size, 0);
      // The bytes are compressed with Brotli, as they are sent. React and the router take 92,300 of them.
      expect.soft(total, path).toBeGreaterThan(92_000);
      expect.soft(total, path).toBeLessThanOrEqual(path === '' ? 112_000 : 107_000);
    }
  });
});
