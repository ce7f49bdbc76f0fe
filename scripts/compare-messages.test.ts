import { expect, test } from 'vitest';
import { compareMessages } from './compare-messages.ts';

const english = { hero: { title: 'Hello', text: 'Pays {subsidy}', brand: 'SaaS' }, news: { title: 'News' } };
const values = { subsidy: '70%', company: 'Novum' };

const compare = (own: unknown) =>
  compareMessages([{ file: 'home', english, own, isOriginal: false }], values);
const news = { title: 'Actualités' };

test('[LG-8] a missing and an extra key are named, a section left out as a whole is borrowed', () => {
  const report = compare({ hero: { title: 'Bonjour', text: 'Paie {subsidy}', more: 'x' } });
  expect(report.missing).toEqual(['home.hero.brand']);
  expect(report.extra).toEqual(['home.hero.more']);
  expect(report.fallback).toEqual(['home.news']);
});

test('[LG-8] a text identical to English is named', () => {
  const own = { hero: { title: 'Hello', text: 'Paie {subsidy}', brand: 'SaaS' }, news };
  expect(compare(own).identical).toEqual(['home.hero.title', 'home.hero.brand']);
});

test('[LG-8] a lost placeholder and one that no figure has are named', () => {
  const own = { hero: { title: 'Bonjour', text: 'Paie tout', brand: '{rabate}' }, news };
  expect(compare(own).placeholders).toEqual([
    'home.hero.text',
    'home.hero.brand',
    'home.hero.brand (rabate)',
  ]);
});

test('[ED-4] a language may name the company where English says “we”', () => {
  const own = { hero: { title: 'Chez {company}', text: 'Paie {subsidy}', brand: 'SaaS' }, news };
  expect(compare(own).placeholders).toEqual([]);
});
