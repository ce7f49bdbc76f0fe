import type { Facts } from '../../i18n/facts.ts';

function figureOf(facts: Facts, name: string): number | [number, number] {
  const fact = facts[name];
  if (!fact) throw new Error(`content/facts.json has no figure ${name}`);
  return fact.value;
}

function single(facts: Facts, name: string): number {
  const value = figureOf(facts, name);
  if (typeof value !== 'number')
    throw new Error(`${name} in content/facts.json is a range where one figure is needed`);
  return value;
}

function range(facts: Facts, name: string): readonly [number, number] {
  const value = figureOf(facts, name);
  if (typeof value === 'number')
    throw new Error(`${name} in content/facts.json is one figure where a range is needed`);
  return value;
}

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
  const [shortest, longest] = range(facts, 'smallProjectWeeks');
  return {
    stories: {
      understood: single(facts, 'caseUnderstood'),
      reassured: single(facts, 'caseReassured'),
      preparation: single(facts, 'casePreparation'),
      conversion: single(facts, 'caseConversion'),
      revenue: single(facts, 'caseRevenue'),
    },
    timetable: {
      small: [shortest / weeksInMonth, longest / weeksInMonth],
      complex: range(facts, 'complexProjectMonths'),
      roi: range(facts, 'roiMonths'),
      maintenance: single(facts, 'maintenanceMonths'),
      office: { opens: single(facts, 'officeOpens'), closes: single(facts, 'officeCloses') },
    },
  };
}
