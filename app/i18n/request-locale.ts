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

/** The locale in which a request is answered. */
export function requestLocale(request: Request): Locale {
  const language = negotiateLanguage(request);
  return { language, prefix: linkPrefix(new URL(request.url).pathname, language) };
}
