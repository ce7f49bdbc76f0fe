import type { Page } from '@playwright/test';
import { languageTable } from '../../app/i18n/languages.ts';
import { networks } from '../../app/pages/blog-post/share-links.ts';
import { company } from '../../harness/words.ts';

const anyOf = (names: readonly string[]) =>
  new RegExp(names.map((name) => name.replace(/\W/g, '\\$&')).join('|'), 'g');
const day = (month: number, date: number) => new Date(2026, month, date);
const calendar = Array.from({ length: 12 }, (_, at) => at).flatMap((at) => [
  day(at, 1).toLocaleDateString('en-US', { month: 'long' }),
  day(0, at).toLocaleDateString('en-US', { weekday: 'short' }),
]);

/** What stands in plain letters in every language, and why. */
const plain: [reason: string, names: RegExp][] = [
  ['who and where the firm is', anyOf([company.name, ...Object.values(company.address)])],
  [
    'addresses of mailboxes and pages',
    /[\w.+-]+@[\w.-]+|(?:https?:\/\/)?(?:[\w-]+\.)+(?:lu|eu|example|com|org)\b[\w/.-]*/g,
  ],
  ['names of networks', anyOf([...company.social.map(({ name }) => name), ...Object.values(networks)])],
  [
    'languages, by their own names and as codes',
    anyOf([...Object.values(languageTable).map(({ name }) => name), 'XA']),
  ],
  ['months, days and minutes, as Intl writes them', anyOf([...calendar, 'minutes'])],
  ['references and receipts, which are drawn', /\b[2-9A-Z]{4}(?:-[2-9A-Z]{4})+/g],
];

/**
 * What of a page is said in plain English letters, and so was not taken from the words of its language: texts, whether in view
 * or not, and what is said of pictures, fields and the page. Exempt are figures, which have no letters, names of cookies and the
 * like, which are code, street signs, which are Luxembourgish in every language, and `plain`.
 */
export async function foreignTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const shown = 'alt title placeholder aria-label aria-description';
    const heads = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]';
    const saidOf = (node: Node): string[] => {
      if (!(node instanceof Element)) return [node.nodeValue ?? ''];
      const names = node.matches(heads) ? ['content'] : shown.split(' ');
      return names.map((name) => node.getAttribute(name) ?? '');
    };
    const { SHOW_TEXT, SHOW_ELEMENT } = NodeFilter;
    const walk = document.createTreeWalker(document.documentElement, SHOW_TEXT | SHOW_ELEMENT);
    const said: string[] = [];
    while (walk.nextNode()) {
      const { currentNode: node } = walk;
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.closest('script, style, noscript, template, code, [lang=lb]')) said.push(...saidOf(node));
    }
    return [...new Set(said)];
  });
  return texts.filter((text) =>
    /[aeiouy]/i.test(plain.reduce((rest, [, names]) => rest.replaceAll(names, ''), text)),
  );
}

/** The texts that can be seen, and the boxes around each, from within: none is looked at beyond what scrolls or is fixed. */
function seenTexts(page: Page) {
  return page.evaluate(() => {
    const lineage = (element: Element | null): Element[] =>
      element ? [element, ...lineage(element.parentElement)] : [];

    /** Whether a text can be seen, and not only heard, reached by keyboard or filled in by robots. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('script, style, noscript, template, .honeypot, .skip:not(:focus)') &&
      lineage(element).every((around) => getComputedStyle(around).clipPath !== 'inset(50%)');

    const boxesAround = (element: Element) => {
      const boxes = lineage(element).map((around) => {
        const { display, overflowX, overflowY, position } = getComputedStyle(around);
        const isEnd = position === 'fixed' || /auto|scroll/.test(overflowX);
        const cuts = { across: /hidden|clip/.test(overflowX), down: /hidden|clip/.test(overflowY) };
        return { edge: around.getBoundingClientRect().toJSON(), display, isEnd, cuts };
      });
      const blocks = boxes.filter(({ display }) => !/^(?:inline|contents)$/.test(display));
      const end = blocks.findIndex(({ isEnd }) => isEnd);
      return end < 0 ? blocks : blocks.slice(0, end + 1);
    };

    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    return texts.flatMap((node) => {
      const { nodeValue, parentElement: element } = node;
      if (!nodeValue?.trim() || !element || !isSeen(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [
        {
          text: `${element.closest('[class]')?.className} “${nodeValue.trim().slice(0, 60)}”`,
          box: range.getBoundingClientRect().toJSON(),
          // A line is higher than its letters.
          air: Number.parseFloat(getComputedStyle(element).fontSize) * 0.35,
          around: boxesAround(element),
          isInBar: element.closest('.nav') !== null,
        },
      ];
    });
  });
}

type Seen = Awaited<ReturnType<typeof seenTexts>>[number];
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const slack = 1.5;
const isOutside = (box: Box, edge: Pick<Box, 'left' | 'right'>) =>
  box.left < edge.left - slack || box.right > edge.right + slack;

function isOver(box: Box, other: Box) {
  const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return across > slack && down > slack;
}

function faultOf({ box, air, around }: Seen, width: number): string | undefined {
  const [own] = around;
  if (own && isOutside(box, own.edge)) return 'out of its box';
  for (const { edge, cuts, isEnd } of around) {
    if (isEnd) return undefined;
    if (cuts.across && isOutside(box, edge)) return 'cut off';
    if (cuts.down && (box.top < edge.top - air || box.bottom > edge.bottom + air))
      return 'cut off above or below';
  }
  return isOutside(box, { left: 0, right: width }) ? 'out of the page' : undefined;
}

/** Texts that do not have the room that they need: cut off, out of their box or the page, or one over the other in the bar. */
export async function crampedTexts(page: Page): Promise<string[]> {
  const seen = await seenTexts(page);
  const [width = 0, needed = 0] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];
  });
  const inBar = seen.filter(({ isInBar }) => isInBar);
  return [
    ...(needed > width ? [`the page scrolls sideways: ${needed}`] : []),
    ...seen.flatMap((one) => {
      const fault = faultOf(one, width);
      return fault ? [`${fault}: ${one.text}`] : [];
    }),
    ...inBar.flatMap((one, at) =>
      inBar
        .slice(at + 1)
        .filter((other) => isOver(one.box, other.box))
        .map((other) => `one over the other: ${one.text}, ${other.text}`),
    ),
  ];
}
