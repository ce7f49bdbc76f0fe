import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages.ts';
import { href, type PageName, pagePaths } from '../site-paths.ts';

/** `SITE_URL` at build, or else company.json's address, without a trailing slash. */
export const SITE_URL: string = import.meta.env.VITE_SITE_URL;

export function pageHref(page: PageName, language: Language): string {
  return href(language === DEFAULT_LANGUAGE ? '' : language, page);
}

export function pageUrl(page: PageName, language: Language): string {
  return SITE_URL + pageHref(page, language);
}

/** `name` is a page's path or a post's name. */
export function socialImageUrl(name: string, language: Language): string {
  return `${SITE_URL}/social/${language}/${name}.png`;
}

export function pictureName(page: PageName): string {
  return pagePaths[page] || page;
}
