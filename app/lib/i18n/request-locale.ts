import { prefixOf } from '../site-paths.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import type { Locale } from './locale.ts';
import { negotiateLanguage } from './negotiate.ts';

/** `url` is the page's address, even for a data request. */
export type PageRequest = { request: Request; url: URL };

export function requestLocale({ request, url }: PageRequest): Locale {
  const language = negotiateLanguage({ url: url.href, headers: request.headers });
  // Canonical English pages have no prefix, so English links have none.
  return { language, prefix: prefixOf(url.pathname) || (language === DEFAULT_LANGUAGE ? '' : language) };
}
