import { expect, test } from 'vitest';
import { compareMessages } from './compare-messages.ts';

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
  const hero = { title: 'Chez {company}', text: 'Paie tout', brand: '{rebate}' };
  expect(compareMessages(english, { hero, news: { title: 'Actualités' } }).map((one) => one.remedy)).toEqual([
    'write {subsidy}, as the English text does, or take it out there',
    'take {rebate} out, or put it into the English text',
  ]);
  expect(told({ ...english, hero: { ...hero, text: '{subsidy} {subsidy}' } })).toContain(
    'placeholders hero.text',
  );
});
