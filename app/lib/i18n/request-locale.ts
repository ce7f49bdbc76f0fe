import { type Prefix, prefixOf } from './href.ts';
import { defaultLanguage, type Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { negotiateLanguage } from './negotiate.ts';

function linkPrefix(pathname: string, language: Language): Prefix {
  const own = prefixOf(pathname);
  // A bare page in English links to bare pages, which are English's canonical ones; a bare page in another language
  // links under its prefix, so that the language no longer depends on a cookie.
  return own || (language === defaultLanguage ? '' : language);
}

/** What a door is given: `url` is the page's address, where the request's own may be that of its data. */
export type PageRequest = { request: Request; url: URL };

/** The locale in which a page is answered. */
export function requestLocale({ request, url }: PageRequest): Locale {
  const language = negotiateLanguage({ url: url.href, headers: request.headers });
  return { language, prefix: linkPrefix(url.pathname, language) };
}
