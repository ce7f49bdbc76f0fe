import { parseAccept } from 'hono/utils/accept';
import { ENDPOINT_FOLDER, prefixOf } from '../site-paths.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from './languages.ts';

export const LANGUAGE_COOKIE = 'language';

export const LANGUAGE_COOKIE_ATTRIBUTES = '; Path=/; Max-Age=31536000; SameSite=Lax';

export function languageCookie(language: string): string {
  return `${LANGUAGE_COOKIE}=${language}${LANGUAGE_COOKIE_ATTRIBUTES}`;
}

function storedChoice(cookies: string | null): Language | undefined {
  const value = cookies?.match(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`))?.[1];
  return isLanguage(value) ? value : undefined;
}

function acceptedLanguage(header: string | null): Language | undefined {
  const names = parseAccept(header ?? '').flatMap(({ type, q }) =>
    q > 0 ? type.toLowerCase().split('-')[0] : [],
  );
  return names.flatMap((name) => languages.find((language) => language === name) ?? [])[0];
}

export function negotiateLanguage(request: { url: string; headers: Headers }): Language {
  const { pathname, searchParams } = new URL(request.url);
  const asked = pathname.startsWith(ENDPOINT_FOLDER) ? searchParams.get('language') : undefined;
  return (
    prefixOf(pathname) ||
    (isLanguage(asked) ? asked : undefined) ||
    storedChoice(request.headers.get('cookie')) ||
    acceptedLanguage(request.headers.get('accept-language')) ||
    DEFAULT_LANGUAGE
  );
}
