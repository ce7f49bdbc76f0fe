import type { Facts } from '../../lib/content/facts.ts';
import { figureOf, rangeOf } from '../../lib/content/read-facts.ts';

const weeksInMonth = 52 / 12;

/** Shares in percent; `revenue` is added to a base of 100. */
export type StoryFigures = Record<
  'understood' | 'reassured' | 'preparation' | 'conversion' | 'revenue',
  number
>;

/** Months, shortest and longest; office hours in hours of the day. */
export type TimetableFigures = {
  small: readonly [number, number];
  complex: readonly [number, number];
  roi: readonly [number, number];
  maintenance: number;
  office: { opens: number; closes: number };
};

/** @throws Error if `content/facts.json` lacks a figure or has another shape */
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
