import { href, type PageName, pagePaths } from '../i18n/href.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { siteUrl } from './site-url.ts';

/** The one path of a page in a language: English's is the bare path. */
export function pageHref(page: PageName, language: Language): string {
  return href(language === defaultLanguage ? '' : language, page);
}

/** The one address of a page in a language. */
export function pageUrl(page: PageName, language: Language): string {
  return siteUrl + pageHref(page, language);
}

/**
 * The picture that stands for a page where its address is shared, 1200 × 630, drawn at build.
 * @param name a page's own path, or the name of a post
 */
export function socialImageUrl(name: string, language: Language): string {
  return `${siteUrl}/social/${language}/${name}.png`;
}

/** The name of a page's picture: its path, and `home` where that is empty. */
export function pictureName(page: PageName): string {
  return pagePaths[page] || page;
}
