import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** How far below the upper edge of the window a section that was scrolled to may begin: the bar and some air. */
const lowest = 250;

/** Waits until a section of the home page begins in view, just below the bar. */
export async function expectAtSection(page: Page, section: string): Promise<void> {
  const begins = () => page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect
    .poll(async () => {
      const top = await begins();
      return top >= 0 && top < lowest;
    }, `#${section} begins in view`)
    .toBe(true);
}
