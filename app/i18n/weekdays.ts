import { type Language, languageTable } from './languages.ts';

/** Any Monday: only the names of the seven days from it on are used. */
const monday = Date.UTC(2024, 0, 1);
const day = 86_400_000;

/** The days of the week from Monday on, as the language shortens them: `Mon`, `Tue` …; `пн`, `вт` … */
export function weekdays(language: Language): string[] {
  const format = new Intl.DateTimeFormat(languageTable[language].numbers, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return Array.from({ length: 7 }, (_, index) => format.format(monday + index * day));
}
