import { languages } from '../i18n/languages.ts';
import type { Fact, Facts } from './facts.ts';
import { figureOf, rangeOf } from './read-facts.ts';

export function deriveFacts(facts: Facts, asOf: string): Facts {
  const number = (value: number): Fact => ({ kind: 'number', value });
  const euros = (value: number): Fact => ({ kind: 'euros', value });
  const figure = (name: string) => figureOf(facts, name);
  const part = (all: string, share: string) => (figure(all) * figure(share)) / 100;
  const rest = (all: string, share: string) => figure(all) - part(all, share);
  const phases = ['qualificationWeeks', 'mvpWeeks', 'industrializationWeeks'];
  const weeks = (end: 0 | 1) => phases.reduce((sum, name) => sum + rangeOf(facts, name)[end], 0);
  const costs = figure('costExampleBuild') + figure('costExampleTime');
  const ownCosts = costs - part('costExampleBuild', 'smeSubsidy');
  const monthly =
    figure('costExampleHosting') + figure('costExampleMaintenance') + figure('costExampleSpotCheck');
  const saving = figure('costExampleGain') - monthly;
  const poorSaving = figure('costExamplePoorGain') - monthly;
  return {
    asOf: { kind: 'month', value: Date.parse(asOf) },
    // `policy.server.test.ts` compares these with the program.
    questionDays: number(30),
    limitMinutes: number(10),
    consentMonths: number(6),
    consentRecordYears: number(3),
    countMonths: number(13),
    languageMonths: number(12),
    siteLanguages: number(languages.length),
    fit4aiBudgetMin: euros(rangeOf(facts, 'fit4aiBudgetSmall')[0]),
    fit4aiExampleState: euros(part('fit4aiExample', 'fit4aiSubsidy')),
    fit4aiExampleYou: euros(rest('fit4aiExample', 'fit4aiSubsidy')),
    smeExampleState: euros(part('smeExample', 'smeSubsidy')),
    smeExampleYou: euros(rest('smeExample', 'smeSubsidy')),
    priceProjectYou: euros(rest('priceProject', 'smeSubsidy')),
    costExampleWhole: euros(costs),
    costExampleState: euros(part('costExampleBuild', 'smeSubsidy')),
    costExampleYou: euros(rest('costExampleBuild', 'smeSubsidy')),
    costExampleAll: euros(ownCosts),
    costExampleMonthly: euros(monthly),
    costExampleSaving: euros(saving),
    costExamplePoorSaving: euros(poorSaving),
    costExampleMonths: number(Math.ceil(ownCosts / saving)),
    costExamplePoorMonths: number(Math.ceil(ownCosts / poorSaving)),
    paybackAloneMonths: number(Math.ceil(costs / saving)),
    serviceRateAfter: number((figure('serviceRateBefore') * (100 + figure('serviceEfficiency'))) / 100),
    barsWeeksAfter: number(rest('barsWeeksBefore', 'timeToMarket')),
    barsHoursAfter: number(rest('barsHoursBefore', 'resourceAllocation')),
    allPhasesWeeks: { kind: 'number', value: [weeks(0), weeks(1)] },
    roiReturned: number(100 + figure('roi')),
    beforeAfterTimes: number((100 + figure('beforeAfter')) / 100),
    partnerExampleCounted: number(part('partnerExampleStaff', 'partnerExampleShare')),
  };
}
