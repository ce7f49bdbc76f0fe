import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFact } from '../../content/facts.ts';
import { languages } from '../../i18n/languages.ts';
import { faultsOf, readAnswers } from './read-answers.ts';

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

test('[PF-4] cents are kept, so that an amount just above a bound is not taken for the bound', () => {
  for (const project of ['25000,5', '25.000,50 €', '€25,000.50'])
    expect(readAnswers(new URLSearchParams({ ...chosen, project })).answers).toMatchObject({
      project: 25_000.5,
    });
});

test('[PF-4] what is open is a fault once the answer was asked for, what is wrong at once, but not while it is typed', () => {
  const search =
    '?goal=implement&project=much&permit=yes&place=inside&linked=no&staff=small&money=micro&begun=no';
  expect(faultsOf({ search })).toEqual(['project']);
  expect(faultsOf({ search, state: { filling: 'form' } })).toEqual([]);
  expect(faultsOf({ search: `${search}&show=answer`, state: { filling: 'form' } })).toEqual([
    'difficulty',
    'project',
  ]);
});

test.for(['', 'abc', '-5', '1e5', '12k', '1.2.3', '1,23,456', '9999999999', '20 000 000 000', '٣'])(
  '[PF-4] "%s" is no amount: it is asked for again, and the other answers stay',
  (project) => {
    const query = new URLSearchParams({ ...chosen, project });
    const { answers, open, wrong } = readAnswers(query);
    expect([answers, open, wrong]).toEqual([undefined, ['project'], project === '' ? [] : ['project']]);
  },
);

test('[PF-4] whatever an address says, it is read without a fault, and what is no answer is named', () => {
  const anyQuery = fc.dictionary(
    fc.constantFrom('permit', 'place', 'goal', 'project', 'staff', '__proto__', 'constructor'),
    fc.oneof(fc.string(), fc.constantFrom('yes', 'both', 'toString')),
  );
  fc.assert(
    fc.property(anyQuery, (said) => {
      const { answers, open, wrong } = readAnswers(new URLSearchParams(Object.entries(said)));
      expect([answers, open]).toEqual([undefined, expect.arrayContaining(['begun', ...wrong])]);
    }),
  );
});
