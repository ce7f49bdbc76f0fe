import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** How far below the upper edge of the window a section that was scrolled to may begin: the bar and some air. */
const lowest = 250;

/** Waits until a section of the home page rests in view, just below the bar. */
export async function expectAtSection(page: Page, section: string): Promise<void> {
  const begins = () => page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const top = await begins();
      const rests = top === before;
      before = top;
      return rests && top >= 0 && top < lowest;
    }, `#${section} rests in view`)
    .toBe(true);
}
