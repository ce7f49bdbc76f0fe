import type { MetaDescriptor } from 'react-router';
import { type Language, languageTable } from '../i18n/languages.ts';

export type SharedPage = {
  site: string;
  kind: 'website' | 'article';
  title: string;
  description: string;
  url: string;
  image: string;
  imageText: string;
  language: Language;
  otherLanguages: readonly Language[];
};

export function socialCard(page: SharedPage): MetaDescriptor[] {
  const { title, description, image, imageText } = page;
  const openGraph = {
    'og:site_name': page.site,
    'og:type': page.kind,
    'og:title': title,
    'og:description': description,
    'og:url': page.url,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': imageText,
    'og:locale': languageTable[page.language].openGraph,
  };
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': imageText,
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    ...page.otherLanguages.map((other) => ({
      property: 'og:locale:alternate',
      content: languageTable[other].openGraph,
    })),
    ...Object.entries(twitter).map(([name, content]) => ({ name, content })),
  ];
}
