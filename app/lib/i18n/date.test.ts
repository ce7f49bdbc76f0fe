import { expect, test } from 'vitest';
import { formatDate, writeDay } from './date.ts';
import { knownLanguages } from './languages.ts';

test('[LG-4] a date is written the French way in French, the German way in German, else the American way', () => {
  const evening = new Date('2026-11-21T23:59:00Z');
  expect(
    Object.fromEntries(knownLanguages.map((language) => [language, formatDate(evening, language)])),
  ).toMatchObject({
    en: 'November 21, 2026',
    fr: '21 novembre 2026',
    de: '21. November 2026',
    uk: 'November 21, 2026',
  });
  expect(['de', 'uk'].map((language) => writeDay('2026-11-21', language as 'de' | 'uk').lang)).toEqual([
    undefined,
    'en',
  ]);
});
