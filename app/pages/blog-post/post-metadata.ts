import type { MetaDescriptor } from 'react-router';
import { postHref } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import type { SiteSummary } from '../../seo/page-metadata.ts';
import { pageUrl, socialImageUrl } from '../../seo/page-url.ts';
import { siteUrl } from '../../seo/site-url.ts';
import { socialCard } from '../../seo/social-card.ts';
import { article, breadcrumbs, structuredData } from '../../seo/structured-data.ts';

/** The one address of a post: it speaks the language that the visitor chose. */
export function postUrl(id: number): string {
  return siteUrl + postHref(id);
}

type Post = {
  id: number;
  title: string;
  excerpt: string;
  tags: readonly string[];
  date: string | null;
  /** The text's own language, which is another than the visitor's where that lacks it. */
  language: Language;
};

/**
 * What search engines and networks hear of a post.
 * @param spoken the languages in which that address has the full text; none where it is shown in another language or as a
 * summary, because the page then makes no claim about languages
 */
export function postMetadata(
  post: Post,
  { company, site }: SiteSummary,
  spoken: readonly Language[],
): MetaDescriptor[] {
  const { id, title, excerpt, language } = post;
  const url = postUrl(id);
  const image = socialImageUrl(`post-${id}`, language);
  const alternate = (hrefLang: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: url }) as const;
  const card = socialCard({
    site: company.name,
    kind: 'article',
    title,
    description: excerpt,
    url,
    image,
    imageText: title,
    language,
    otherLanguages: spoken.filter((other) => other !== language),
  });
  const way = [
    { name: site.footer.home, url: pageUrl('home', language) },
    { name: title, url },
  ];
  return [
    { title: `${title} · ${company.name}` },
    { name: 'description', content: excerpt },
    { tagName: 'link', rel: 'canonical', href: url },
    ...spoken.map(alternate),
    ...(spoken.length > 0 ? [alternate('x-default')] : []),
    ...card,
    structuredData([article({ ...post, url, image }, company), breadcrumbs(way)]),
  ];
}
