import { expect, test } from 'vitest';
import { formatDate, writeDay } from './date.ts';
import { languages } from './languages.ts';

const day = new Date('2026-11-21T00:00:00Z');

test('a date is written the French way in French, the German way in German, else the American way [LG-4]', () => {
  expect(Object.fromEntries(languages.map((language) => [language, formatDate(day, language)]))).toEqual({
    en: 'November 21, 2026',
    fr: '21 novembre 2026',
    de: '21. November 2026',
    uk: 'November 21, 2026',
    ru: 'November 21, 2026',
  });
});

test('a date is the same day wherever the visitor is [LG-4]', () => {
  const evening = new Date('2026-11-21T23:59:00Z');
  expect(formatDate(evening, 'en')).toBe('November 21, 2026');
});

test('an English date on a Ukrainian or Russian page says that it is English [LG-4]', () => {
  expect(languages.filter((language) => writeDay('2026-11-21', language).lang === 'en')).toEqual([
    'uk',
    'ru',
  ]);
});
