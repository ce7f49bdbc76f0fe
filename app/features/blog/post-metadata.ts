import type { MetaDescriptor } from 'react-router';
import { postHref } from '../../i18n/href.ts';
import { headTags, type SiteSummary } from '../../seo/page-metadata.ts';
import { pageUrl, socialImageUrl } from '../../seo/page-url.ts';
import { siteUrl } from '../../seo/site-url.ts';
import { breadcrumbs, posting } from '../../seo/structured-data.ts';
import type { OpenPost } from './blog-post-page.tsx';

type Post = Omit<OpenPost, 'isSummary' | 'lacking' | 'isSample' | 'picture' | 'readingTime' | 'body'>;

/** The one address of a post: in the language of its text, else in the first that has one. */
export function postUrl({
  id,
  language,
  translations,
}: Pick<Post, 'id' | 'language' | 'translations'>): string {
  const own = translations.find((one) => one.language === language) ?? translations[0];
  return siteUrl + (own?.path ?? postHref(id));
}

/**
 * What search engines and networks hear of a post.
 * @param isOwn whether the visitor sees the full text in his language: only that page makes a claim about languages
 */
export function postMetadata(post: Post, { company, site }: SiteSummary, isOwn: boolean): MetaDescriptor[] {
  const { id, title, excerpt, language, translations } = post;
  const url = postUrl(post);
  const image = socialImageUrl(`post-${id}`, language);
  const way = [
    { name: site.footer.home, url: pageUrl('home', language) },
    { name: title, url },
  ];
  return headTags({
    site: company.name,
    kind: 'article',
    title: `${title} · ${company.name}`,
    shortTitle: title,
    description: excerpt,
    url,
    image,
    imageText: title,
    language,
    alternates: isOwn ? translations : [],
    things: [
      posting({ ...post, date: post.date.day, updated: post.updated?.day ?? null, url, image }, company),
      breadcrumbs(way),
    ],
  });
}
