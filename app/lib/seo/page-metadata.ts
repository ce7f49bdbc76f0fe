import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import type { PageName, Translation } from '../i18n/href.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { pageHref, pageUrl, pictureName, socialImageUrl } from './page-url.ts';
import { siteUrl } from './site-url.ts';
import { type SharedPage, socialCard } from './social-card.ts';
import { breadcrumbs, structuredData } from './structured-data.ts';

/** What a page says about itself. */
type PageSummary = {
  language: Language;
  /** The languages that have the page's own text; in the others the page stands in English. */
  spoken: readonly Language[];
  words: {
    /** Title and description as search engines show them. */
    meta: { title: string; description: string };
    /** The page's first heading, which its picture repeats. */
    head: { title: string };
  };
};

/** What a page needs to know of the site: its own name in menus too, but for the home page. */
export type SiteSummary = {
  company: { name: string };
  site: {
    navigation: Partial<Record<PageName, string>>;
    footer: { home: string } & Partial<Record<PageName, string>>;
  };
};

/** A page as it is told of, whatever its address. */
type ToldPage = Omit<SharedPage, 'otherLanguages'> & {
  /** The title where the site's name stands beside it. */
  shortTitle?: string;
  /** The page in every language that has it, itself included; none where it makes no claim about languages. */
  alternates: readonly Translation[];
  /** Where to send who speaks none of them. */
  fallback?: string;
  /** What machines learn from the page. */
  things: readonly Thing[];
};

/** What stands about a page in its head: title, description, the one address, the same page in the other languages, a
 * card for networks, data for machines. */
export function headTags({ shortTitle, alternates, fallback, things, ...page }: ToldPage): MetaDescriptor[] {
  const alternate = (hrefLang: string, path: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: siteUrl + path }) as const;
  const otherLanguages = alternates
    .map(({ language }) => language)
    .filter((other) => other !== page.language);
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: page.url },
    ...alternates.map(({ language, path }) => alternate(language, path)),
    ...(fallback === undefined ? [] : [alternate('x-default', fallback)]),
    ...socialCard({ ...page, title: shortTitle ?? page.title, otherLanguages }),
    ...(things.length > 0 ? [structuredData(things)] : []),
  ];
}

/**
 * The head of a page that stands bare and under each language. Every language's page names all of them, itself too, and
 * the bare path for whoever speaks another language. Where the page is borrowed from English it says that it is the
 * English page, and claims no languages.
 * @param things what else machines learn from the page
 */
export function pageMetadata(
  page: PageName,
  summary: PageSummary,
  { company, site }: SiteSummary,
  things: readonly Thing[] = [],
): MetaDescriptor[] {
  const { spoken, words } = summary;
  const name = page === 'home' ? undefined : (site.navigation[page] ?? site.footer[page]);
  const isBorrowed = !spoken.includes(summary.language);
  const language = isBorrowed ? defaultLanguage : summary.language;
  const url = pageUrl(page, language);
  const way = [
    { name: site.footer.home, url: pageUrl('home', language) },
    { name: name ?? '', url },
  ];
  return headTags({
    ...words.meta,
    site: company.name,
    kind: 'website',
    url,
    image: socialImageUrl(pictureName(page), language),
    imageText: words.head.title,
    language,
    ...(isBorrowed
      ? { alternates: [], things: [] }
      : {
          alternates: spoken.map((one) => ({ language: one, path: pageHref(page, one) })),
          fallback: pageHref(page, defaultLanguage),
          things: [...things, ...(name ? [breadcrumbs(way)] : [])],
        }),
  });
}
