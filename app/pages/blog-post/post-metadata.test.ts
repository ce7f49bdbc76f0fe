import { expect, test } from 'vitest';
import { siteUrl } from '../../seo/site-url.ts';
import { postMetadata } from './post-metadata.ts';

const post = {
  id: 4,
  title: 'A title',
  excerpt: 'An excerpt.',
  tags: ['one'],
  date: '2026-11-02',
  language: 'fr',
} as const;
const site = { company: { name: 'Alzette AI' }, site: { footer: { home: 'Accueil' } } };
const metadata = (spoken: Parameters<typeof postMetadata>[2]) => postMetadata(post, site, spoken);
const claims = (spoken: Parameters<typeof postMetadata>[2]) =>
  metadata(spoken).flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []));

test('[RT-9] a post has its own title, description and address', () => {
  expect(metadata([])).toEqual(
    expect.arrayContaining([
      { title: 'A title · Alzette AI' },
      { name: 'description', content: 'An excerpt.' },
      { tagName: 'link', rel: 'canonical', href: `${siteUrl}/blog/4` },
    ]),
  );
});

test('[RT-9] a post names the languages that have its text, and none where another language stands in', () => {
  expect(claims(['en', 'fr'])).toEqual(['en', 'fr', 'x-default']);
  expect(claims([])).toEqual([]);
});

test('[RT-9] the card and the data of a post are in the language of its text', () => {
  const tags = metadata([]);
  expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
  expect(tags).toContainEqual({ property: 'og:locale', content: 'fr_LU' });
  expect(tags).toContainEqual({ property: 'og:image', content: `${siteUrl}/social/fr/post-4.png` });
  expect(JSON.stringify(tags)).toContain('"inLanguage":"fr"');
});
