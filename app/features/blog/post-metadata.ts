import type { MetaDescriptor } from 'react-router';
import { postHref } from '../../lib/i18n/href.ts';
import { headTags, type SiteSummary, titleOfSite } from '../../lib/seo/page-metadata.ts';
import { pageUrl, siteUrl, socialImageUrl } from '../../lib/seo/page-url.ts';
import { breadcrumbs, posting } from '../../lib/seo/structured-data.ts';
import type { OpenPost } from './open-post.server.ts';

type Post = Omit<OpenPost, 'isSummary' | 'lacking' | 'isSample' | 'picture' | 'readingTime' | 'body'>;

export function postUrl({
  id,
  language,
  translations,
}: Pick<Post, 'id' | 'language' | 'translations'>): string {
  const own = translations.find((one) => one.language === language) ?? translations[0];
  return siteUrl + (own?.path ?? postHref(id));
}

/** @param isOwn the full text is in the visitor's language; only that page claims `hreflang` */
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
    title: titleOfSite(title, company.name),
    shortTitle: title,
    description: excerpt,
    url,
    image,
    imageText: title,
    language,
    alternates: isOwn ? translations : [],
    things: [
      posting(
        {
          ...post,
          date: 'day' in post.date ? post.date.day : undefined,
          updated: post.updated?.day,
          url,
          image,
        },
        company,
      ),
      breadcrumbs(way),
    ],
  });
}
