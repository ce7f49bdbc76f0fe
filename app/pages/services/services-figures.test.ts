import { expect, test } from 'vitest';
import { facts } from '../../i18n/facts.server.ts';
import { servicesFigures } from './services-figures.ts';

test('[PG-3] the three stories draw the case figures of the specification', () => {
  expect(servicesFigures(facts).stories).toEqual({
    understood: 95,
    reassured: 70,
    preparation: 85,
    conversion: 63,
    revenue: 120,
  });
});

test('[PG-7] the weeks of a small project are drawn on the axis of months', () => {
  const { small, complex, roi, maintenance } = servicesFigures(facts).timetable;
  expect(small.map((months) => months * 52)).toEqual([4 * 12, 8 * 12]);
  expect({ complex, roi, maintenance }).toEqual({ complex: [3, 6], roi: [6, 12], maintenance: 12 });
});

test('[PG-3] a figure that is missing or of another shape is named', () => {
  const { caseUnderstood, ...others } = facts;
  expect(caseUnderstood).toBeDefined();
  expect(() => servicesFigures(others)).toThrow('caseUnderstood');
  expect(() => servicesFigures({ ...facts, roiMonths: { kind: 'number', value: 6 } })).toThrow('roiMonths');
  expect(() => servicesFigures({ ...facts, caseRevenue: { kind: 'percent', value: [1, 2] } })).toThrow(
    'caseRevenue',
  );
});
