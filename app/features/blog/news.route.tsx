import { redirect } from 'react-router';
import { noSuchPage } from '../../components/layout/error-page-data.ts';
import { loadFrame, siteSummary } from '../../components/layout/load-page.server.ts';
import { withNextStep } from '../../components/layout/next-step.tsx';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import { headTags } from '../../lib/seo/page-metadata.ts';
import { SITE_URL, socialImageUrl } from '../../lib/seo/page-url.ts';
import { breadcrumbs } from '../../lib/seo/structured-data.ts';
import { newsHref, withPrefix } from '../../lib/site-paths.ts';
import type { Route } from './+types/news.route.ts';
import { listPosts, partPath } from './list-posts.ts';
import { newsMessages } from './news.messages.ts';
import { postCards } from './post-cards.server.ts';
import { allPosts, postTopics } from './posts.server.ts';

export const handle = withNextStep;

export function loader({ request, url, params }: Route.LoaderArgs) {
  const { lang, topic, page = '1' } = params;
  const { language } = requestLocale({ request, url });
  if (!lang) throw redirect(`/${language}${url.pathname}`);
  const part = { topic, page: Number(page) };
  const allCards = postCards(language, allPosts());
  const list = listPosts(allCards, part);
  const path = newsHref(language, ...partPath(part));
  // The build requests paths with a trailing slash.
  if (!list || url.pathname.replace(/\/$/, '') !== path) noSuchPage(url);
  const translations = languages
    .filter((translation) => listPosts(postCards(translation, allPosts()), part))
    .map((translation) => ({ language: translation, path: newsHref(translation, ...partPath(part)) }));
  const { messages, fallbackSections } = loadMessages(newsMessages, 'news', language);
  const topics = postTopics(language).filter(({ id }) => allCards.some((card) => card.topic === id));
  const label = topics.find(({ id }) => id === topic)?.label;
  const withTopicAndPage = (text: string) =>
    (label ? `${label}: ${text}` : text) + (part.page > 1 ? ` (${part.page})` : '');
  const { company, site } = siteSummary(language);
  const tags = headTags({
    siteName: company.name,
    kind: 'website',
    title: withTopicAndPage(messages.meta.title),
    description: withTopicAndPage(messages.meta.description),
    url: SITE_URL + path,
    image: socialImageUrl('news', language),
    imageText: messages.head.title,
    language,
    alternates: translations,
    defaultPath: withPrefix(path, ''),
    things: [breadcrumbs(site.footer.home, language, withTopicAndPage(messages.head.title), SITE_URL + path)],
  });
  const frame = loadFrame('blog', fallbackSections.includes('head'), language);
  return { headTags: tags, language, messages, frame, topics, part, ...list, translations };
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./news-page.tsx').then((module) => module.NewsPage));
