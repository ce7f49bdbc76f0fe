import { expect, test } from 'vitest';
import { visitorTime } from './slot-list.tsx';

test('[BK-1] the visitor’s own time names its weekday where it is another day, of the month too', () => {
  const own = (here: Date, time: string) => visitorTime(here, { date: 'Saturday 31 October', time }, 'en');
  expect(own(new Date(2026, 10, 1, 0, 30), '23:30')).toBe('Sun 0:30');
  expect(own(new Date(2026, 9, 31, 18, 30), '17:30')).toBe('18:30');
  expect(own(new Date(2026, 9, 31, 17, 30), '17:30')).toBeUndefined();
});
