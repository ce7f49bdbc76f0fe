import type { Facts } from '../../content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../content/read-facts.ts';
import type { Language } from '../../i18n/languages.ts';
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

/** One value for each name. */
function each<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

/**
 * The figures that the home page draws, as numbers and as the language writes them.
 * @throws Error where `content/facts.json` lacks one or has it in another shape
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
    benefits: each(['roi', 'efficiencyDone', 'efficiencyAll', 'beforeAfter'], figure),
    fit4ai: fit4aiFigures(facts, language),
    smePackages: smeFigures(facts, language),
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;
