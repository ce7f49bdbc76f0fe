import type { Page } from '@playwright/test';

/** Words that begin or end outside the window, or outside a part that cuts off what is too wide, where nobody can scroll to; and how far the page scrolls sideways. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    const around = (element: Element | null): Element[] =>
      element ? [element, ...around(element.parentElement)] : [];

    const isForEars = (element: Element) =>
      around(element).some((frame) => getComputedStyle(frame).clipPath === 'inset(50%)');
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .skip, script, style') &&
      !isForEars(element);

    /** Between which places on the line what stands in an element can be seen. */
    function seenBetween(element: Element): [number, number] {
      const frame = around(element).find((one) => getComputedStyle(one).overflowX !== 'visible');
      if (!frame) return [0, clientWidth];
      const { left, right } = frame.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(frame).overflowX);
      return scrolls
        ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
        : [Math.max(left, 0), Math.min(right, clientWidth)];
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const words = currentNode.textContent?.trim();
      const element = currentNode.parentElement;
      if (!words || !element || !isSeen(element)) continue;
      range.selectNodeContents(currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const [from, to] = seenBetween(element);
      if (width > 1 && right > 0 && (left < from - 1 || right > to + 1)) sideways.push(words);
    }
    return sideways;
  });
}
