import { expect, test } from 'vitest';
import { cardDates } from './card-dates.ts';

const day = 86_400_000;
const now = new Date(2026, 2, 5, 0, 30);
const today = Date.UTC(2026, 2, 5);

/** Every start of a random sequence that matters: the lowest, the highest, and some between. */
const randoms = [() => 0, () => 0.999_999, () => 0.5, Math.random];

test('cards without a date get distinct days within the last 30 [HM-11]', () => {
  for (const random of randoms) {
    const ages = cardDates(6, now, random).map((date) => (today - date.getTime()) / day);
    expect(new Set(ages).size).toBe(6);
    for (const age of ages) {
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(30);
      expect(Number.isInteger(age)).toBe(true);
    }
  }
});

test('the days of the cards run from the newest to the oldest [HM-11]', () => {
  const times = cardDates(6, now, Math.random).map((date) => date.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('as many cards as there are days get every day once [HM-11]', () => {
  expect(new Set(cardDates(30, now, Math.random).map((date) => date.getTime())).size).toBe(30);
});

test('a card never carries the date of tomorrow, however late it is for the visitor [HM-11]', () => {
  const lastMinute = new Date(2026, 11, 31, 23, 59);
  expect(cardDates(30, lastMinute, Math.random)[0]).toEqual(new Date(Date.UTC(2026, 11, 31)));
});
