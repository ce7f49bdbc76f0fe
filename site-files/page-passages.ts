import type { Document, Element } from '@xmldom/xmldom';
import { apart, type Line } from '../server/assistant/assistant-index.ts';
import { all, attribute, childElements, classesOf, tagOf } from './element.ts';
import { isInline, isNoteOnFigures, isSilent, isText, readableText } from './element-text.ts';
import { sentencesOf } from './sentences.ts';

/** What stands under one heading of a page. */
export type PagePassage = {
  /** The id that a link may aim at; empty for the head of the page. */
  anchor: string;
  /** What its street sign calls the section; empty where there is none. */
  name: string;
  heading: string;
  subheading: string;
  /** The language of the lines. */
  language: string;
  lines: Line[];
  /** Whether somebody else says it. */
  isQuotation: boolean;
  /** What the section says of its figures; empty where it says nothing. */
  note: string;
};

/** Where the reader stands: the place and the headings above it. */
type Place = { anchor: string; heading: string; subheading: string };

const sectionHeadings = new Set(['h1', 'h2']);
const subheadings = new Set(['h3', 'summary', 'caption']);
/** Ids that React makes up change with every change of a page. */
const isLasting = (id: string) => id !== '' && !id.startsWith('_R_');
const isAnchored = (element: Element) => /^(section|article|h2)$/.test(tagOf(element));

/**
 * Cuts what a page shows between its navigation and its footer into passages, one for each heading, in their order.
 * Left out are forms, buttons, links that stand alone, and drawings.
 */
export function passagesOf(document: Document, language: string): PagePassage[] {
  const main = all(document, 'main')[0];
  if (!main) return [];
  const reader = new PageReader();
  reader.read(main, language);
  return reader.passages
    .filter(({ lines }) => lines.length > 0)
    .map((passage) => ({
      ...passage,
      name: reader.names.get(passage.anchor) ?? '',
      note: reader.notes.get(passage.anchor) ?? '',
    }));
}

class PageReader {
  readonly passages: Omit<PagePassage, 'name' | 'note'>[] = [];
  /** By anchor. */
  readonly names = new Map<string, string>();
  readonly notes = new Map<string, string>();
  #place: Place = { anchor: '', heading: '', subheading: '' };

  read(element: Element, language: string): void {
    if (classesOf(element).includes('plate')) this.names.set(this.#place.anchor, nameOnPlate(element));
    if (isNoteOnFigures(element)) this.notes.set(this.#place.anchor, readableText(element).trim());
    if (isSilent(element)) return;
    const tag = tagOf(element);
    const own = attribute(element, 'lang') || language;
    const id = attribute(element, 'id');
    const before = this.#place;
    if (isLasting(id) && isAnchored(element)) this.#place = { anchor: id, heading: '', subheading: '' };
    const title = titleOfCard(element);
    if (title) this.#enter(title);
    this.#readInside(element, own);
    // A section ends with its element; headings that stand in no element of their own end with the next one.
    if (title || (isLasting(id) && tag !== 'h2' && isAnchored(element))) this.#place = before;
  }

  #readInside(element: Element, language: string): void {
    const tag = tagOf(element);
    if (sectionHeadings.has(tag) || subheadings.has(tag)) this.#enter(element);
    else if (isText(element) && tag !== 'li') {
      this.#add(sentencesOf(readableText(element), language), 'sentences', language);
    } else if (isEntry(element)) {
      const isQuotation = all(element, 'blockquote').length > 0;
      this.#add([partsOf(element).join(apart)], isQuotation ? 'quotation' : 'entry', language);
    } else for (const child of childElements(element)) this.read(child, language);
  }

  #enter(heading: Element): void {
    const text = readableText(heading).trim();
    if (sectionHeadings.has(tagOf(heading))) this.#place = { ...this.#place, heading: text, subheading: '' };
    else this.#place = { ...this.#place, subheading: text };
  }

  #add(texts: readonly string[], as: 'sentences' | 'entry' | 'quotation', language: string): void {
    const listed = as !== 'sentences';
    const lines = texts.filter((text) => text !== '').map((text) => ({ text, listed }));
    const { anchor, heading, subheading } = this.#place;
    const same = this.passages.find(
      (one) =>
        one.anchor === anchor &&
        one.heading === heading &&
        one.subheading === subheading &&
        one.language === language,
    );
    if (same) same.lines.push(...lines);
    else this.passages.push({ ...this.#place, language, lines, isQuotation: as === 'quotation' });
  }
}

/** The upper line; the lower one is Luxembourgish. */
function nameOnPlate(plate: Element): string {
  return childElements(plate)[0]?.textContent ?? '';
}

/** A card's heading holds for the whole card, also for what stands above it. */
function titleOfCard(element: Element): Element | undefined {
  if (!/^(li|article|details)$/.test(tagOf(element))) return undefined;
  const titles = [...all(element, 'h1'), ...all(element, 'h2')];
  const headings = titles.length > 0 ? titles : all(element, 'h3');
  return new Set(headings.map(readableText)).size === 1 ? headings[0] : undefined;
}

/** A row, a fact, a step or a quotation: its parts are said in one breath. */
function isEntry(element: Element): boolean {
  if (['h1', 'h2', 'h3', 'li', 'tr'].some((name) => all(element, name).length > 0)) return false;
  const children = childElements(element).filter((child) => !isSilent(child));
  return (
    /^(li|tr|figure)$/.test(tagOf(element)) ||
    children.some((child) => tagOf(child) === 'dt' || isInline(child))
  );
}

function partsOf(element: Element): string[] {
  if (isSilent(element)) return [];
  if (!isText(element)) return childElements(element).flatMap(partsOf);
  const column = attribute(element, 'data-title') || attribute(element, 'data-label');
  const text = readableText(element).trim();
  if (text === '') return [];
  return [column ? `${column} – ${text}` : text];
}
