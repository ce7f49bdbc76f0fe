import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import type { PageName } from '../i18n/href.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { pageUrl, pictureName, socialImageUrl } from './page-url.ts';
import { socialCard } from './social-card.ts';
import { breadcrumbs, structuredData } from './structured-data.ts';

/** What a page says about itself. */
export type PageSummary = {
  page: PageName;
  language: Language;
  /** The languages that have the page's own text; in the others the page stands in English. */
  spoken: readonly Language[];
  /** Title and description as search engines show them. */
  words: { title: string; description: string };
  /** The page's first heading, which its picture repeats. */
  headline: string;
  /** The page's name in menus; the home page needs none. */
  name?: string;
  /** What else machines learn from the page. */
  things?: readonly Thing[];
};

/** What a page needs to know of the site. */
export type SiteSummary = {
  company: { name: string };
  site: { footer: { home: string } };
};

/**
 * What stands about a page in its head: title, description, the one address, the same page in the other languages, a
 * card for networks, data for machines. Where the page is borrowed from English it says that it is the English page,
 * and claims no languages.
 */
export function pageMetadata(summary: PageSummary, { company, site }: SiteSummary): MetaDescriptor[] {
  const { page, spoken, words, headline, name, things = [] } = summary;
  const borrowed = !spoken.includes(summary.language);
  const language = borrowed ? defaultLanguage : summary.language;
  const url = pageUrl(page, language);
  const card = socialCard({
    ...words,
    site: company.name,
    kind: 'website',
    url,
    image: socialImageUrl(pictureName(page), language),
    imageText: headline,
    language,
    otherLanguages: borrowed ? [] : spoken.filter((other) => other !== language),
  });
  const way = name
    ? [
        breadcrumbs([
          { name: site.footer.home, url: pageUrl('home', language) },
          { name, url },
        ]),
      ]
    : [];
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(borrowed ? [] : alternates(page, spoken)),
    ...card,
    ...(borrowed ? [] : [structuredData([...things, ...way])]),
  ];
}

/** Every language's page names all of them, itself too, and the bare path for whoever speaks another language. */
function alternates(page: PageName, spoken: readonly Language[]): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return [
    ...spoken.map((language) => alternate(language, pageUrl(page, language))),
    alternate('x-default', pageUrl(page, defaultLanguage)),
  ];
}
