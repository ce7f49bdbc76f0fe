import { expect, test } from 'vitest';
import { DAY, MAX_AHEAD_MS } from '../clock.ts';
import { MAX_ATTEMPTS, nextDelay } from './retry-schedule.ts';

const none = () => 0;

test('[CT-5] a submission is tried for more than three days before it is given up', () => {
  let now = 0;
  const gaps: number[] = [];
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const delay = nextDelay(attempt, none);
    if (delay === undefined) throw new Error(`given up after attempt ${attempt}`);
    gaps.push(delay / 1000);
    expect(nextDelay(attempt, () => 1, 365 * DAY)).toBeLessThan(MAX_AHEAD_MS);
    now += delay;
  }
  expect(gaps).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(now).toBeGreaterThan(3 * DAY);
  expect(nextDelay(MAX_ATTEMPTS, none)).toBeUndefined();
});

test('submissions that failed together come back apart, and never early', () => {
  expect(nextDelay(1, none)).toBe(5000);
  expect(nextDelay(1, () => 0.5)).toBe(5500);
});

test('[CT-5] a receiver can put a submission off, but not spend its attempts', () => {
  expect(nextDelay(1, none, 60_000)).toBe(60_000);
  expect(nextDelay(1, none, 1)).toBe(5000);
  expect(nextDelay(1, none, 365 * DAY)).toBe(DAY);
});
