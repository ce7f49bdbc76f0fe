import { expect, test } from 'vitest';
import { company } from '../content/company.server.ts';
import { article, organization } from './structured-data.ts';

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
