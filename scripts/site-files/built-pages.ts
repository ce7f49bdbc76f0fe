import { type HTMLElement, parse } from 'node-html-parser';
import { DEFAULT_LANGUAGE, type Language } from '../../app/lib/i18n/languages.ts';
import { LANGUAGE_COOKIE } from '../../app/lib/i18n/negotiate.ts';
import { everyPath, prefixOf } from '../../app/lib/site-paths.ts';
import { utcDay } from '../../app/lib/utc-day.ts';
import type { Site } from '../../server/http/open-site.ts';
import { newsPaths } from './news-paths.ts';

export type BuiltPage = {
  path: string;
  /** The requested language, which is also that of bar and footer. */
  language: Language;
  title: string;
  description: string;
  canonical: string;
  /** The page itself is one of them. */
  alternates: { language: string; url: string }[];
  headline: string;
  image: string;
  /** Only a post has this. */
  postHtml: string;
  document: HTMLElement;
};

export type Ask = (path: string, language: Language) => Promise<Response>;

export function askSite(site: Pick<Site, 'handle'>): Ask {
  return (path, language) => {
    const headers = { cookie: `${LANGUAGE_COOKIE}=${language}` };
    return site.handle(new Request(`http://localhost${path}`, { headers }), null);
  };
}

export async function readPages(ask: Ask): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const path of [...everyPath(), ...newsPaths(utcDay(Date.now()))]) {
    const language = prefixOf(path) || DEFAULT_LANGUAGE;
    const response = await ask(path, language);
    if (response.status === 200) pages.push(readPage(path, language, await response.text()));
  }
  pages.forEach(checkPreloads);
  return pages;
}

function checkPreloads({ path, document }: BuiltPage): void {
  const links = document.querySelectorAll('link[rel=modulepreload]');
  const isOrdered = links[0]?.getAttribute('href')?.startsWith('/assets/libraries-');
  if (!isOrdered || links.some((link) => link.getAttribute('fetchpriority') !== 'low'))
    throw new Error(`${path}: scriptsLast in app/entry.server.tsx did not change the modulepreload links`);
}

export function readPage(path: string, language: Language, html: string): BuiltPage {
  // Links in <noscript> count too, so it is parsed.
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const text = (selector: string) => document.querySelector(selector)?.text ?? '';
  const value = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    path,
    language,
    title: text('title'),
    description: value('meta[name=description]', 'content'),
    canonical: value('link[rel=canonical]', 'href'),
    alternates: document.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      url: link.getAttribute('href') ?? '',
    })),
    headline: text('h1'),
    image: value('meta[property="og:image"]', 'content'),
    postHtml: document.querySelector('.article .prose')?.innerHTML ?? '',
    document,
  };
}

/** Returns the pages of a language at their canonical address, without fallbacks. */
export function ownPages(pages: readonly BuiltPage[], language: Language): BuiltPage[] {
  const own = pages
    .filter((page) => page.language === language)
    .filter(({ alternates, canonical }) =>
      alternates.some((alternate) => alternate.language === language && alternate.url === canonical),
    );
  const firstAt = (address: string) => own.findIndex(({ canonical }) => canonical === address);
  return own.filter(({ canonical }, index) => firstAt(canonical) === index);
}

export const isPost = ({ postHtml }: BuiltPage) => postHtml !== '';
