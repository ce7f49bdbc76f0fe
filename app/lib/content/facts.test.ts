import { expect, test } from 'vitest';
import { type Fact, formatFact } from './facts.ts';
import { company, facts } from './owner.server.ts';

test.for([
  ['en', '50%', '+220%', '2–4', '€10,000–50,000'],
  ['fr', '50 %', '+220 %', '2 à 4', '10 000 à 50 000 €'],
  ['de', '50 %', '+220 %', '2–4', '10.000–50.000 €'],
  ['uk', '50%', '+220%', '2–4', '10 000–50 000 €'],
] as const)(
  '[HM-5][HM-6] in %s a share, a gain, a range and amounts are written %s, %s, %s, %s',
  ([language, ...written]) => {
    const figures: Fact[] = [
      { kind: 'percent', value: 50 },
      { kind: 'gain', value: 220 },
      { kind: 'number', value: [2, 4] },
      { kind: 'euros', value: [10_000, 50_000] },
    ];
    expect(
      figures.map((figure) => formatFact(figure, language).replaceAll('\u2060', '').replace(/\s/g, ' ')),
    ).toEqual(written);
  },
);

/** Of the sample content; an owner's own figures are agreed on with no one. */
const agreed = {
  assessmentSubsidy: 50,
  serviceEfficiency: 75,
  proofDays: 10,
  dashboardSeconds: 90,
  efficiencyDone: 4,
  efficiencyAll: 5,
  qualificationWeeks: [2, 4],
  mvpWeeks: [4, 8],
  industrializationWeeks: [8, 12],
  timeToMarket: 85,
  resourceAllocation: 70,
  roi: 78,
  beforeAfter: 220,
  fit4aiSubsidy: 50,
  fit4aiBenefit: [5000, 50_000],
  fit4aiSmall: [10_000, 50_000],
  fit4aiMedium: [10_000, 100_000],
  fit4aiMonths: 6,
  smeSupport: 70,
  smeBudget: [3000, 25_000],
  smeMonths: [1, 3],
};

test('[HM-3][HM-5][HM-6][HM-7][HM-8] the figures of the sample content are those that were agreed on', () => {
  const figures = Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));
  expect(figures).toMatchObject(company.sample ? agreed : {});
});
