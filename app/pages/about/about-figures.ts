import { z } from 'zod';
import { type Facts, formatFact } from '../../content/facts.ts';
import type { Language } from '../../i18n/languages.ts';

const one = z.object({ value: z.number() }).transform((fact) => fact.value);
const wanted = z.object({
  qualificationWeeks: z.object({ value: z.tuple([z.number(), z.number()]) }).transform((fact) => fact.value),
  siteLanguages: one,
  maintenanceMonths: one,
  growthFirst: one,
  growthSecond: one,
  worldDomination: one,
});

/** One year of the journey: how wide the band is when it begins and when it ends, where 2021 ends at one. */
export type Stretch = { from: number; to: number; shown: string };

/**
 * The figures that the page draws, as numbers and, where no text carries them, as the language writes them.
 * @throws ZodError where `content/facts.json` lacks one or has it in another shape
 */
export function aboutFigures(facts: Facts, language: Language) {
  const { qualificationWeeks, siteLanguages, maintenanceMonths, growthFirst, growthSecond, worldDomination } =
    wanted.parse(facts);
  const first = 1 + growthFirst / 100;
  const second = first * (1 + growthSecond / 100);
  const stretch = (from: number, to: number): Stretch => ({
    from,
    to,
    shown: formatFact({ kind: 'number', value: to }, language),
  });
  return {
    difference: { weeks: qualificationWeeks, languages: siteLanguages, months: maintenanceMonths },
    // The firm begins from nothing; a year whose growth nobody has named runs on as wide as it began.
    journey: {
      2021: stretch(0, 1),
      2022: stretch(1, 1),
      2023: stretch(1, first),
      2024: stretch(first, second),
      2025: stretch(second, second),
    },
    domination: {
      value: worldDomination,
      shown: formatFact({ kind: 'percent', value: worldDomination }, language),
    },
  };
}

export type AboutFigures = ReturnType<typeof aboutFigures>;
