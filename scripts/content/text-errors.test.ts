import { expect, test } from 'vitest';
import type { Facts } from '../../app/lib/content/facts.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { textErrors, textRulesSchema, textsOfMarkdown } from './text-errors.ts';
import rulesFile from './text-rules.json' with { type: 'json' };

const rules = textRulesSchema.parse(rulesFile);
const facts: Facts = {
  support: { kind: 'percent', value: 70 },
  growth: { kind: 'gain', value: 120 },
  budget: { kind: 'euros', value: [3000, 25_000] },
  example: { kind: 'euros', value: 20_000 },
  smeMonths: { kind: 'number', value: [1, 3] },
  siteLanguages: { kind: 'number', value: 5 },
};
const sources = { company: { ...company, name: 'Novum', legalName: 'Novum S.A.' }, facts, rules };

function found(language: Language, text: string, at = `content/${language}/home.json: hero.title`): string[] {
  return textErrors(language, [{ at, text }], sources);
}

test.for<[Language, string, string]>([
  ['en', 'Novum builds agents.', 'write {company}'],
  ['uk', `Приходьте: ${company.address.street}.`, '{address}'],
  ['fr', 'L’État paie 70\u00a0% du projet.', '{support}'],
  ['de', 'Der Umsatz stieg um +120\u00a0%.', '{growth}'],
  ['ru', 'Проект на 3\u00a0000–25\u00a0000\u00a0€.', '{budget}'],
  ['fr', 'Le devis : 20\u202f000\u00a0€.', '{example}'],
  ['en', 'It takes one to three months.', '{smeMonths}'],
  ['ru', 'Сайт на пяти языках.', '{siteLanguages}'],
])('[ED-4] what has a placeholder is found, however written: %s %s', ([language, text, remedy]) => {
  expect(found(language, text)).toContainEqual(expect.stringContaining(remedy));
});

test('[ED-4] other figures are no error, and a post calculates with sums and times of its own', () => {
  for (const text of ['170%', '{support} of it', '1,70%', '€120,000', '13 months', '2026-11-30', '30 firms'])
    expect(found('en', text)).toEqual([]);
  const post = 'content/en/posts/1.md:7';
  expect(found('en', 'The quote: €20,000, after 3 months.', post)).toEqual([]);
  expect(found('en', 'The State pays 70%.', post)).toEqual([`${post}: “70%”: {support}`]);
});

test.for<[Language, string, string]>([
  ['en', "It's done.", 'curly'],
  ['fr', 'Prêt ?', 'no-break space'],
  ['de', 'Sagen Sie “ja“.', '„ and “'],
  ['en', 'We organize it.', 'British'],
  ['ru', 'Скажите “да.', '« and »'],
])('[LG-8] what a language does not write is found: %s %s', ([language, text, remedy]) => {
  expect(found(language, text)).toEqual([expect.stringContaining(remedy)]);
});

test('[LG-8] what a language does write is no error, nor an exception at its place', () => {
  expect(found('en', 'It’s “organised”, at a size of 3; email us: now!')).toEqual([]);
  expect(found('fr', 'Dire «\u00a0oui\u00a0»\u00a0: prêt\u00a0? à 8:00')).toEqual([]);
  expect(found('de', 'Von „99\u00a0%“ und „so.“ per E-Mail')).toEqual([]);
  const [one] = rules.exceptions;
  expect(found('en', `${one?.found}`, `content/en/${one?.at}`)).toEqual([]);
  expect(found('en', `${one?.found}`)).toHaveLength(1);
});

test('of a post the sentences are read', () => {
  const post = 'slug: 70%\ntitle: "T"\n\nSee [it](https://example.org/70%) and `70%`.';
  expect(textsOfMarkdown('p.md', post).map(({ text }) => text)).toEqual(['', 'T', '', 'See [it] and .']);
});
