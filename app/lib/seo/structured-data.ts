import type { MetaDescriptor } from 'react-router';
import type { BlogPosting, BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import type { Company } from '../content/company.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { pageUrl, SITE_URL } from './page-url.ts';

const OWNER_ID = `${SITE_URL}/#organization`;

export function structuredData(things: readonly Thing[]): MetaDescriptor {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return { 'script:ld+json': graph };
}

function owner(company: Pick<Company, 'name'>) {
  return { '@type': 'Organization', '@id': OWNER_ID, name: company.name, url: SITE_URL } as const;
}

export function organization(company: Company): Organization {
  const { address, registers } = company;
  return {
    ...owner(company),
    legalName: company.legalName,
    logo: `${SITE_URL}/icons/icon-512.png`,
    email: company.emails.general,
    telephone: company.phone.number,
    foundingDate: String(company.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    sameAs: company.social.map(({ url }) => url),
    ...(registers.vat && { vatID: registers.vat }),
  };
}

export function webSite(company: Pick<Company, 'name'>, description: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${SITE_URL}/#website`,
    name: company.name,
    url: SITE_URL,
    description,
    inLanguage: languages,
    publisher: { '@id': OWNER_ID },
  };
}

type Post = Record<'url' | 'title' | 'excerpt' | 'author' | 'image', string> &
  Record<'date' | 'updated', string | undefined> & { tags: readonly string[]; language: Language };

export function posting(post: Post, company: Pick<Company, 'name'>): BlogPosting {
  const modified = post.updated ?? post.date;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    inLanguage: post.language,
    image: post.image,
    keywords: [...post.tags],
    mainEntityOfPage: post.url,
    author: { '@type': 'Person', name: post.author },
    publisher: owner(company),
    ...(post.date && { datePublished: post.date }),
    ...(modified && { dateModified: modified }),
  };
}

export function breadcrumbs(home: string, language: Language, name: string, url: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: pageUrl('home', language) },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
}
