import { expect, test } from 'vitest';
import file from '../../../content/programmes.json' with { type: 'json' };
import { findProgramme } from './find-programme.ts';
import { facts } from './owner.server.ts';
import type { Answers } from './programme-questions.ts';
import { readProgrammes } from './programmes.ts';

/** The site's rules with figures of our own, which the examples below are worked out with. */
const { rules } = readProgrammes(file, {
  ...facts,
  fit4aiSubsidy: { kind: 'percent', value: 50 },
  fit4aiBenefit: { kind: 'euros', value: [5000, 50_000] },
  fit4aiSmall: { kind: 'euros', value: [10_000, 50_000] },
  fit4aiMedium: { kind: 'euros', value: [10_000, 100_000] },
  smeSupport: { kind: 'percent', value: 70 },
  smeBudget: { kind: 'euros', value: [3000, 25_000] },
  vatRate: { kind: 'percent', value: 17 },
});

/** A small firm that may apply, and wants to implement something for 20,000 euros. */
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

/** Differences from `firm`, the answer, the grant in all, and the rules that are not met. */
const examples: [why: string, Partial<Answers>, answer: string, grant: number, unmet: string[]][] = [
  ['70 % of a project', {}, 'smePackages', 14_000, []],
  ['the smallest project', { project: 3000 }, 'smePackages', 2100, []],
  ['one euro below the smallest project', { project: 2999 }, 'neither', 0, ['budget']],
  ['the largest project', { project: 25_000 }, 'smePackages', 17_500, []],
  ['one euro above the largest project', { project: 25_001 }, 'neither', 0, ['budget']],
  ['no budget at all', { project: 0 }, 'neither', 0, ['budget']],
  ['a grant is rounded down', { project: 3001 }, 'smePackages', 2100, []],
  ['half of a diagnosis', diagnosis(20_000), 'fit4ai', 10_000, []],
  ['the floor of the tiers', diagnosis(10_000), 'fit4ai', 5000, []],
  ['below the tiers, within the other reading', diagnosis(9999), 'fit4ai', 4999, []],
  ['the floor of the other reading', diagnosis(5000), 'fit4ai', 2500, []],
  ['below both readings', diagnosis(4999), 'neither', 0, ['budget']],
  ['the cap of a small firm', diagnosis(50_000), 'fit4ai', 25_000, []],
  ['above the cap of a small firm', diagnosis(50_001), 'neither', 0, ['budget']],
  ['a medium firm within its tier alone', diagnosis(50_001, medium), 'fit4ai', 25_000, []],
  ['the cap of a medium firm', diagnosis(100_000, medium), 'fit4ai', 50_000, []],
  ['above the cap of a medium firm', diagnosis(100_001, medium), 'neither', 0, ['budget']],
  ['a micro firm has a small one’s tier', diagnosis(50_001, { staff: 'micro' }), 'neither', 0, ['budget']],
  ['few people, a medium firm’s money', diagnosis(80_000, { money: 'medium' }), 'fit4ai', 40_000, []],
  ['few people, but the money of a large firm', { staff: 'micro', money: 'large' }, 'neither', 0, ['size']],
  ['little money, but too many people', { staff: 'large' }, 'neither', 0, ['size']],
  ['linked companies change nothing by themselves', { linked: 'yes' }, 'smePackages', 14_000, []],
  ['both, one after the other', both(20_000, 20_000), 'both', 24_000, []],
  ['both at their largest', both(50_000, 25_000), 'both', 42_500, []],
  ['both, but the project is too small', both(20_000, 2000), 'fit4ai', 10_000, ['budget']],
  ['both, but the diagnosis is too small', both(2000, 20_000), 'smePackages', 14_000, ['budget']],
  ['both out of range', both(2000, 2000), 'neither', 0, ['budget', 'budget']],
  ['another admission than a permit, as a notary has', { permit: 'other' }, 'smePackages', 14_000, []],
  ['another admission, but work has begun', { permit: 'other', begun: 'yes' }, 'neither', 0, ['begun']],
  ['cents above the largest project', { project: 25_000.5 }, 'neither', 0, ['budget']],
  ['no permit', { permit: 'no' }, 'neither', 0, ['permit']],
  ['main activity abroad', { place: 'activity' }, 'neither', 0, ['place']],
  ['registered office abroad', { place: 'office' }, 'neither', 0, ['place']],
  ['in difficulty', { difficulty: 'yes' }, 'neither', 0, ['difficulty']],
  ['work has begun', { begun: 'yes' }, 'neither', 0, ['begun']],
  ['no condition bends for a diagnosis', diagnosis(20_000, { begun: 'yes' }), 'neither', 0, ['begun']],
  [
    'every fault is named',
    { permit: 'no', place: 'office', staff: 'large', difficulty: 'yes', begun: 'yes' },
    'neither',
    0,
    ['permit', 'place', 'size', 'difficulty', 'begun'],
  ],
];

test.for(examples)('[PF-2] %s', ([, difference, answer, grant, unmet]) => {
  const outcome = findProgramme({ ...firm, ...difference }, rules);
  expect(outcome.answer).toBe(answer);
  expect(outcome.estimates.reduce((sum, one) => sum + one.grant, 0)).toBe(grant);
  expect(outcome.reasons.filter(({ met }) => !met).map(({ rule }) => rule)).toEqual(unmet);
});

test('[PF-2] what has to be asked about, and what fits by half, is said', () => {
  const told = (difference: Partial<Answers>) => {
    const { answer, needsConfirmation, only } = findProgramme({ ...firm, ...difference }, rules);
    return [answer, needsConfirmation, only];
  };
  expect(told({})).toEqual(['smePackages', undefined, undefined]);
  expect(told({ permit: 'other' })).toEqual(['smePackages', 'permit', undefined]);
  expect(told(diagnosis(7000))).toEqual(['fit4ai', 'budget', undefined]);
  expect(told(diagnosis(7000, { permit: 'other' }))).toEqual(['fit4ai', 'permit', undefined]);
  expect(told(both(20_000, 2000))).toEqual(['fit4ai', undefined, 'fit4ai']);
  expect(told(both(7000, 2000))).toEqual(['fit4ai', 'budget', 'fit4ai']);
  expect(told(both(7000, 20_000))).toEqual(['both', 'budget', undefined]);
});

test('[PF-3] whole euros are estimated, a cost never too low and a grant never too high', () => {
  const estimateOf = (project: number) => findProgramme({ ...firm, project }, rules).estimates;
  expect(estimateOf(3001)).toMatchObject([{ budget: 3001, grant: 2100, own: 901, vat: 511 }]);
  expect(estimateOf(20_000.4)).toMatchObject([{ budget: 20_000, grant: 14_000, vat: 3400 }]);
});

test('[PF-2] a budget that a reading excludes is told the nearest one that none does, and what it would bring', () => {
  const instead = (difference: Partial<Answers>) =>
    findProgramme({ ...firm, ...difference }, rules).reasons.flatMap((reason) =>
      reason.rule === 'budget' && reason.instead ? [reason.instead] : [],
    );
  expect(instead({ project: 30_000 })).toEqual([{ budget: 25_000, grant: 17_500 }]);
  expect(instead(diagnosis(1000))).toEqual([{ budget: 10_000, grant: 5000 }]);
  expect(instead(diagnosis(8000))).toEqual([{ budget: 10_000, grant: 5000 }]);
  expect(instead(diagnosis(70_000, medium))).toEqual([{ budget: 50_000, grant: 25_000 }]);
  expect(instead(diagnosis(50_000))).toEqual([]);
});

test('[PF-3] the firm pays with VAT first, and is refunded without it', () => {
  const { estimates, payments, totals } = findProgramme({ ...firm, ...both(20_000, 10_000) }, rules);
  expect(payments.map(({ programme, kind, amount, out }) => [programme, kind, amount, out])).toEqual([
    ['fit4ai', 'invoice', 20_000, 20_000],
    ['fit4ai', 'vat', 3400, 23_400],
    ['fit4ai', 'refund', -10_000, 13_400],
    ['smePackages', 'invoice', 10_000, 23_400],
    ['smePackages', 'vat', 1700, 25_100],
    ['smePackages', 'refund', -7000, 18_100],
  ]);
  expect(estimates.map(({ own }) => own)).toEqual([10_000, 3000]);
  expect(totals).toEqual({ budget: 30_000, grant: 17_000, own: 13_000, vat: 5100, peak: 25_100 });
});
