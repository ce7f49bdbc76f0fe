import { expect, test } from 'vitest';
import { retryAfterMs } from './failed-fetch.ts';

const NOW = Date.UTC(2026, 0, 5, 9);

test.for([
  ['120', 120_000],
  ['0', 0],
  ['Mon, 05 Jan 2026 09:01:00 GMT', 60_000],
  ['Mon, 05 Jan 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
] as const)('Retry-After %j means %j milliseconds', ([header, expected]) => {
  expect(retryAfterMs(header, NOW)).toBe(expected);
});
