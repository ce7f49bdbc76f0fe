import { type Prefix, prefixOf } from './href.ts';
import { defaultLanguage, type Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { negotiateLanguage } from './negotiate.ts';

function linkPrefix(pathname: string, language: Language): Prefix {
  const own = prefixOf(pathname);
  // English bare pages link to bare pages, their canonical ones; others link under their prefix, independent of the
  // cookie.
  return own || (language === defaultLanguage ? '' : language);
}

/** `url` is the page's address, even for a data request. */
export type PageRequest = { request: Request; url: URL };

export function requestLocale({ request, url }: PageRequest): Locale {
  const language = negotiateLanguage({ url: url.href, headers: request.headers });
  return { language, prefix: linkPrefix(url.pathname, language) };
}
