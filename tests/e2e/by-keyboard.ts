import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Where the focus is, if nobody sees it: on nothing, out of the window, under the bar, or without a ring (WCAG 2.4.7, 2.4.11). */
export function unseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const where = (fault: string) => `${fault}: ${focused.outerHTML.slice(0, 80)}`;
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

/** Presses a key so many times: each time the focus can be seen. */
export async function walk(page: Page, key: string, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => unseenFocus(page)).toBe('');
  }
}

/** Goes on by Tab until something has the focus, which can be seen at every stop on the way; past the bar where the way begins. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await walk(page, 'Tab', 1);
    if (await target.evaluate((element) => element === document.activeElement)) return;
    if (await page.locator('.skip:focus').count()) await page.keyboard.press('Enter');
  }
  await expect(target).toBeFocused();
}
