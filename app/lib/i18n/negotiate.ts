import { endpointFolder, prefixOf } from './href.ts';
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts';

/** Mirrors the stored choice for the server. */
export const languageCookie = 'language';

/** One year; `Secure` is added over TLS. */
export const languageCookieAttributes = '; Path=/; Max-Age=31536000; SameSite=Lax';

export function setLanguageCookie(language: string): string {
  return `${languageCookie}=${language}${languageCookieAttributes}`;
}

function storedChoice(cookies: string | null): Language | undefined {
  const value = cookies?.match(new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`))?.[1];
  return isLanguage(value) ? value : undefined;
}

/** By weight, then order (RFC 9110, 12.5.4). */
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

/** Path prefix, `language` in a form's address, stored choice, Accept-Language, English. */
export function negotiateLanguage(request: { url: string; headers: Headers }): Language {
  const { pathname, searchParams } = new URL(request.url);
  const asked = pathname.startsWith(endpointFolder) ? searchParams.get('language') : undefined;
  return (
    prefixOf(pathname) ||
    (isLanguage(asked) ? asked : undefined) ||
    storedChoice(request.headers.get('cookie')) ||
    accepted(request.headers.get('accept-language')) ||
    defaultLanguage
  );
}
