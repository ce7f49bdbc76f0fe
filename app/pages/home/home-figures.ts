import type { Facts } from '../../lib/content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { fit4aiFigures, smeFigures } from './programme-figures.ts';

const requests = [
  'dashboardEmails',
  'dashboardInvoices',
  'dashboardCalls',
  'dashboardFinished',
  'dashboardPerson',
  'dashboardAsked',
] as const;
const requestTexts = [
  ...requests,
  'dashboardReceived',
  'dashboardFinishedShare',
  'dashboardPersonShare',
  'dashboardAskedShare',
] as const;
const weeks = ['qualificationWeeks', 'mvpWeeks', 'industrializationWeeks'] as const;
const shares = ['timeToMarket', 'resourceAllocation'] as const;

function each<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

/**
 * Figures as numbers and formatted for the locale.
 * @throws Error if `content/facts.json` lacks a figure or has another shape
 */
export function homeFigures(facts: Facts, language: Language) {
  const figure = (name: string) => figureOf(facts, name);
  const range = (name: string) => rangeOf(facts, name);
  const written = (name: string) => writtenOf(facts, name, language);
  return {
    hero: { figures: each(requests, figure), shown: each(requestTexts, written) },
    methodology: {
      figures: { ...each(weeks, range), ...each(shares, figure) },
      shown: each([...weeks, ...shares], written),
    },
    services: each(['serviceRateBefore', 'serviceRateAfter'], figure),
    benefits: each(['roi', 'efficiencyDone', 'efficiencyAll', 'beforeAfter'], figure),
    fit4ai: fit4aiFigures(facts, language),
    smePackages: smeFigures(facts, language),
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;
