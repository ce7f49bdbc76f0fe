import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFact } from '../../lib/content/facts.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { readAnswers } from './read-answers.ts';

const chosen = {
  permit: 'yes',
  place: 'inside',
  linked: 'no',
  staff: 'small',
  money: 'micro',
  difficulty: 'no',
  goal: 'implement',
  begun: 'no',
};

test('[PF-4] an amount is the same in whatever language it is written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(...languages),
      (value, language) => {
        const project = formatFact({ kind: 'euros', value }, language);
        const query = new URLSearchParams({ ...chosen, project });
        expect(readAnswers(query).answers).toEqual({ ...chosen, project: value });
      },
    ),
  );
});

test('[PF-4] what is open is a fault once the answer was asked for, what is wrong at once, but not while it is typed', () => {
  const query = new URLSearchParams(
    'goal=implement&project=much&permit=yes&place=inside&linked=no&staff=small&money=micro&begun=no',
  );
  expect(readAnswers(query).errors).toEqual(['project']);
  expect(readAnswers(query, true).errors).toEqual([]);
  query.set('show', 'answer');
  expect(readAnswers(query, true).errors).toEqual(['difficulty', 'project']);
});

test('[PF-4] an amount is read as a person writes it, in thousands, with its currency, as an estimate', () => {
  const ways = ['20k', '20 K€', '20.000', "20'000", '€20,000.00', 'ca. 20000', '20 тис.', '20 Tsd. Euro'];
  const amountOf = (project: string) =>
    readAnswers(new URLSearchParams({ ...chosen, project })).answers?.project;
  for (const project of [...ways, '~20 000 € HT', '20.000,- € + VAT', '20 mille'])
    expect([project, amountOf(project)]).toEqual([project, 20_000]);
  // An amount slightly above a bound must not count as the bound.
  for (const project of ['25.000,50 €', 'ca. 25 000,50 EUR']) expect(amountOf(project)).toBe(25_000.5);
});

const noAmount = ['', 'abc', '-5', '1e5', '1,23,456', '20 000 000 000', '٣'];
const ambiguous = ['20-25k', '15000 or 20000', '20.000k', '20 0000', '20000 incl. VAT', '5% of 20000'];

test.for([...noAmount, ...ambiguous])('[PF-4] "%s" is no amount, and the other answers stay', (project) => {
  const read = readAnswers(new URLSearchParams({ ...chosen, project, show: 'answer' }));
  expect(read).toEqual({ errors: ['project'] });
});

test('[PF-4] whatever an address says, it is read without a fault, and what is no answer is named', () => {
  const anyQuery = fc.dictionary(
    fc.constantFrom('permit', 'goal', 'project', '__proto__', 'constructor'),
    fc.oneof(fc.string(), fc.constantFrom('yes', 'both', 'toString')),
  );
  fc.assert(
    fc.property(anyQuery, (said) => {
      const { answers, errors } = readAnswers(new URLSearchParams({ ...said, show: 'answer' }));
      expect([answers, errors]).toEqual([undefined, expect.arrayContaining(['begun'])]);
    }),
  );
});
