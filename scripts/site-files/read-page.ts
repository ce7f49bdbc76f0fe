import { parse } from 'node-html-parser';

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

export function readPage(path: string, html: string): ReadPage {
  // Links of the frame that browsers without JavaScript see count too.
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const all = (selector: string) => document.querySelectorAll(selector);
  const texts = (selector: string) => all(selector).map((element) => element.text);
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const [title = '', headline = ''] = ['title', 'h1'].map((name) => texts(name)[0]);
  const answers = texts('.faq details p:first-of-type');
  return {
    path,
    language: values('html', 'lang')[0] ?? '',
    title,
    description: values('meta[name=description]', 'content')[0] ?? '',
    canonical: values('link[rel=canonical]', 'href')[0] ?? '',
    indexed: values('meta[name=robots]', 'content')[0] !== 'noindex',
    alternates: all('link[rel=alternate]').flatMap((link) => {
      const language = link.getAttribute('hreflang');
      return language ? [{ language, url: link.getAttribute('href') ?? '' }] : [];
    }),
    headline,
    plate: texts('.ph .plate span'),
    image: values('meta[property="og:image"]', 'content')[0] ?? '',
    things: all('script[type="application/ld+json"]').flatMap((script) => {
      const block: unknown = JSON.parse(script.rawText);
      const hasGraph = typeof block === 'object' && block !== null && '@graph' in block;
      return hasGraph && Array.isArray(block['@graph']) ? block['@graph'] : [block];
    }),
    ids: new Set(values('[id]', 'id')),
    links: values('a', 'href'),
    shownTexts: texts('h2, h3, p'),
    questions: texts('.faq details summary').map((question, index) => [question, answers[index] ?? '']),
    text: document.querySelector('.article .prose')?.innerHTML ?? '',
  };
}
