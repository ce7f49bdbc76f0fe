import type { Facts } from '../../content/facts.ts';
import { figureOf, rangeOf } from '../../content/read-facts.ts';

const weeksInMonth = 52 / 12;

/** Shares in percent of the three stories; `revenue` is what was added to a revenue of 100. */
export type StoryFigures = Record<
  'understood' | 'reassured' | 'preparation' | 'conversion' | 'revenue',
  number
>;

/** Lengths of time in months, shortest and longest; office hours by the clock. */
export type TimetableFigures = {
  small: readonly [number, number];
  complex: readonly [number, number];
  roi: readonly [number, number];
  maintenance: number;
  office: { opens: number; closes: number };
};

/**
 * The figures that the page `/services` draws.
 * @throws Error where `content/facts.json` lacks one or has it in another shape
 */
export function servicesFigures(facts: Facts): { stories: StoryFigures; timetable: TimetableFigures } {
  const [shortest, longest] = rangeOf(facts, 'smallProjectWeeks');
  return {
    stories: {
      understood: figureOf(facts, 'caseUnderstood'),
      reassured: figureOf(facts, 'caseReassured'),
      preparation: figureOf(facts, 'casePreparation'),
      conversion: figureOf(facts, 'caseConversion'),
      revenue: figureOf(facts, 'caseRevenue'),
    },
    timetable: {
      small: [shortest / weeksInMonth, longest / weeksInMonth],
      complex: rangeOf(facts, 'complexProjectMonths'),
      roi: rangeOf(facts, 'roiMonths'),
      maintenance: figureOf(facts, 'maintenanceMonths'),
      office: { opens: figureOf(facts, 'officeOpens'), closes: figureOf(facts, 'officeCloses') },
    },
  };
}
