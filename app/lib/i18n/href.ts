import { type Language, languages } from './languages.ts';
import { switches } from './switches.ts';

/** What stands before a page's path: nothing, or a language. A bare path speaks the negotiated language. */
export type Prefix = '' | Language;

/** Every page that exists once per language, by name, with its path. The home page's path is empty. */
export const pagePaths = {
  home: '',
  about: 'about',
  services: 'services',
  caseStudies: 'case-studies',
  certifications: 'certifications',
  programmes: 'programmes',
  terms: 'terms',
  privacy: 'privacy',
  cookies: 'cookies',
  legalNotice: 'legal-notice',
} as const;

export type PageName = keyof typeof pagePaths;

/** Whether a name is that of a page. */
export function isPage(name: string): name is PageName {
  return Object.hasOwn(pagePaths, name);
}

/** Where the posts stand: by number, and under a language by name, below the lists of them. */
export const postPaths = { byNumber: 'blog', byName: 'news' } as const;

/** Below it stands what answers programs and forms, and nothing else does. */
export const doorFolder = '/api/';

/** What is asked of the server besides pages, by name; `formAction` is the address that a form posts itself to. */
export const doors = {
  contact: `${doorFolder}contact`,
  newsletter: `${doorFolder}newsletter`,
  newsletterLink: `${doorFolder}newsletter/link`,
  analytics: `${doorFolder}analytics`,
  consent: `${doorFolder}consent`,
  consentAnswered: `${doorFolder}consent/answered.css`,
  chat: `${doorFolder}chat`,
} as const;

/** The home page's sections that an owner may do without; letters need the last one, contact. */
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

/** Whether the home page has a section. */
export function hasSection(section: string): boolean {
  return switches.sections[section] !== false;
}

/** The home page's sections, in their order: the ids that links and redirects aim at. */
export const homeSections = [...switchableSections, 'contact' as const].filter(hasSection);

/** The sections that have a path of their own, `/products` and so on, which redirects to them. */
export const sectionsWithPath = (
  ['products', 'methodology', 'fit4ai', 'smepackages', 'blog', 'contact'] as const
).filter(hasSection);

export type SectionWithPath = (typeof sectionsWithPath)[number];

/** The switches of the doors. The one of links in mails has none: who has subscribed may always leave. */
const doorSwitches = {
  chat: 'chat',
  newsletter: 'newsletter',
  analytics: 'analytics',
  consent: 'analytics',
  consentAnswered: 'analytics',
} as const;

/** Whether nothing stands at a path because the owner has switched it off. Sections have no route then, languages no prefix. */
export function isSwitchedOff(pathname: string): boolean {
  const path = withPrefix(pathname, '').toLowerCase();
  const [, first = ''] = path.split('/');
  const off = Object.entries(doorSwitches).flatMap(([door, name]) => (switches[name] ? [] : [door]));
  return (
    Object.entries(doors).some(([door, at]) => at === path && off.includes(door)) ||
    (!switches.chat && path === '/chat.json') ||
    (!hasSection('blog') && Object.values<string>(postPaths).includes(first))
  );
}

function join(...segments: string[]): string {
  return `/${segments.filter(Boolean).join('/')}`;
}

/** The path of a page, `href('uk', 'about')` → `/uk/about`; with a section, `href('', 'home', 'blog')` → `/#blog`. */
export function href(prefix: Prefix, page: PageName, section?: string): string {
  return join(prefix, pagePaths[page]) + (section ? `#${section}` : '');
}

/** The path that redirects to a section of the home page, `sectionHref('fr', 'products')` → `/fr/products`. */
export function sectionHref(prefix: Prefix, section: SectionWithPath): string {
  return join(prefix, section);
}

/**
 * An address under the news of a language: of a post by its slug, of the list without one. There is none without a
 * language, for the addresses of a post differ: `newsHref('en', 'a-song')`.
 */
export function newsHref(language: Language, ...rest: string[]): string {
  return join(language, postPaths.byName, ...rest);
}

/** Where a form posts itself to without JavaScript: the query keeps the answer in the page's language. */
export function formAction(door: 'contact' | 'newsletter' | 'consent', language: Language): string {
  return `${doors[door]}?language=${language}`;
}

/** The path of a blog post by its number: `/blog/3` speaks the language that the visitor chose. */
export function postHref(id: number): string {
  return join(postPaths.byNumber, String(id));
}

/** Whether a path is that of a blog post by its number. */
export function isPostHref(path: string): boolean {
  return path === postHref(Number(path.split('/').at(-1)));
}

/** The prefix that a path begins with, `''` where it begins with none. */
export function prefixOf(pathname: string): Prefix {
  const first = pathname.split('/')[1] ?? '';
  return languages.find((language) => language === first) ?? '';
}

/** The same path under another prefix: `/fr/about` for `de` → `/de/about`; `/about` counts as an empty prefix. */
export function withPrefix(pathname: string, prefix: Prefix): string {
  const rest = pathname.split('/').filter(Boolean);
  return join(prefix, ...(prefixOf(pathname) ? rest.slice(1) : rest));
}

/** A page's own address in a language. */
export type Translation = { language: Language; path: string };

/**
 * The same page in a language; that language's home where the page has no counterpart (a form's answer, an error).
 * @param translations of a page whose addresses differ by more than their prefix
 * @param lacking the languages that have nothing of the page
 */
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
  return translations.find((one) => one.language === language)?.path ?? href(language, 'home');
}

/** Whether a page answers to what stands behind its address, `?goal=…`: the file of the build is the page without it. */
export function answersQuery(pathname: string): boolean {
  return withPrefix(pathname, '') === href('', 'programmes');
}

/** Every path that is rendered at build time: each page bare and under each language. */
export function prerenderedPaths(): string[] {
  const prefixes: Prefix[] = ['', ...languages];
  return prefixes.flatMap((prefix) => Object.values(pagePaths).map((path) => join(prefix, path)));
}
