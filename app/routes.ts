import { type RouteConfig, route } from '@react-router/dev/routes';
import { sectionsWithPath } from './i18n/href.ts';

/** The posts of a language, all or of one topic, and what does not fit on the first page of them. */
const newsLists = ['news', 'news/page/:page', 'news/topic/:topic', 'news/topic/:topic/page/:page'];

/**
 * Every URL of the site. `:lang?` is one of the five languages or nothing (root.tsx sends anything else home);
 * a bare path speaks the language that the server negotiates.
 */
export default [
  route('/:lang?', 'pages/home/home.route.tsx'),
  route('/:lang?/about', 'pages/about/about.route.tsx'),
  route('/:lang?/services', 'pages/services/services.route.tsx'),
  route('/:lang?/case-studies', 'pages/case-studies/case-studies.route.tsx'),
  route('/:lang?/certifications', 'pages/certifications/certifications.route.tsx'),
  route('/:lang?/programmes', 'pages/programmes/programmes.route.tsx'),
  route('/:lang?/terms', 'pages/legal/terms.route.tsx'),
  route('/:lang?/privacy', 'pages/legal/privacy.route.tsx'),
  route('/:lang?/cookies', 'pages/legal/cookies.route.tsx'),
  route('/:lang?/legal-notice', 'pages/legal/legal-notice.route.tsx'),
  route('/:lang?/blog/:id', 'pages/blog-post/blog-post.route.tsx'),
  route('/:lang?/news/:slug', 'pages/blog-post/blog-post.route.tsx', { id: 'news/post' }),
  ...newsLists.map((list) => route(`/:lang?/${list}`, 'pages/news/news.route.tsx', { id: list })),
  ...sectionsWithPath.map((section) =>
    route(`/:lang?/${section}`, 'pages/section-redirect/section-redirect.route.ts', {
      id: `section/${section}`,
    }),
  ),
  route('/:lang/chat.json', 'features/chat/chat-words.route.ts'),
  route('/api/contact', 'features/contact/contact.route.tsx'),
  route('/api/analytics', 'features/analytics-tools/analytics-tools.route.ts'),
  route('/api/newsletter', 'features/newsletter/newsletter.route.tsx'),
  route('/api/consent', 'features/consent/consent.route.tsx'),
  route('/api/consent/answered.css', 'features/consent/consent-answered.route.ts'),
  route('/api/chat', 'features/chat/chat.route.ts'),
  route('/*', 'pages/unknown/unknown.route.tsx'),
] satisfies RouteConfig;
