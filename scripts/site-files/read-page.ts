import { DOMParser, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import { all, attribute } from './element.ts';

export type ReadPage = {
  path: string;
  /** The requested language, which is that of the frame. */
  language: string;
  title: string;
  description: string;
  /** Empty where there is none. */
  canonical: string;
  indexed: boolean;
  /** Includes the page itself. */
  alternates: { language: string; url: string }[];
  headline: string;
  /** The two lines of the street sign in the header, if any. */
  plate: string[];
  /** The social image's address. */
  image: string;
  /** The members of its JSON-LD graph. */
  things: unknown[];
  ids: ReadonlySet<string>;
  /** As written in `href`. */
  links: string[];
  /** Headings and paragraphs. */
  shownTexts: string[];
  questions: [question: string, answer: string][];
  /** HTML of a post; empty on other pages. */
  text: string;
};

function withClass(within: Document | Element, name: string): Element | undefined {
  return within.getElementsByClassName(name)[0];
}

function textOf(element: Element | undefined): string {
  return element?.textContent ?? '';
}

/**
 * Parses a page.
 * @param html React's output: attributes quoted, elements closed
 * @throws Error where it is not well formed
 */
export function readPage(path: string, html: string): ReadPage {
  const document = new DOMParser({
    onError: (_level, message) => {
      throw new Error(`${path}: ${message}`);
    },
  }).parseFromString(html, 'text/html');
  const metadata = new Map(
    all(document, 'meta').map((meta) => [
      attribute(meta, 'name') || attribute(meta, 'property'),
      attribute(meta, 'content'),
    ]),
  );
  const links = all(document, 'link');
  const languageLinks = links.filter((link) => attribute(link, 'hreflang') !== '');
  const head = withClass(document, 'ph');
  const plate = head && withClass(head, 'plate');
  const language = attribute(all(document, 'html')[0], 'lang');
  return {
    path,
    language,
    title: textOf(all(document, 'title')[0]),
    description: metadata.get('description') ?? '',
    canonical: attribute(
      links.find((link) => attribute(link, 'rel') === 'canonical'),
      'href',
    ),
    indexed: metadata.get('robots') !== 'noindex',
    alternates: languageLinks.map((link) => ({
      language: attribute(link, 'hreflang'),
      url: attribute(link, 'href'),
    })),
    headline: textOf(all(document, 'h1')[0]),
    plate: plate ? all(plate, 'span').map(textOf) : [],
    image: metadata.get('og:image') ?? '',
    things: thingsOf(document),
    ids: new Set(all(document, '*').map((element) => attribute(element, 'id'))),
    links: all(document, 'a').map((link) => attribute(link, 'href')),
    shownTexts: ['h2', 'h3', 'p'].flatMap((name) => all(document, name).map(textOf)),
    questions: questionsOf(document),
    text: postText(document),
  };
}

function questionsOf(document: Document): [string, string][] {
  const faq = withClass(document, 'faq');
  return (faq ? all(faq, 'details') : []).map((one) => [
    textOf(all(one, 'summary')[0]),
    textOf(all(one, 'p')[0]),
  ]);
}

function thingsOf(document: Document): unknown[] {
  return all(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => {
      const block: unknown = JSON.parse(script.textContent ?? '');
      const hasGraph = typeof block === 'object' && block !== null && '@graph' in block;
      return hasGraph && Array.isArray(block['@graph']) ? block['@graph'] : [block];
    });
}

function postText(document: Document): string {
  const article = withClass(document, 'article');
  const text = article && withClass(article, 'prose');
  if (!text) return '';
  const serializer = new XMLSerializer();
  return Array.from(text.childNodes)
    .map((node) => serializer.serializeToString(node))
    .join('')
    .replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '');
}
