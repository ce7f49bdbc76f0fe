import { type Language, languages } from './i18n/languages.ts';
import { switches } from './switches.ts';

/** A path without prefix is in the negotiated language. */
export type Prefix = '' | Language;

/** Addresses of all pages. A route module is `app/pages/<address>/<address>.route.tsx` (`app/routes.ts`). */
export const pagePaths = {
  home: '',
  about: 'about',
  services: 'services',
  caseStudies: 'case-studies',
  certifications: 'certifications',
  programmes: 'programmes',
  book: 'book',
  terms: 'terms',
  privacy: 'privacy',
  cookies: 'cookies',
  legalNotice: 'legal-notice',
} as const;

export type PageName = keyof typeof pagePaths;

export function isPage(name: string): name is PageName {
  return Object.hasOwn(pagePaths, name);
}

export const policies = ['terms', 'privacy', 'cookies'] as const;

export const postPaths = { byNumber: 'blog', byName: 'news' } as const;

export const ENDPOINT_FOLDER = '/api/';

export const endpoints = {
  contact: `${ENDPOINT_FOLDER}contact`,
  newsletter: `${ENDPOINT_FOLDER}newsletter`,
  newsletterLink: `${ENDPOINT_FOLDER}newsletter/link`,
  analytics: `${ENDPOINT_FOLDER}analytics`,
  consent: `${ENDPOINT_FOLDER}consent`,
  chat: `${ENDPOINT_FOLDER}chat`,
  booking: `${ENDPOINT_FOLDER}booking`,
  manageBooking: `${ENDPOINT_FOLDER}booking/talk`,
  nextSlots: `${ENDPOINT_FOLDER}booking/next`,
} as const;

/** Submissions need contact, so it cannot be switched off. */
export const switchableSections = [
  'services',
  'products',
  'methodology',
  'benefits',
  'fit4ai',
  'smepackages',
  'testimonials',
  'blog',
  'cases',
] as const;

export type HomeSection = (typeof switchableSections)[number] | 'contact';

export function hasSection(section: string): boolean {
  return switches.sections?.[section] !== false;
}

/** Home and legal pages cannot be switched off. `content/switches.json` uses these addresses. */
export const switchablePages = ['about', 'services', 'case-studies', 'certifications', 'programmes'] as const;

export function hasPage(page: PageName): boolean {
  if (page === 'book') return switches.booking;
  return switches.pages?.[pagePaths[page]] !== false;
}

export const homeSections = () => [...switchableSections, 'contact' as const].filter(hasSection);

export const sectionsWithPath = (
  ['products', 'methodology', 'fit4ai', 'smepackages', 'blog', 'contact'] as const
).filter(hasSection);

export type SectionWithPath = (typeof sectionsWithPath)[number];

/** Unsubscribing, and cancelling a booking, must always work. */
const switchedPaths: [isOn: boolean, paths: string[]][] = [
  [switches.chat, [endpoints.chat, '/chat.json']],
  [switches.newsletter, [endpoints.newsletter]],
  [switches.analytics, [endpoints.analytics, endpoints.consent]],
  [switches.booking, [endpoints.booking, endpoints.nextSlots, `/${pagePaths.book}`]],
];

export function isSwitchedOff(pathname: string): boolean {
  const path = withPrefix(pathname, '').toLowerCase();
  const [, folder = ''] = path.split('/');
  return (
    switchedPaths.some(([isOn, paths]) => !isOn && paths.includes(path)) ||
    switches.pages?.[path.slice(1)] === false ||
    (!hasSection('blog') && Object.values<string>(postPaths).includes(folder))
  );
}

function join(...segments: string[]): string {
  return `/${segments.filter(Boolean).join('/')}`;
}

/** `href('uk', 'about')` → `/uk/about`; `href('', 'home', 'blog')` → `/#blog`. */
export function href(prefix: Prefix, page: PageName, section?: string): string {
  return join(prefix, pagePaths[page]) + (section ? `#${section}` : '');
}

export function sectionHref(prefix: Prefix, section: SectionWithPath): string {
  return join(prefix, section);
}

export function newsHref(language: Language, ...rest: string[]): string {
  return join(language, postPaths.byName, ...rest);
}

export function formAction(endpoint: 'contact' | 'newsletter' | 'booking', language: Language): string {
  return `${endpoints[endpoint]}?language=${language}`;
}

export function postHref(id: number): string {
  return join(postPaths.byNumber, String(id));
}

export function prefixOf(pathname: string): Prefix {
  // The data of home is `/fr.data`.
  const [, folder] = pathname.split(/[/.]/);
  return languages.find((language) => language === folder) ?? '';
}

/** `withPrefix('/fr/about', 'uk')` → `/uk/about`. */
export function withPrefix(pathname: string, prefix: Prefix): string {
  const rest = pathname.split('/').filter(Boolean);
  return join(prefix, ...(prefixOf(pathname) ? rest.slice(1) : rest));
}

export function isHomePath(pathname: string): boolean {
  return withPrefix(pathname, '') === '/';
}

export type Translation = { language: Language; path: string };

/** Returns a page's path in another language, or home if that lacks the page. */
export function counterpart(
  pathname: string,
  language: Language,
  translations: readonly Translation[] = [],
  lacking: readonly Language[] = [],
): string {
  const bare = withPrefix(pathname, '').slice(1);
  const keepsPath =
    Object.values(pagePaths).some((path) => path === bare) || bare.startsWith(`${postPaths.byNumber}/`);
  if (keepsPath && !lacking.includes(language)) return withPrefix(pathname, language);
  return (
    translations.find((translation) => translation.language === language)?.path ?? href(language, 'home')
  );
}

/** The built file would ignore the query, which may hold a visitor's answers. */
export function dependsOnQuery(pathname: string): boolean {
  const path = withPrefix(pathname, '');
  return [href('', 'programmes'), href('', 'book')].includes(path) || path.startsWith(endpoints.booking);
}

export function everyPath(): string[] {
  const prefixes: Prefix[] = ['', ...languages];
  return prefixes.flatMap((prefix) =>
    Object.keys(pagePaths).flatMap((page) => (isPage(page) && hasPage(page) ? href(prefix, page) : [])),
  );
}

/** The free times of the page to book change by the minute. */
export function prerenderedPaths(): string[] {
  return everyPath().filter((path) => withPrefix(path, '') !== href('', 'book'));
}
