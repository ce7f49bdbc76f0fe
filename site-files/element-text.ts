import type { Element, Node } from '@xmldom/xmldom';
import { apart } from '../server/assistant/assistant-index.ts';
import { attribute, childElements, classesOf, isElement, tagOf } from './element.ts';

const inlineTags = new Set(
  'a abbr address b bdi br cite code dfn em i mark s small span strong sub sup time'.split(' '),
);
const silentTags = new Set(
  'aside button dialog fieldset footer form img input legend nav noscript script select style svg template thead video'.split(
    ' ',
  ),
);
/**
 * What is no statement of the firm: links that stand alone, street signs, notes of borrowing, captions that explain a
 * drawing, and the sample data of drawings, which quoted alone would read like a price or a promise.
 */
const silentClasses = new Set(
  'actions after article__meta borrowed btn cap flow link plate policy__updated post__meta related split turn'.split(
    ' ',
  ),
);
/** Whether an element says nothing that the assistant may quote. */
export function isSilent(element: Element): boolean {
  return (
    silentTags.has(tagOf(element)) ||
    attribute(element, 'aria-hidden') === 'true' ||
    classesOf(element).some((name) => silentClasses.has(name))
  );
}

/** Whether an element says what the figures of its section are worth: as of when, by whose count, illustrative. */
export function isNoteOnFigures(element: Element): boolean {
  const classes = classesOf(element);
  return classes.includes('cap') && classes.some((name) => name.endsWith('__note'));
}

export function isInline(element: Element): boolean {
  return inlineTags.has(tagOf(element));
}

/** Whether an element is a run of text and nothing else. */
export function isText(element: Element): boolean {
  return childElements(element).every((child) => isSilent(child) || (isInline(child) && isText(child)));
}

/** The text as a reader sees it: boxes, and what stands after a label, are kept apart. */
export function readableText(element: Element): string {
  let text = '';
  let isLabel = false;
  for (const node of Array.from(element.childNodes)) {
    const more = textOfNode(node);
    const isWord = more.trim() !== '' && more !== lineBreak;
    if (isWord && text.trim() !== '' && (isLabel || isBox(node))) text = text.trimEnd() + apart;
    if (isWord) isLabel = text === '' && isElement(node) && tagOf(node) === 'b';
    text += more;
  }
  return text.replace(/[ \t\n\r]+/g, ' ').replaceAll(' ,', ',');
}

const lineBreak = ', ';

function textOfNode(node: Node): string {
  if (!isElement(node)) return node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? '') : '';
  if (tagOf(node) === 'br') return lineBreak;
  return isSilent(node) ? '' : readableText(node);
}

/** Whether style sets an element apart from what stands before it, with no space between them. */
function isBox(node: Node): boolean {
  if (!isElement(node)) return false;
  const before = node.previousSibling;
  return (
    classesOf(node).includes('badge') || (before !== null && isElement(before) && tagOf(before) !== 'br')
  );
}
