import type { MetaDescriptor } from 'react-router';
import { postHref } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { siteUrl } from '../../seo/site-url.ts';

/** The one address of a post: it speaks the language that the visitor chose. */
export function postUrl(id: number): string {
  return siteUrl + postHref(id);
}

/**
 * What search engines hear of a post.
 * @param spoken the languages in which that address has the full text; none where another language stands in, because
 * the page then makes no claim about languages
 */
export function postMetadata(
  post: { id: number; title: string; excerpt: string },
  company: string,
  spoken: readonly Language[],
): MetaDescriptor[] {
  const url = postUrl(post.id);
  const alternate = (hrefLang: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: url }) as const;
  return [
    { title: `${post.title} · ${company}` },
    { name: 'description', content: post.excerpt },
    { tagName: 'link', rel: 'canonical', href: url },
    ...spoken.map(alternate),
    ...(spoken.length > 0 ? [alternate('x-default')] : []),
  ];
}
