import type { Facts } from '../../content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../content/read-facts.ts';
import type { Language } from '../../i18n/languages.ts';

/** One year of the journey: how wide the band is when it begins and when it ends, where the first ends at one. */
export type Stretch = { from: number; to: number };

/**
 * The figures that the page draws, as numbers and, where no text carries them, as the language writes them. The growth of a
 * year is the figure of that name, `growth2023`.
 * @param years those of the journey, in their order
 * @throws Error where `content/facts.json` lacks one or has it in another shape
 */
export function aboutFigures(facts: Facts, language: Language, years: readonly string[]) {
  // The firm begins from nothing; a year whose growth nobody has named runs on as wide as it began.
  const journey: Stretch[] = [];
  for (const year of years) {
    const from = journey.at(-1)?.to ?? 0;
    const name = `growth${year}`;
    const growth = name in facts ? figureOf(facts, name) : 0;
    journey.push({ from, to: from === 0 ? 1 : from * (1 + growth / 100) });
  }
  return {
    difference: {
      weeks: rangeOf(facts, 'qualificationWeeks'),
      languages: figureOf(facts, 'siteLanguages'),
      months: figureOf(facts, 'maintenanceMonths'),
    },
    journey,
    domination: {
      value: figureOf(facts, 'worldDomination'),
      shown: writtenOf(facts, 'worldDomination', language),
    },
  };
}

export type AboutFigures = ReturnType<typeof aboutFigures>;
