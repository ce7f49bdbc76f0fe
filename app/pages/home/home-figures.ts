import type { SectionFrame } from '../../components/layout/section.tsx';
import type { Facts } from '../../lib/content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { HomeSection } from '../../lib/site-paths.ts';
import type { HomeMessages } from './home.messages.ts';

function mapNames<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

const rates = ['serviceRateBefore', 'serviceRateAfter'] as const;
const shares = ['timeToMarket', 'resourceAllocation'] as const;
const benefits = ['roi', 'efficiencyDone', 'efficiencyAll', 'beforeAfter'] as const;
const ranges = [
  'qualificationWeeks',
  'mvpWeeks',
  'industrializationWeeks',
  'fit4aiSmall',
  'fit4aiMedium',
] as const;
const dashboard = ['dashboardReceived', 'dashboardFinished', 'dashboardPerson', 'dashboardAsked'] as const;
const sme = ['smeBudget', 'smeSupport', 'smeMonths', 'smeExampleState', 'smeExampleYou'] as const;

/** `shown` is formatted for the locale. */
export function homeFigures(facts: Facts, language: Language) {
  const figure = (name: string) => figureOf(facts, name);
  return {
    ...mapNames([...rates, ...shares, ...benefits], figure),
    ...mapNames(ranges, (name) => rangeOf(facts, name)),
    shown: mapNames([...dashboard, ...ranges, ...shares, ...sme], (name) => writtenOf(facts, name, language)),
    stateShare: figure('smeSupport'),
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;

export type SectionProps<Name extends keyof HomeMessages> = {
  messages: HomeMessages[Name];
  frame: SectionFrame;
};

/** Others may be switched off. */
export type SectionsProps = { [Name in HomeSection]?: SectionProps<Name> } & {
  contact: SectionProps<'contact'>;
};
