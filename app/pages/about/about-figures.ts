import type { Facts } from '../../lib/content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** Width of the band at the start and end of a year; the first ends at 1. */
export type Stretch = { from: number; to: number };

/**
 * Growth of a year is the fact of that name, `growth2023`.
 * @throws Error if `content/facts.json` lacks a figure or has another shape
 */
export function aboutFigures(facts: Facts, language: Language, years: readonly string[]) {
  // Starts at zero; a year without a growth figure keeps its width.
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
