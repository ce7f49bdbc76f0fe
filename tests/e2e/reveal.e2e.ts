import type { Page } from '@playwright/test';
import { homeSections } from '../../app/lib/i18n/href.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

/** Opacity of a section's content, multiplied over its ancestors. */
function opacityOf(page: Page, section: string): Promise<number> {
  return page.locator(`#${section}`).evaluate((root) => {
    let opacity = 1;
    for (
      let element = root.querySelector('h2');
      element;
      element = element.parentElement as HTMLHeadingElement | null
    ) {
      opacity *= Number(getComputedStyle(element).opacity);
    }
    return opacity;
  });
}

async function expectAllVisible(page: Page) {
  for (const section of homeSections) expect(await opacityOf(page, section), section).toBe(1);
}

test('[HM-14] a section below the window waits, becomes visible when it is scrolled to, and stays so', async ({
  page,
}) => {
  await visit(page, '/');
  await expect.poll(() => opacityOf(page, 'smepackages')).toBe(0);
  for (const section of homeSections) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => opacityOf(page, section), section).toBe(1);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAllVisible(page);
});

test('[HM-14] a bar draws itself once, when it comes into view, and scrolling back does not undo it', async ({
  page,
}) => {
  const bars = [
    ['/', '#fit4ai .tiers .drawn'],
    ['/about', '.tenths .drawn'],
  ] as const;
  for (const [path, selector] of bars) {
    await visit(page, path);
    const bar = page.locator(selector).first();
    const drawn = () => bar.evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(drawn, `${selector} waits`).toBe(0);
    await bar.locator('xpath=ancestor::*[@data-reveal][1]').evaluate((frame) => {
      // Quantities are revealed with their frame, as soon as its edge is visible.
      window.scrollTo({
        top: frame.getBoundingClientRect().top + scrollY - innerHeight + 4,
        behavior: 'instant',
      });
    });
    await expect.poll(drawn, `${selector} is drawn`).toBeGreaterThan(20);
    const full = bar.evaluate((element) => {
      const finished = element.getAnimations().map(({ finished: end }) => end);
      return Promise.all(finished).then(() => element.getBoundingClientRect().width);
    });
    const width = await full;
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await drawn()).toBe(width);
  }
});

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
  test(`[HM-14] everything is visible from the start with ${Object.values(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    await visit(page, '/');
    await expectAllVisible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HM-14] everything is visible', async ({ page }) => {
    await page.goto('/');
    await expectAllVisible(page);
  });
});
