import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { endpoints, type PageName, pagePaths, postPaths, sectionsWithPath } from './lib/site-paths.ts';

const newsLists = ['', '/page/:page', '/topic/:topic', '/topic/:topic/page/:page'];

/** Pages of features. Other pages have a folder named as their address, such as `pages/about/about.route.tsx`. */
const pagesOfFeatures: Partial<Record<PageName, string>> = {
  terms: 'features/legal/policy',
  privacy: 'features/legal/policy',
  cookies: 'features/legal/policy',
  legalNotice: 'features/legal/legal-notice',
};

const features: Record<keyof typeof endpoints, string> = {
  contact: 'contact/contact.route.tsx',
  analytics: 'analytics/analytics-tools.route.ts',
  newsletter: 'newsletter/newsletter.route.tsx',
  newsletterLink: 'newsletter/newsletter-link.route.tsx',
  consent: 'consent/consent.route.ts',
  chat: 'chat/chat.route.ts',
  booking: 'booking/booking.route.tsx',
  manageBooking: 'booking/manage-booking.route.tsx',
  nextSlots: 'booking/next-slots.route.ts',
};

const inLanguages = (path: string) => ['/:lang?', path].filter(Boolean).join('/');

const entries = <Name extends string, Value>(table: Record<Name, Value>) =>
  Object.entries(table) as [Name, Value][];

/** `root.tsx` answers if `:lang` is no language. Without a prefix the server negotiates the language. */
export default [
  ...entries(pagePaths).map(([page, path]) => {
    const name = path || 'home';
    const file = pagesOfFeatures[page] ?? `pages/${name}/${name}`;
    const entry = route(inLanguages(path), `${file}.route.tsx`, { id: page });
    return page === 'home' ? layout('features/popup/popup.route.tsx', [entry]) : entry;
  }),
  route(inLanguages(`${postPaths.byNumber}/:id`), 'features/blog/blog-post.route.tsx'),
  route(inLanguages(`${postPaths.byName}/:slug`), 'features/blog/blog-post.route.tsx', { id: 'news/post' }),
  ...newsLists.map((list) =>
    route(inLanguages(postPaths.byName + list), 'features/blog/news.route.tsx', {
      id: postPaths.byName + list,
    }),
  ),
  ...sectionsWithPath.map((section) =>
    route(inLanguages(section), 'pages/section-redirect/section-redirect.route.ts', {
      id: `section/${section}`,
    }),
  ),
  route('/:lang/chat.json', 'features/chat/chat-json.route.ts'),
  ...entries(features).map(([endpoint, file]) =>
    route(endpoints[endpoint], `features/${file}`, { id: endpoints[endpoint] }),
  ),
  route('/*', 'pages/unknown/unknown.route.tsx'),
] satisfies RouteConfig;
