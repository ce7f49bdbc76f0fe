import type { Page } from '@playwright/test';

/** Readable in either order: a figure and its name, a label, links of one post, a film beside its text. */
const labels = 'dt, dd, .badge, .share, .case > *';

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
