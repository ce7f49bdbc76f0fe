import type { Page } from '@playwright/test';

const SLACK = 1.5;

/** Returns visible texts with their overflow. Scrolling and fixed parts are not searched further. */
function seenTexts(page: Page) {
  return page.evaluate((off) => {
    type Place = { left: number; right: number; top: number; bottom: number };
    const isOutside = (box: Place, edge: { left: number; right: number }) =>
      box.left < edge.left - off || box.right > edge.right + off;

    const boxOf = (element: Element) => {
      const style = getComputedStyle(element);
      return {
        edge: element.getBoundingClientRect(),
        isBlock: !/^(?:inline|contents)$/.test(style.display),
        isEnd: style.position === 'fixed' || /auto|scroll/.test(style.overflowX),
        isForEars: style.clipPath === 'inset(50%)',
        cutsAcross: /hidden|clip/.test(style.overflowX),
        cutsDown: /hidden|clip/.test(style.overflowY),
      };
    };
    const known = new Map<Element, ReturnType<typeof boxOf>[]>();
    const around = (element: Element | null): ReturnType<typeof boxOf>[] => {
      if (!element) return [];
      const boxes = known.get(element) ?? [boxOf(element), ...around(element.parentElement)];
      known.set(element, boxes);
      return boxes;
    };

    /** Excludes text that is visually hidden, or only for keyboards or bots, and the logo's name, which may disappear. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('script, style, noscript, template, .honeypot, .logo, .skip:not(:focus)') &&
      !around(element).some(({ isForEars }) => isForEars);

    const errorOf = (box: Place, air: number, boxes: ReturnType<typeof boxOf>[]) => {
      const [own] = boxes;
      if (own && isOutside(box, own.edge)) return 'out of its box';
      const end = boxes.findIndex(({ isEnd }) => isEnd);
      const frames = end < 0 ? boxes : boxes.slice(0, end);
      if (frames.some(({ edge, cutsAcross }) => cutsAcross && isOutside(box, edge))) return 'cut off';
      const isBeyond = (edge: Place) => box.top < edge.top - air || box.bottom > edge.bottom + air;
      if (frames.some(({ edge, cutsDown }) => cutsDown && isBeyond(edge))) return 'cut off above or below';
      const sheet = { left: 0, right: document.documentElement.clientWidth };
      return end < 0 && isOutside(box, sheet) ? 'out of the page' : '';
    };

    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; error: string }[] = [];
    while (walk.nextNode()) {
      const { nodeValue, parentElement: element } = walk.currentNode;
      if (!nodeValue?.trim() || !element || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // A line box is higher than its glyphs, even more so with `text-box-trim`.
      const { fontSize, textBoxTrim } = getComputedStyle(element);
      const air = Number.parseFloat(fontSize) * (textBoxTrim === 'none' ? 0.35 : 0.6);
      const box = { left, right, top, bottom };
      const text = `${element.closest('[class]')?.className} “${nodeValue.trim().slice(0, 60)}”`;
      const boxes = around(element).filter(({ isBlock }) => isBlock);
      texts.push({ text, error: errorOf(box, air, boxes) });
    }
    return texts;
  }, SLACK);
}

/** Returns texts that are cut off, or leave their box or the page. */
export async function crampedTexts(page: Page): Promise<string[]> {
  const seen = await seenTexts(page);
  const sideways = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return [
    ...(sideways > 0 ? [`the page scrolls sideways: ${sideways}`] : []),
    ...seen.flatMap(({ error, text }) => (error ? [`${error}: ${text}`] : [])),
  ];
}
