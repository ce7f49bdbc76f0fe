import type { MetaDescriptor } from 'react-router';
import { href, type PageName } from '../i18n/href.ts';
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts';
import { siteUrl } from './site-url.ts';

/** The one address of a page in a language: English's is the bare path. */
function canonicalUrl(page: PageName, language: Language): string {
  return siteUrl + href(language === defaultLanguage ? '' : language, page);
}

/** Title, description, canonical address and language alternates of a page. */
export function pageMetadata(
  page: PageName,
  language: Language,
  words: { title: string; description: string },
): MetaDescriptor[] {
  const alternates = languages.map((other) => ({
    hrefLang: other as string,
    href: canonicalUrl(page, other),
  }));
  alternates.push({ hrefLang: 'x-default', href: canonicalUrl(page, defaultLanguage) });
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: canonicalUrl(page, language) },
    ...alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate }) as const),
  ];
}
