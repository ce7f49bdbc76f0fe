import type { MetaDescriptor } from 'react-router';
import { headTags, type SiteSummary, titleOfSite } from '../../lib/seo/page-metadata.ts';
import { socialImageUrl } from '../../lib/seo/page-url.ts';
import { breadcrumbs, posting } from '../../lib/seo/structured-data.ts';
import type { OpenPost } from './open-post.server.ts';

/** @param isOwn true if the full text is in the visitor's language; only that page claims `hreflang` */
export function postMetadata(
  post: OpenPost,
  { company, site }: SiteSummary,
  isOwn: boolean,
): MetaDescriptor[] {
  const { id, title, excerpt, url, language, translations } = post;
  const image = socialImageUrl(`post-${id}`, language);
  const date = 'day' in post.date ? post.date.day : undefined;
  return headTags({
    siteName: company.name,
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
      posting({ ...post, date, updated: post.updated?.day, image }, company),
      breadcrumbs(site.footer.home, language, title, url),
    ],
  });
}
