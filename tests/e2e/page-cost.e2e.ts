import type { Browser, Page } from '@playwright/test';
import { href, pagePaths } from '../../app/lib/i18n/href.ts';
import { findBrowser, launchOptions } from '../support/browser.ts';
import { expect, test } from './site-test.ts';
import { stopClock, visit } from './visit.ts';

const phone = { width: 390, height: 844 };

/** Scrolls to the end in strides of a thumb; each is painted before the next. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await painted();
    }
  });
}

function picturesAreThere(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.images].every(
      (picture) => !picture.checkVisibility() || (picture.complete && picture.naturalWidth > 0),
    ),
  );
}

for (const language of ['en', 'uk'] as const) {
  test(`[HM-12] the home page in ${language}, read to its end before consent with no film played, weighs 350 KB at most`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    // With data saving on, films are not loaded.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await visit(page, href(language, 'home'));
    await scrollToTheEnd(page);
    await expect.poll(() => picturesAreThere(page)).toBe(true);
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThanOrEqual(350 * 1024);
  });
}

const templates = Object.entries(pagePaths).filter(([name]) => name !== 'terms' && name !== 'privacy');

for (const [name, path] of [...templates, ['post', 'blog/1'] as const]) {
  test(`[HM-14] nothing jumps on the page ${name} while a slow phone loads it and is scrolled to its end`, async ({
    page,
  }) => {
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
    await page.addInitScript(() => {
      const shifts: [value: number, what: string][] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: { node?: Node }[] = Reflect.get(entry, 'sources') ?? [];
          const moved = sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent,
          );
          shifts.push([Number(Reflect.get(entry, 'value')), moved.join(', ')]);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Ukrainian, because it loads the most fonts.
    await visit(page, `/uk/${path}`);
    await scrollToTheEnd(page);
    await expect.poll(() => picturesAreThere(page), { timeout: 20_000 }).toBe(true);
    const shifts: [number, string][] = await page.evaluate(() => Reflect.get(window, 'shifts'));
    // Font swaps may shift a word by less than a pixel.
    const total = shifts.reduce((sum, [value]) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.001);
  });
}

test('[HM-14] when the scripts come to life they measure nothing, and write no dates', async ({ page }) => {
  await page.addInitScript(() => {
    const count = { measured: 0, formats: 0 };
    Reflect.set(window, 'count', count);
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      count.measured += 1;
      return measure.call(this);
    };
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(format, given) {
        count.formats += 1;
        return Reflect.construct(format, given);
      },
    });
  });
  await visit(page, '/');
  await expect(page.locator('#smepackages > [data-reveal="waiting"]')).toBeAttached();
  await expect(page.locator('#blog time').last()).not.toBeEmpty();
  expect(await page.evaluate(() => Reflect.get(window, 'count'))).toEqual({ measured: 0, formats: 0 });
});

/** Stops the recording: the largest style recalculation covers more than `some` elements and under a third of the page. */
async function expectFewStyled(page: Page, browser: Browser, some: number): Promise<void> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const styled = traceEvents
    .filter(({ name }: { name: string }) => name === 'UpdateLayoutTree')
    .map(({ args }: { args: { elementCount: number } }) => args.elementCount);
  expect(Math.max(...styled)).toBeGreaterThan(some);
  expect(Math.max(...styled)).toBeLessThan((await page.locator('*').count()) / 3);
}

/** Opens a page whose scripts are delayed until the returned function is called. */
async function openWithoutScriptsYet(page: Page, path: string): Promise<() => void> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, (route) => allowed.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return allow;
}

/** Tests for layout (`content-visibility`), in view or not, of the last match; by default the last section. */
function isLaidOut(page: Page, place = '#contact h2'): Promise<boolean> {
  const last = page.locator(place).last();
  return last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

test('[HM-14] a page opens with what is near; the rest is there for screen readers, search and paper, and is laid out when the scripts have come', async ({
  browser,
  site,
}) => {
  // Chromium's behaviour with a screen reader.
  const { args, ...options } = launchOptions(findBrowser());
  const reader = await browser
    .browserType()
    .launch({ ...options, args: [...args, '--force-renderer-accessibility'] });
  const page = await reader.newPage({ baseURL: site.url });
  const allow = await openWithoutScriptsYet(page, '/');
  await expect.poll(() => isLaidOut(page)).toBe(false);
  const contact = page.locator('#contact h2');
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const spoken = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
  expect(spoken).toContain(await contact.textContent());
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await contact.evaluate((heading) => Reflect.get(window, 'find').call(window, heading.textContent));
  await expect(contact).toBeInViewport();
  allow();
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  expect(await isLaidOut(page)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  await reader.close();
});

test('[HM-14] the end of a post is laid out when the scripts have come', async ({ page }) => {
  await page.setViewportSize(phone);
  const allow = await openWithoutScriptsYet(page, '/blog/1');
  await expect.poll(() => isLaidOut(page, '.prose li')).toBe(false);
  allow();
  await expect.poll(() => isLaidOut(page, '.prose li')).toBe(true);
});

test('[HM-14] scripts come to life without a whole page being styled anew', async ({ page, browser }) => {
  // An anchor makes the page lay out completely.
  const allow = await openWithoutScriptsYet(page, '/#contact');
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  allow();
  await expect(page.locator('.ask')).toBeVisible();
  await expectFewStyled(page, browser, 1);
});

test.describe('a visitor who has not answered the question about cookies', () => {
  test.use({ answered: false });

  test('[CK-1] sees it come without a whole page being styled anew', async ({ page, browser }) => {
    await stopClock(page);
    await visit(page, '/');
    await page.clock.runFor(900);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.clock.runFor(200);
    await expect(page.locator('.consent')).toBeVisible();
    await expect(page.locator('body')).not.toHaveCSS('padding-bottom', '0px');
    await expectFewStyled(page, browser, 10);
  });
});
