import { redirect } from 'react-router';
import { readWords } from '../../content/words.server.ts';
import { postCards } from '../../features/posts/post-cards.server.ts';
import { allPosts, postTopics } from '../../features/posts/posts.server.ts';
import { newsHref } from '../../i18n/href.ts';
import { languages } from '../../i18n/languages.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { leadsOn } from '../../layout/leads-on.ts';
import { noSuchPage } from '../../layout/no-such-page.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { headTags } from '../../seo/page-metadata.ts';
import { pageUrl, socialImageUrl } from '../../seo/page-url.ts';
import { siteUrl } from '../../seo/site-url.ts';
import { breadcrumbs } from '../../seo/structured-data.ts';
import type { Route } from './+types/news.route.ts';
import { listPosts, partPath } from './list-posts.ts';
import { newsWords } from './news.words.ts';
import { NewsPage } from './news-page.tsx';

export const handle = leadsOn;

/** A list of posts stands under each language alone; the bare path leads to that of the visitor. */
export function loader({ request, url, params }: Route.LoaderArgs) {
  const { lang, topic, page = '1' } = params;
  const { language } = requestLocale({ request, url });
  if (!lang) throw redirect(`/${language}${url.pathname}`);
  const part = { topic, page: Number(page) };
  const all = postCards(language, allPosts());
  const listed = listPosts(all, part);
  const path = newsHref(language, ...partPath(part));
  // The build asks for folders, with a slash at the end.
  if (!listed || url.pathname.replace(/\/$/, '') !== path) noSuchPage(url);
  const translations = languages
    .filter((other) => listPosts(postCards(other, allPosts()), part))
    .map((other) => ({ language: other, path: newsHref(other, ...partPath(part)) }));
  const { words, borrowed } = readWords(newsWords, 'news', language);
  return {
    language,
    words,
    frame: frameOf('blog', borrowed.includes('head'), language),
    topics: postTopics(language).filter(({ id }) => all.some((card) => card.topic === id)),
    part,
    ...listed,
    path,
    translations,
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, words, path, part, topics, translations } = loaderData;
  const { company, site } = root.loaderData;
  const topic = topics.find(({ id }) => id === part.topic)?.label;
  const told = (text: string) =>
    (topic ? `${topic}: ${text}` : text) + (part.page > 1 ? ` (${part.page})` : '');
  const url = siteUrl + path;
  const way = [
    { name: site.footer.home, url: pageUrl('home', language) },
    { name: told(words.head.title), url },
  ];
  return headTags({
    site: company.name,
    kind: 'website',
    title: told(words.meta.title),
    description: told(words.meta.description),
    url,
    image: socialImageUrl('news', language),
    imageText: words.head.title,
    language,
    alternates: translations,
    things: [breadcrumbs(way)],
  });
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}
