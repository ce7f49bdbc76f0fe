import { expect, test } from 'vitest';
import { compareMessages, placeholderErrors } from './compare-messages.ts';

const english = { hero: { title: 'Hello', text: 'Pays {subsidy}', brand: 'SaaS' }, news: { title: 'News' } };
const told = (own: object) => compareMessages(english, own).map(({ kind, key }) => `${kind} ${key}`);

test('[LG-8] missing, extra and identical texts are named, and a section left out as a whole', () => {
  expect(told({ hero: { title: 'Hello', text: 'Paie {subsidy}', more: 'x' } })).toEqual([
    'fallback news',
    'missing hero.brand',
    'identical hero.title',
    'extra hero.more',
  ]);
});

test('[LG-8][ED-4] a lost placeholder and one too many are named; a language may name the company', () => {
  const hero = { title: 'Chez {company}', text: 'Paie tout', brand: '{rabate}' };
  expect(told({ hero, news: { title: 'Actualités' } })).toEqual([
    'placeholders hero.text',
    'placeholders hero.brand',
  ]);
});

test('[ED-1][ED-4] a mistyped placeholder is a sentence with its place, its name and the names that there are', () => {
  const values = { subsidy: '70%', company: 'Novum' };
  const hero = {
    title: '{company} pays {subsidy} by {date}',
    text: ['{subsidies}'],
    brand: 'from {subsidy up',
  };
  expect(placeholderErrors('content/en/home.json', { hero }, values)).toEqual([
    'content/en/home.json: hero.text.0: there is no {subsidies}. There are {company}, {subsidy}',
    'content/en/home.json: hero.brand: there is no {subsidy up. There are {company}, {subsidy}',
  ]);
});
