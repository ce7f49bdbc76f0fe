import { expect, test } from 'vitest';
import { weekdays } from './weekdays.ts';

test('[PG-7] a week has seven days and begins on Monday, in the language of the page', () => {
  expect(weekdays('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weekdays('fr')[0]).toBe('lun.');
  expect(weekdays('uk')[6]).toBe('нд');
});
