import type { Page } from '@playwright/test';
import { spoken } from './spoken.ts';

/**
 * What may stand before what it belongs to, and is understood in either order: a figure and its name, a label, links that share a
 * post, a film beside its text.
 */
const labels = 'dt, dd, .badge, .phase__reach, .share, .case > *';

/** Parts that are seen before the part which they follow for a keyboard and a screen reader (WCAG 1.3.2, 2.4.3). */
export function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const isRead = (element: Element) =>
      Boolean(element.textContent?.trim()) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !/absolute|fixed/.test(getComputedStyle(element).position) &&
      !element.closest(`svg, script, style, ${exempt}`);
    const faults = [...document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])')];
    for (const around of document.body.querySelectorAll('*')) {
      const read = [...around.children].filter(isRead);
      for (const [at, next] of read.slice(1).entries()) {
        const [before, after] = [read[at], next].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
        if (!before || !after || getComputedStyle(next).display === 'inline') continue;
        const isAbove = after.bottom <= before.top + 1 && after.left < before.right - 1;
        const isLeft = after.right <= before.left + 1 && after.top < before.bottom - 1;
        if (isAbove || isLeft) faults.push(next);
      }
    }
    return faults.map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent}`);
  }, labels);
}

/**
 * The page's main part as it is spoken, without spaces: those between boxes come from the style sheet, and so do the numbers and
 * signs before the items of a list.
 */
const lines = async (page: Page) =>
  (await spoken(page, 'main'))
    .filter((line) => !/^[\d.]+$|ListMarker$/.test(line))
    .map((line) => line.replace(/\s/g, ''));

/** The first thing that is spoken of the styled page and without any style sheet not, or elsewhere. Takes the style away. */
export async function lostWithoutStyle(page: Page): Promise<string | undefined> {
  const styled = await lines(page);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    document.adoptedStyleSheets = [];
    for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style');
  });
  const plain = await lines(page);
  // Each is looked for after the one before; what is there besides was folded away.
  let at = 0;
  return styled.find((line) => {
    at = plain.indexOf(line, at) + 1;
    return at === 0;
  });
}
