import { expect, test } from 'vitest';
import { dateFormat, formatDate, writeDay } from './date.ts';
import { knownLanguages } from './languages.ts';

test('[LG-4] a date is written the French way in French, the German way in German, else the American way', () => {
  const evening = new Date('2026-11-21T23:59:00Z');
  const english = 'November 21, 2026';
  const written = [english, '21 novembre 2026', '21. November 2026', english, english];
  expect(knownLanguages.map((language) => formatDate(evening, language))).toEqual(written);
  expect((['de', 'uk'] as const).map((name) => writeDay('2026-11-21', name).lang)).toEqual([undefined, 'en']);
});

test('[LG-4] a date format is made once, since each holds memory', () => {
  expect(dateFormat('fr', { day: 'numeric' })).toBe(dateFormat('fr', { day: 'numeric' }));
});
