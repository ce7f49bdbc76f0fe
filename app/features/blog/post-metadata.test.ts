import { expect, test } from 'vitest';
import { writeDay } from '../../lib/i18n/date.ts';
import { siteUrl } from '../../lib/seo/page-url.ts';
import { postMetadata } from './post-metadata.ts';

const post = {
  id: 4,
  title: 'A title',
  excerpt: 'An excerpt.',
  tags: ['one'],
  date: writeDay('2026-11-02', 'fr'),
  updated: writeDay('2026-11-20', 'fr'),
  author: 'A. Writer',
  translations: [
    { language: 'en', path: '/en/news/a-title' },
    { language: 'fr', path: '/fr/news/un-titre' },
  ],
  language: 'fr',
} as const;
const site = { company: { name: 'Novum' }, site: { navigation: {}, footer: { home: 'Accueil' } } };
const metadata = (isOwn: boolean) => postMetadata(post, site, isOwn);
const claims = (isOwn: boolean) =>
  metadata(isOwn).flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []));

test('[RT-9][BL-7] a post has its own title, description and address', () => {
  expect(metadata(false)).toEqual(
    expect.arrayContaining([
      { title: 'A title · Novum' },
      { name: 'description', content: 'An excerpt.' },
      { tagName: 'link', rel: 'canonical', href: `${siteUrl}/fr/news/un-titre` },
    ]),
  );
});

test('[RT-9] a post names the languages that have its text, and none where another language stands in', () => {
  expect(claims(true)).toEqual(['en', 'fr']);
  expect(claims(false)).toEqual([]);
});

test('[RT-9] the card and the data of a post are in the language of its text', () => {
  const tags = metadata(false);
  expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
  expect(tags).toContainEqual({ property: 'og:locale', content: 'fr_LU' });
  expect(tags).toContainEqual({ property: 'og:image', content: `${siteUrl}/social/fr/post-4.png` });
  const data = JSON.stringify(tags);
  for (const told of ['"inLanguage":"fr"', '"datePublished":"2026-11-02"', '"dateModified":"2026-11-20"'])
    expect(data).toContain(told);
  expect(data).toContain('"author":{"@type":"Person","name":"A. Writer"}');
});
