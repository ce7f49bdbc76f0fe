import { doorFolder, prefixOf } from './href.ts';
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts';

/** The cookie that mirrors the stored choice, so that the server can answer in it. */
export const languageCookie = 'language';

/** It is kept for a year. Over TLS `Secure` is added, as to every cookie of the site. */
export const languageCookieAttributes = '; Path=/; Max-Age=31536000; SameSite=Lax';

/** The choice of a language, as `Set-Cookie` and `document.cookie` take it. */
export function setLanguageCookie(language: string): string {
  return `${languageCookie}=${language}${languageCookieAttributes}`;
}

function storedChoice(cookies: string | null): Language | undefined {
  const value = cookies?.match(new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`))?.[1];
  return isLanguage(value) ? value : undefined;
}

/** The first of the five languages in an Accept-Language header, by weight, then by order (RFC 9110, 12.5.4). */
function accepted(header: string | null): Language | undefined {
  const wishes = (header ?? '').split(',').map((part, order) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => parameter.startsWith('q='));
    return { prefix: tag.toLowerCase().split('-')[0], weight: weight ? Number(weight.slice(2)) : 1, order };
  });
  return wishes
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .map(({ prefix }) => languages.find((language) => language === prefix))
    .find((language) => language !== undefined);
}

/**
 * The language of an answer: the path's prefix; else, for a form that a browser sends without JavaScript, the
 * `language` in its address; else the stored choice; else the browser's wish; else English.
 */
export function negotiateLanguage(request: { url: string; headers: Headers }): Language {
  const { pathname, searchParams } = new URL(request.url);
  const asked = pathname.startsWith(doorFolder) ? searchParams.get('language') : undefined;
  return (
    prefixOf(pathname) ||
    (isLanguage(asked) ? asked : undefined) ||
    storedChoice(request.headers.get('cookie')) ||
    accepted(request.headers.get('accept-language')) ||
    defaultLanguage
  );
}
