import { expect, test } from 'vitest';
import file from '../../../content/programme-rules.json' with { type: 'json' };
import { facts } from '../content/owner-content.server.ts';
import { findFunding } from './find-funding.ts';
import { readRules } from './programme-rules.ts';
import type { Answers } from './questions.ts';

/** The site's rules with figures of this test, by which the examples below were calculated. */
const rules = readRules(file, {
  ...facts,
  fit4aiSubsidy: { kind: 'percent', value: 50 },
  fit4aiBudgetOtherSource: { kind: 'euros', value: [5000, 50_000] },
  fit4aiBudgetSmall: { kind: 'euros', value: [10_000, 50_000] },
  fit4aiBudgetMedium: { kind: 'euros', value: [10_000, 100_000] },
  smeSubsidy: { kind: 'percent', value: 70 },
  smeBudget: { kind: 'euros', value: [3000, 25_000] },
  vatRate: { kind: 'percent', value: 17 },
});

/** A small company that may apply, and wants to implement something for 20,000 euros. */
const firm: Answers = {
  permit: 'yes',
  place: 'inside',
  linked: 'no',
  staff: 'small',
  money: 'micro',
  difficulty: 'no',
  goal: 'implement',
  project: 20_000,
  begun: 'no',
};
const find = (difference: Partial<Answers>) => findFunding({ ...firm, ...difference }, rules);
const diagnosis = (budget: number, more: Partial<Answers> = {}): Partial<Answers> => ({
  goal: 'explore',
  diagnosis: budget,
  ...more,
});
const both = (first: number, second: number): Partial<Answers> => ({
  goal: 'both',
  diagnosis: first,
  project: second,
});
const medium = { staff: 'medium' } as const;

/** Each example says how it differs from `firm`, what fits, the whole grant, and which rules are not met. */
const examples: [why: string, Partial<Answers>, fits: string, grant: number, unmet: string][] = [
  ['the smallest project', { project: 3000 }, 'smePackages', 2100, ''],
  ['one euro below the smallest project', { project: 2999 }, 'neither', 0, 'budget'],
  ['the largest project', { project: 25_000 }, 'smePackages', 17_500, ''],
  ['cents above the largest project', { project: 25_000.5 }, 'neither', 0, 'budget'],
  ['below the tiers, within the other reading', diagnosis(9999), 'fit4ai', 4999, ''],
  ['the cap of a small firm', diagnosis(50_000), 'fit4ai', 25_000, ''],
  ['above the cap of a small firm', diagnosis(50_001), 'neither', 0, 'budget'],
  ['a micro firm has a small one’s tier', diagnosis(50_001, { staff: 'micro' }), 'neither', 0, 'budget'],
  ['above the cap of a medium firm', diagnosis(100_001, medium), 'neither', 0, 'budget'],
  ['few people, a medium firm’s money', diagnosis(80_000, { money: 'medium' }), 'fit4ai', 40_000, ''],
  ['few people, but the money of a large firm', { staff: 'micro', money: 'large' }, 'neither', 0, 'size'],
  ['both, one after the other', both(20_000, 20_000), 'both', 24_000, ''],
  ['both, but the project is too small', both(20_000, 2000), 'fit4ai', 10_000, 'budget'],
  ['another admission than a permit, as a notary has', { permit: 'other' }, 'smePackages', 14_000, ''],
  ['no condition bends for a diagnosis', diagnosis(20_000, { begun: 'yes' }), 'neither', 0, 'begun'],
  [
    'every condition that is not met is named',
    { permit: 'no', place: 'office', staff: 'large', difficulty: 'yes', begun: 'yes' },
    'neither',
    0,
    'permit place size difficulty begun',
  ],
];

test.for(examples)('[PF-2] %s', ([, difference, fits, grant, unmet]) => {
  const outcome = find(difference);
  expect(outcome.fits).toBe(fits);
  expect(outcome.totals.grant).toBe(grant);
  const rulesUnmet = outcome.reasons.flatMap(({ status, rule }) => (status === 'unmet' ? rule : []));
  expect(rulesUnmet.join(' ')).toBe(unmet);
});

test('[PF-2] what has to be asked about, and what fits by half, is said', () => {
  const told = (difference: Partial<Answers>) => {
    const { fits, needsConfirmation, only } = find(difference);
    return [fits, needsConfirmation, only];
  };
  expect(told({})).toEqual(['smePackages', undefined, undefined]);
  expect(told(diagnosis(7000, { permit: 'other' }))).toEqual(['fit4ai', 'permit', undefined]);
  expect(told(both(7000, 2000))).toEqual(['fit4ai', 'budget', 'fit4ai']);
  expect(told(both(7000, 20_000))).toEqual(['both', 'budget', undefined]);
});

test('[PF-2] a budget that a reading excludes is told the nearest one that none does, and what it would bring', () => {
  const instead = (difference: Partial<Answers>) =>
    find(difference).reasons.flatMap((reason) => ('instead' in reason ? [reason.instead] : []));
  expect(instead({ project: 30_000 })).toEqual([{ budget: 25_000, grant: 17_500 }]);
  expect(instead(diagnosis(8000))).toEqual([{ budget: 10_000, grant: 5000 }]);
  expect(instead(diagnosis(70_000, medium))).toEqual([{ budget: 50_000, grant: 25_000 }]);
  expect(instead(diagnosis(50_000))).toEqual([]);
});

test('[PF-3] the firm pays with VAT first, and is refunded without it', () => {
  const { payments, totals } = find(both(20_000, 10_000));
  expect(payments.map(({ programme, kind, amount, balance }) => [programme, kind, amount, balance])).toEqual([
    ['fit4ai', 'invoice', 20_000, 20_000],
    ['fit4ai', 'vat', 3400, 23_400],
    ['fit4ai', 'refund', -10_000, 13_400],
    ['smePackages', 'invoice', 10_000, 23_400],
    ['smePackages', 'vat', 1700, 25_100],
    ['smePackages', 'refund', -7000, 18_100],
  ]);
  expect(totals).toEqual({ budget: 30_000, grant: 17_000, ownShare: 13_000, vat: 5100, advance: 25_100 });
});
