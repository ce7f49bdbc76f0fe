import { expect, test } from 'vitest';
import { company } from '../i18n/company.server.ts';
import { article, breadcrumbs, organization, structuredData } from './structured-data.ts';

const post = {
  url: 'https://site.example/blog/1',
  title: 'A title',
  excerpt: 'An excerpt.',
  tags: ['one', 'two'],
  language: 'de',
  date: null,
  image: 'https://site.example/social/de/post-1.png',
} as const;

test('[RT-9] an empty register is not told to machines, a known one is', () => {
  const registers = { rcs: '', vat: '', permit: '' };
  expect(organization({ ...company, registers })).not.toHaveProperty('vatID');
  expect(organization({ ...company, registers: { ...registers, vat: 'LU1' } })).toHaveProperty(
    'vatID',
    'LU1',
  );
});

test('[RT-9] a post without a day claims none, one with a day claims that', () => {
  expect(article(post, company)).not.toHaveProperty('datePublished');
  expect(article({ ...post, date: '2026-11-02' }, company)).toHaveProperty('datePublished', '2026-11-02');
});

test('[RT-9] the steps of a way are counted from one', () => {
  const steps = [
    { name: 'Home', url: 'https://site.example/' },
    { name: 'About', url: 'https://site.example/about' },
  ];
  expect(breadcrumbs(steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://site.example/' },
      { position: 2, name: 'About', item: 'https://site.example/about' },
    ],
  });
});

test('[RT-9] a page’s data is one block with its vocabulary', () => {
  expect(structuredData([breadcrumbs([])])).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'BreadcrumbList', itemListElement: [] }],
    },
  });
});
