import type { Page } from '@playwright/test';
import { spoken } from './screen-reader.ts';

/** Readable in either order: a figure and its name, a label, links of one post, a film beside its text. */
const labels = 'dt, dd, .badge, .phase__reach, .share, .case > *';

/** Parts seen before the part that they follow in the DOM (WCAG 1.3.2, 2.4.3). */
export function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const isRead = (element: Element) =>
      Boolean(element.textContent?.trim()) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !/absolute|fixed/.test(getComputedStyle(element).position) &&
      !element.closest(`svg, script, style, ${exempt}`);
    const errors = [...document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])')];
    for (const around of document.body.querySelectorAll('*')) {
      const read = [...around.children].filter(isRead);
      for (const [at, next] of read.slice(1).entries()) {
        const [before, after] = [read[at], next].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
        if (!before || !after || getComputedStyle(next).display === 'inline') continue;
        const isAbove = after.bottom <= before.top + 1 && after.left < before.right - 1;
        const isLeft = after.right <= before.left + 1 && after.top < before.bottom - 1;
        if (isAbove || isLeft) errors.push(next);
      }
    }
    return errors.map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent}`);
  }, labels);
}

/** The main part's accessible text without spaces, which, like list markers, come from the style sheet. */
const lines = async (page: Page) =>
  (await spoken(page, 'main'))
    .filter((line) => !/^[\d.]+$|ListMarker$/.test(line))
    .map((line) => line.replace(/\s/g, ''));

/**
 * The first text of the styled page that is missing or elsewhere without style sheets. Removes the styles.
 */
export async function lostWithoutStyle(page: Page): Promise<string | undefined> {
  const styled = await lines(page);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    document.adoptedStyleSheets = [];
    for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style');
  });
  const plain = await lines(page);
  // Searched in order; additional text was folded before.
  let at = 0;
  return styled.find((line) => {
    at = plain.indexOf(line, at) + 1;
    return at === 0;
  });
}
