import { type RouteConfig, route } from '@react-router/dev/routes';
import { doors, type PageName, pagePaths, postPaths, sectionsWithPath } from './i18n/href.ts';

/** The posts of a language, all or of one topic, and what does not fit on the first page of them. */
const newsLists = ['', '/page/:page', '/topic/:topic', '/topic/:topic/page/:page'];

const pages: Record<PageName, string> = {
  home: 'home/home',
  about: 'about/about',
  services: 'services/services',
  caseStudies: 'case-studies/case-studies',
  certifications: 'certifications/certifications',
  programmes: 'programmes/programmes',
  terms: 'legal/policy',
  privacy: 'legal/policy',
  cookies: 'legal/policy',
  legalNotice: 'legal/legal-notice',
};

const features: Record<keyof typeof doors, string> = {
  contact: 'contact/contact.route.tsx',
  analytics: 'analytics-tools/analytics-tools.route.ts',
  newsletter: 'newsletter/newsletter.route.tsx',
  newsletterLink: 'newsletter/newsletter-link.route.tsx',
  consent: 'consent/consent.route.tsx',
  consentAnswered: 'consent/consent-answered.route.ts',
  chat: 'chat/chat.route.ts',
};

/** A path under each language, and without one. */
const inLanguages = (path: string) => ['/:lang?', path].filter(Boolean).join('/');

/** The entries of a table, by its own names. */
const entries = <Name extends string, Value>(table: Record<Name, Value>) =>
  Object.entries(table) as [Name, Value][];

/**
 * Every URL of the site. `:lang?` is one of the five languages or nothing (root.tsx sends anything else home);
 * a bare path speaks the language that the server negotiates.
 */
export default [
  ...entries(pages).map(([page, file]) =>
    route(inLanguages(pagePaths[page]), `pages/${file}.route.tsx`, { id: page }),
  ),
  route(inLanguages(`${postPaths.byNumber}/:id`), 'pages/blog-post/blog-post.route.tsx'),
  route(inLanguages(`${postPaths.byName}/:slug`), 'pages/blog-post/blog-post.route.tsx', { id: 'news/post' }),
  ...newsLists.map((list) =>
    route(inLanguages(postPaths.byName + list), 'pages/news/news.route.tsx', { id: postPaths.byName + list }),
  ),
  ...sectionsWithPath.map((section) =>
    route(inLanguages(section), 'pages/section-redirect/section-redirect.route.ts', {
      id: `section/${section}`,
    }),
  ),
  route('/:lang/chat.json', 'features/chat/chat-json.route.ts'),
  ...entries(features).map(([door, file]) => route(doors[door], `features/${file}`)),
  route('/*', 'pages/unknown/unknown.route.tsx'),
] satisfies RouteConfig;
