import { facts } from '../../lib/content/owner-content.server.ts';
import { figureOf, rangeOf, writtenOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { namedValues } from '../../lib/named-values.ts';

const rates = ['serviceRateBefore', 'serviceRateAfter'] as const;
const shares = ['timeToMarket', 'resourceAllocation'] as const;
const benefits = ['roi', 'efficiencyDone', 'efficiencyAll', 'beforeAfter'] as const;
const ranges = [
  'qualificationWeeks',
  'mvpWeeks',
  'industrializationWeeks',
  'fit4aiBudgetSmall',
  'fit4aiBudgetMedium',
] as const;
const dashboard = ['dashboardReceived', 'dashboardFinished', 'dashboardPerson', 'dashboardAsked'] as const;
const sme = ['smeBudget', 'smeSubsidy', 'smeMonths', 'smeExampleState', 'smeExampleYou'] as const;

export function homeFigures(language: Language) {
  const figure = (name: string) => figureOf(facts, name);
  return {
    ...namedValues([...rates, ...shares, ...benefits], figure),
    ...namedValues(ranges, (name) => rangeOf(facts, name)),
    shown: namedValues([...dashboard, ...ranges, ...shares, ...sme], (name) =>
      writtenOf(facts, name, language),
    ),
    stateShare: figure('smeSubsidy'),
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;
