import { everyPath, isPostHref, newsHref, prefixOf } from '../../app/lib/i18n/href.ts';
import { defaultLanguage, type Language, languages } from '../../app/lib/i18n/languages.ts';
import { languageCookie } from '../../app/lib/i18n/negotiate.ts';
import type { Site } from '../../server/http/open-site.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** @param language for paths without one */
export type Ask = (path: string, language: Language) => Promise<Response>;

/** Requests pages without a server. */
export function askSite(site: Pick<Site, 'handle'>): Ask {
  return (path, language) => {
    const headers = { cookie: `${languageCookie}=${language}` };
    return site.handle(new Request(`http://localhost${path}`, { headers }), null);
  };
}

async function read(ask: Ask, path: string, language: Language): Promise<ReadPage[]> {
  const response = await ask(path, language);
  // Missing pages are reported as dead links: dead-links.ts.
  return response.status === 200 ? [readPage(path, await response.text())] : [];
}

/** Addresses of posts and of the language's lists. */
function newsLinkedFrom(pages: readonly ReadPage[], language: Language): string[] {
  const isNews = (link: string) => isPostHref(link) || `${link}/`.startsWith(`${newsHref(language)}/`);
  return [...new Set(pages.flatMap((page) => page.links).filter(isNews))].toSorted();
}

/** Reads every page: bare, in each language, and the lists and posts that are linked from these. */
export async function readSite(ask: Ask): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const path of everyPath()) pages.push(...(await read(ask, path, languageOf(path))));
  for (const language of languages) {
    const known = new Set<string>();
    let found = pages.filter((page) => page.language === language);
    while (found.length > 0) {
      const unread = newsLinkedFrom(found, language).filter((path) => !known.has(path));
      found = [];
      for (const path of unread) {
        known.add(path);
        found.push(...(await read(ask, path, language)));
      }
      pages.push(...found);
    }
  }
  return pages;
}

function languageOf(path: string): Language {
  return prefixOf(path) || defaultLanguage;
}

/** Indexable pages at their canonical address, without fallbacks. */
export function ownPages(pages: readonly ReadPage[], language: Language): ReadPage[] {
  const own = pages.filter(
    (page) =>
      page.language === language &&
      page.indexed &&
      page.alternates.some((other) => other.language === language && other.url === page.canonical),
  );
  const firstByAddress = new Map(own.toReversed().map((page) => [page.canonical, page]));
  return [...firstByAddress.values()].toReversed();
}

export function isPost(page: ReadPage): boolean {
  return page.text !== '';
}
