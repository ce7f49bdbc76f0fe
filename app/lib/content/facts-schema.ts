import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import type { Fact, Facts } from './facts.ts';
import { figureOf, rangeOf } from './read-facts.ts';

const range = z
  .tuple([z.number(), z.number()])
  .refine(([lowest, highest]) => lowest < highest, 'write the lower figure first');
const factSchema: z.ZodType<Fact> = z.strictObject({
  kind: z.enum(['number', 'percent', 'gain', 'euros']),
  value: z.union([z.number(), range], 'write it without quotation marks, as 70 or [3, 5]'),
});

export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month as 2026-11');
const lastCompared = month.describe('The month in which the figures were last compared with their sources');

/** `content/facts.json`: every figure of the site, by its placeholder name, with those that follow from it. */
export const factsSchema = z
  .strictObject({ note: z.string(), asOf: lastCompared, facts: z.record(z.string(), factSchema) })
  .transform(({ asOf, facts }, context) => {
    try {
      return { facts: { ...facts, ...factsThatFollow(facts, asOf) } };
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

function factsThatFollow(facts: Facts, asOf: string): Facts {
  const number = (value: number): Fact => ({ kind: 'number', value });
  const euros = (value: number): Fact => ({ kind: 'euros', value });
  const one = (name: string) => figureOf(facts, name);
  const part = (all: string, share: string) => (one(all) * one(share)) / 100;
  const rest = (all: string, share: string) => one(all) - part(all, share);
  const phases = ['qualificationWeeks', 'mvpWeeks', 'industrializationWeeks'];
  const weeks = (end: 0 | 1) => phases.reduce((sum, name) => sum + rangeOf(facts, name)[end], 0);
  const costs = one('costExampleBuild') + one('costExampleTime');
  const ownCosts = costs - part('costExampleBuild', 'smeSupport');
  const saving = one('costExampleGain') - one('costExampleMonthly');
  const poorSaving = one('costExamplePoorGain') - one('costExampleMonthly');
  return {
    asOf: { kind: 'month', value: Date.parse(asOf) },
    // The program's own times; `policy.server.test.ts` compares them.
    questionDays: number(30),
    limitMinutes: number(10),
    consentMonths: number(6),
    consentRecordYears: number(3),
    countMonths: number(13),
    languageMonths: number(12),
    siteLanguages: number(languages.length),
    fit4aiExampleState: euros(part('fit4aiExample', 'fit4aiSubsidy')),
    fit4aiExampleYou: euros(rest('fit4aiExample', 'fit4aiSubsidy')),
    smeExampleState: euros(part('smeExample', 'smeSupport')),
    smeExampleYou: euros(rest('smeExample', 'smeSupport')),
    costExampleWhole: euros(costs),
    costExampleState: euros(part('costExampleBuild', 'smeSupport')),
    costExampleYou: euros(rest('costExampleBuild', 'smeSupport')),
    costExampleAll: euros(ownCosts),
    costExampleSaving: euros(saving),
    costExamplePoorSaving: euros(poorSaving),
    costExampleMonths: number(Math.ceil(ownCosts / saving)),
    costExamplePoorMonths: number(Math.ceil(ownCosts / poorSaving)),
    paybackAloneMonths: number(Math.ceil(costs / saving)),
    serviceRateAfter: number((one('serviceRateBefore') * (100 + one('serviceEfficiency'))) / 100),
    barsWeeksAfter: number(rest('barsWeeksBefore', 'timeToMarket')),
    barsHoursAfter: number(rest('barsHoursBefore', 'resourceAllocation')),
    allPhasesWeeks: { kind: 'number', value: [weeks(0), weeks(1)] },
    roiReturned: number(100 + one('roi')),
    beforeAfterTimes: number((100 + one('beforeAfter')) / 100),
    partnerExampleCounted: number(part('partnerExampleStaff', 'partnerExampleShare')),
  };
}
