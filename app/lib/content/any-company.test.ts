import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findProgramme } from './find-programme.ts';
import { facts, programmes } from './owner.server.ts';
import { type Answers, choices } from './programme-questions.ts';
import { rangeOf } from './read-facts.ts';

const { rules } = programmes;

const anyBudget = fc.integer({ min: 0, max: 200_000 });
const anyAnswers = fc.record({
  permit: fc.constantFrom(...choices.permit),
  place: fc.constantFrom(...choices.place),
  linked: fc.constantFrom(...choices.linked),
  staff: fc.constantFrom(...choices.staff),
  money: fc.constantFrom(...choices.money),
  difficulty: fc.constantFrom(...choices.difficulty),
  goal: fc.constantFrom(...choices.goal),
  begun: fc.constantFrom(...choices.begun),
  diagnosis: anyBudget,
  project: anyBudget,
});
/** A firm that may apply, of any size that there is a programme for. */
const anyApplicant = anyAnswers.map(
  (answers): Answers => ({
    ...answers,
    permit: 'yes',
    place: 'inside',
    difficulty: 'no',
    begun: 'no',
    staff: answers.staff === 'large' ? 'medium' : answers.staff,
    money: answers.money === 'large' ? 'micro' : answers.money,
  }),
);
const grantOf = (answers: Answers) =>
  findProgramme(answers, rules).estimates.reduce((sum, { grant }) => sum + grant, 0);

test('[PF-3] a grant is never negative and never above the cap of its programme, and nothing is lost or invented', () => {
  fc.assert(
    fc.property(fc.oneof(anyAnswers, anyApplicant), (answers) => {
      const { estimates, payments, size, totals } = findProgramme(answers, rules);
      for (const { programme, budget, grant, own, vat, share } of estimates) {
        const rule = rules.programmes.find((one) => one.programme === programme);
        if (!rule || size === 'large') throw new Error('a large firm, or a programme without a rule');
        const cap = (Math.max(...rule.ranges[size].flat()) * share) / 100;
        expect(grant).toBeGreaterThanOrEqual(0);
        expect(grant).toBeLessThanOrEqual(cap);
        expect([grant + own, Number.isInteger(vat)]).toEqual([budget, true]);
      }
      expect(totals.peak).toBe(Math.max(0, ...payments.map(({ out }) => out)));
      expect(totals.own + totals.vat).toBe(payments.at(-1)?.out ?? 0);
      expect(totals.grant + totals.own).toBe(totals.budget);
    }),
  );
});

test('[PF-3] a larger budget never brings a smaller grant, between the bounds', () => {
  const within = ([min, max]: readonly [number, number]) => fc.integer({ min, max });
  const between = fc.tuple(within(rangeOf(facts, 'fit4aiBenefit')), within(rangeOf(facts, 'smeBudget')));
  fc.assert(
    fc.property(anyApplicant, between, between, (answers, [a, b], [c, d]) => {
      const less = grantOf({ ...answers, diagnosis: Math.min(a, c), project: Math.min(b, d) });
      const more = grantOf({ ...answers, diagnosis: Math.max(a, c), project: Math.max(b, d) });
      expect(less).toBeGreaterThan(0);
      expect(more).toBeGreaterThanOrEqual(less);
    }),
  );
});
