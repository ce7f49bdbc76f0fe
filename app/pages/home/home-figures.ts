import type { SectionFrame } from '../../components/layout/section.tsx';
import type { Facts } from '../../lib/content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { namedValues } from '../../lib/named-values.ts';
import type { HomeSection } from '../../lib/site-paths.ts';
import type { HomeMessages } from './home.messages.ts';

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
    ...namedValues([...rates, ...shares, ...benefits], figure),
    ...namedValues(ranges, (name) => rangeOf(facts, name)),
    shown: namedValues([...dashboard, ...ranges, ...shares, ...sme], (name) =>
      writtenOf(facts, name, language),
    ),
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
