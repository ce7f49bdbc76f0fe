import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { DEFAULT_LANGUAGE, type Language, languageTable } from '../i18n/languages.ts';
import type { PageName, Translation } from '../site-paths.ts';
import { pageHref, pageUrl, pictureName, SITE_URL, socialImageUrl } from './page-url.ts';
import { breadcrumbs, structuredData } from './structured-data.ts';

export type PageMessages = { meta: { title: string; description: string }; head: { title: string } };

/** `languages` are those that have the page. */
export type PageSummary = { language: Language; languages: readonly Language[]; messages: PageMessages };

export type SiteSummary = {
  company: { name: string };
  site: {
    navigation: Partial<Record<PageName, string>>;
    footer: { home: string } & Partial<Record<PageName, string>>;
  };
};

type PageDescription = {
  siteName: string;
  kind: 'website' | 'article';
  title: string;
  shortTitle?: string;
  description: string;
  url: string;
  image: string;
  imageText: string;
  language: Language;
  alternates: readonly Translation[];
  defaultPath?: string;
  things: readonly Thing[];
};

const MAX_TITLE_LENGTH = 60;

export function titleOfSite(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`;
  return whole.length > MAX_TITLE_LENGTH ? title : whole;
}

export function headTags(page: PageDescription): MetaDescriptor[] {
  const { description, image, imageText, language, alternates, defaultPath, things } = page;
  const alternate = (hrefLang: string, path: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: SITE_URL + path }) as const;
  const title = page.shortTitle ?? page.title;
  const openGraph = Object.entries({
    site_name: page.siteName,
    type: page.kind,
    title,
    description,
    url: page.url,
    image,
    'image:type': 'image/png',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': imageText,
    locale: openGraphLocale(language),
  });
  const twitter = { card: 'summary_large_image', title, description, image, 'image:alt': imageText };
  return [
    { title: page.title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: page.url },
    ...alternates.map((translation) => alternate(translation.language, translation.path)),
    ...(defaultPath === undefined ? [] : [alternate('x-default', defaultPath)]),
    ...openGraph.map(([name, content]) => ({ property: `og:${name}`, content })),
    ...alternates
      .filter((translation) => translation.language !== language)
      .map((translation) => ({
        property: 'og:locale:alternate',
        content: openGraphLocale(translation.language),
      })),
    ...Object.entries(twitter).map(([name, content]) => ({ name: `twitter:${name}`, content })),
    ...(things.length > 0 ? [structuredData(things)] : []),
  ];
}

const openGraphLocale = (language: Language) => languageTable[language].locale.replace('-', '_');

/** A page in fallback English names the English one as canonical and claims no languages. */
export function pageMetadata(
  page: PageName,
  summary: PageSummary,
  { company, site }: SiteSummary,
  things: readonly Thing[] = [],
): MetaDescriptor[] {
  const { languages, messages } = summary;
  const name = page === 'home' ? undefined : (site.navigation[page] ?? site.footer[page]);
  const isFallback = !languages.includes(summary.language);
  const language = isFallback ? DEFAULT_LANGUAGE : summary.language;
  const url = pageUrl(page, language);
  return headTags({
    ...messages.meta,
    siteName: company.name,
    kind: 'website',
    url,
    image: socialImageUrl(pictureName(page), language),
    imageText: messages.head.title,
    language,
    ...(isFallback
      ? { alternates: [], things: [] }
      : {
          alternates: languages.map((code) => ({ language: code, path: pageHref(page, code) })),
          defaultPath: pageHref(page, DEFAULT_LANGUAGE),
          things: [...things, ...(name ? [breadcrumbs(site.footer.home, language, name, url)] : [])],
        }),
  });
}
