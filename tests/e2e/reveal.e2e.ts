import type { Page } from '@playwright/test';
import { homeSections } from '../../app/lib/site-paths.ts';
import { expect, test, testWithoutScripts } from './site-test.ts';
import { visit } from './visit.ts';

/** Returns the opacity of a section's content, multiplied by that of its ancestors. */
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
  for (const section of homeSections()) expect(await opacityOf(page, section), section).toBe(1);
}

test('[HM-14] a section appears when it is scrolled to, and stays', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => opacityOf(page, 'smepackages')).toBe(0);
  for (const section of homeSections()) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => opacityOf(page, section), section).toBe(1);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAllVisible(page);
});

test('[HM-14] everything is visible on paper, and with less motion', async ({ page }) => {
  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print', reducedMotion: null }] as const) {
    await page.emulateMedia(media);
    await visit(page, '/');
    await expectAllVisible(page);
  }
});

testWithoutScripts('[HM-14] without JavaScript everything is visible', async ({ page }) => {
  await page.goto('/');
  await expectAllVisible(page);
});
