import type { Browser } from '@playwright/test';

/** A piece of a page: text, or an element. What stands in `code` is an attribute's value as code. */
export type Piece = string | Element;

export type Element = {
  tag: string;
  attributes: Record<string, string>;
  code?: Record<string, string>;
  pieces: Piece[];
};

/** What the peers show: the head without scripts, preloaded modules and style; the style sheet; the body without scripts. */
export type Markup = { head: Piece[]; css: string; body: Piece[] };

/** Runs in a browser, which knows best what a page consists of. */
function parse(html: string): Markup {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const css = page.querySelector('style')?.textContent ?? '';
  for (const element of page.querySelectorAll('script, style, noscript, link[rel=modulepreload]'))
    element.remove();
  const read = (node: Node): Piece[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof window.Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.localName, attributes, pieces: [...node.childNodes].flatMap(read) }];
  };
  const inside = (element: Node) => [...element.childNodes].flatMap(read);
  return { head: inside(page.head), css, body: inside(page.body) };
}

/** Takes a built page apart. */
export async function readMarkup(browser: Browser, html: string): Promise<Markup> {
  const page = await browser.newPage();
  const markup = await page.evaluate(parse, html);
  await page.close();
  return markup;
}

/** How React calls what HTML calls otherwise; other names are the same but for capitals. */
const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  hreflang: 'hrefLang',
  tabindex: 'tabIndex',
  popovertarget: 'popoverTarget',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  minlength: 'minLength',
  srcset: 'srcSet',
  datetime: 'dateTime',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  playsinline: 'playsInline',
  checked: 'defaultChecked',
  colspan: 'colSpan',
  novalidate: 'noValidate',
  'stroke-dasharray': 'strokeDasharray',
  'text-anchor': 'textAnchor',
};

const flags = new Set([
  'required',
  'hidden',
  'inert',
  'disabled',
  'muted',
  'loop',
  'playsinline',
  'checked',
  'open',
]);
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track']);

/** `top:13%;--part:2` as React wants it. */
function styleObject(style: string): string {
  const rules = style.split(';').flatMap((rule) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.+)$/.exec(rule) ?? [];
    const key = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    return name ? [[key, value]] : [];
  });
  return JSON.stringify(Object.fromEntries(rules));
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** JSX for React, the template language of Astro, which keeps the names of HTML, or HTML itself. */
type Dialect = 'react' | 'astro' | 'html';

function attribute(name: string, value: string, dialect: Dialect): string {
  const own = (dialect === 'react' && renamed[name]) || name;
  if (flags.has(name)) return ` ${own}`;
  if (dialect === 'html') return ` ${own}="${escaped(value)}"`;
  if (dialect === 'react' && name === 'style') return ` style={${styleObject(value)}}`;
  return ` ${own}={${JSON.stringify(value)}}`;
}

/** Writes pieces as the source of a page. */
export function write(pieces: Piece[], dialect: Dialect): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string')
        return dialect === 'html' ? escaped(piece) : `{${JSON.stringify(piece)}}`;
      const { tag, attributes, code = {}, pieces: inner } = piece;
      const written = [
        ...Object.entries(attributes).map(([name, value]) => attribute(name, value, dialect)),
        ...Object.entries(code).map(([name, value]) => (value ? ` ${name}={${value}}` : ` ${name}`)),
      ].join('');
      return empty.has(tag) ? `<${tag}${written} />` : `<${tag}${written}>${write(inner, dialect)}</${tag}>`;
    })
    .join('');
}

/** Puts something else in the place of each element of a kind; the others stay. */
export function replace(
  pieces: Piece[],
  is: (element: Element) => boolean,
  by: (piece: Element, index: number) => Piece,
): Piece[] {
  let index = 0;
  const step = (piece: Piece): Piece => {
    if (typeof piece === 'string') return piece;
    if (is(piece)) return by(piece, index++);
    return { ...piece, pieces: piece.pieces.map(step) };
  };
  return pieces.map(step);
}

/** All elements of a kind that stand in a piece, in their order. */
export function elementsIn(piece: Piece, is: (element: Element) => boolean): Element[] {
  if (typeof piece === 'string') return [];
  return [...(is(piece) ? [piece] : []), ...piece.pieces.flatMap((inner) => elementsIn(inner, is))];
}

/** The text of a piece. */
export function textOf(piece: Piece | undefined): string {
  return typeof piece === 'string' ? piece : (piece?.pieces.map(textOf).join('') ?? '');
}
