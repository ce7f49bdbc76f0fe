import { type Fact, type Facts, formatFact } from '../../i18n/facts.ts';
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

function each<Name extends string, Value>(names: readonly Name[], make: (fact: Fact, name: Name) => Value, facts: Facts) {
  const entries = names.map((name) => {
    const fact = facts[name];
    if (!fact) throw new Error(`content/facts.json has no figure ${name}`);
    return [name, make(fact, name)] as const;
  });
  return Object.fromEntries(entries) as Record<Name, Value>;
}

function single({ value }: Fact, name: string): number {
  if (typeof value !== 'number') throw new Error(`${name} in content/facts.json is a range where one figure is needed`);
  return value;
}

function range({ value }: Fact, name: string): readonly [number, number] {
  if (typeof value === 'number') throw new Error(`${name} in content/facts.json is one figure where a range is needed`);
  return value;
}

/**
 * The figures that the home page draws, as numbers and as the language writes them.
 * @throws Error where `content/facts.json` lacks one or has it in another shape
 */
export function homeFigures(facts: Facts, language: Language) {
  const written = (fact: Fact) => formatFact(fact, language);
  return {
    hero: { figures: each(requests, single, facts), shown: each(requestTexts, written, facts) },
    methodology: {
      figures: { ...each(weeks, range, facts), ...each(shares, single, facts) },
      shown: each([...weeks, ...shares], written, facts),
    },
    benefits: each(['roi', 'efficiencyDone', 'efficiencyAll', 'beforeAfter'], single, facts),
    fit4ai: fit4aiFigures(facts, language),
    smePackages: smeFigures(facts, language),
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;
