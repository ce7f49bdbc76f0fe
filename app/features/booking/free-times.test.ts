import { expect, test } from 'vitest';
import { ownTime } from './free-times.tsx';

const date = 'Saturday 31 October';

test('[BK-1] the visitor’s own time names its weekday where it is another day, of the month too', () => {
  expect(ownTime(new Date(2026, 10, 1, 0, 30), { date, time: '23:30' }, 'en')).toBe('Sun 0:30');
  expect(ownTime(new Date(2026, 9, 31, 18, 30), { date, time: '17:30' }, 'en')).toBe('18:30');
  expect(ownTime(new Date(2026, 9, 31, 17, 30), { date, time: '17:30' }, 'en')).toBeUndefined();
});
