import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Describes a focus that is not visible: no element, off screen, under the bar, or without a ring (WCAG 2.4.7, 2.4.11). */
export function unseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const where = (error: string) => `${error}: ${focused.outerHTML.slice(0, 80)}`;
    const around = [focused, focused.nextElementSibling, focused.closest('.post')];
    const hasRing = around.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
    if (!hasRing && !focused.matches('main')) return where('no ring');
    const header = document.querySelector('header.nav');
    if (header?.contains(focused)) return '';
    const { top, bottom, left, width, height } = focused.getBoundingClientRect();
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    const isOnTop = focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return isOnTop || (bottom > edge && top < window.innerHeight) ? '' : where(`at ${top} to ${bottom}`);
  });
}

/** Presses a key repeatedly; the focus must be visible after each press. */
export async function walk(page: Page, key: string, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => unseenFocus(page)).toBe('');
  }
}

/**
 * Presses Tab until the target has the focus, which must be visible at each stop; skips the navigation bar.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await walk(page, 'Tab', 1);
    if (await target.evaluate((element) => element === document.activeElement)) return;
    if (await page.locator('.skip:focus').count()) await page.keyboard.press('Enter');
  }
  await expect(target).toBeFocused();
}
