import type { Facts } from '../../lib/content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';

function each<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

const weeks = ['qualificationWeeks', 'mvpWeeks', 'industrializationWeeks'] as const;
const shares = ['timeToMarket', 'resourceAllocation'] as const;
const tiers = ['fit4aiSmall', 'fit4aiMedium'] as const;
const sme = ['smeBudget', 'smeSupport', 'smeMonths', 'smeExampleState', 'smeExampleYou'] as const;

/**
 * Figures as numbers, and as `shown` formatted for the locale.
 * @throws Error if `content/facts.json` lacks a figure or has another shape
 */
export function homeFigures(facts: Facts, language: Language) {
  const figure = (name: string) => figureOf(facts, name);
  const range = (name: string) => rangeOf(facts, name);
  const written = (name: string) => writtenOf(facts, name, language);
  return {
    hero: each(
      ['dashboardReceived', 'dashboardFinished', 'dashboardPerson', 'dashboardAsked'] as const,
      written,
    ),
    services: each(['serviceRateBefore', 'serviceRateAfter'] as const, figure),
    methodology: {
      figures: { ...each(weeks, range), ...each(shares, figure) },
      shown: each([...weeks, ...shares], written),
    },
    benefits: each(['roi', 'efficiencyDone', 'efficiencyAll', 'beforeAfter'] as const, figure),
    fit4ai: { figures: each(tiers, range), shown: each(tiers, written) },
    smePackages: {
      shown: each(sme, written),
      stateShare: (figure('smeExampleState') / figure('smeExample')) * 100,
    },
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;
