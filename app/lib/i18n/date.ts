import { type Language, languageTable } from './languages.ts';

/** A day as a page shows it: as ISO 8601 writes it, in words, and the language of these where it is not the page's own. */
export type WrittenDay = { day: string; shown: string; lang: 'en' | undefined };

/** Each is made once: to make one costs a hundred times what it costs to use it. */
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/**
 * A day as the language's format of dates writes it, with the long month: `21 novembre 2026`, `November 21, 2026`.
 * The day is the one that the date has in UTC, so that server and browser write the same.
 */
export function formatDate(date: Date, language: Language): string {
  formats[language] ??= new Intl.DateTimeFormat(languageTable[language].dates, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return formats[language].format(date);
}

/** The `lang` of a formatted date where it is not the page's own: Ukrainian and Russian pages write English dates. */
function dateLanguage(language: Language): 'en' | undefined {
  return language !== 'en' && languageTable[language].dates === 'en-US' ? 'en' : undefined;
}

/** Writes a day for a page. Loaders do, so that no browser has to make a format of dates while the page comes to life. */
export function writeDay(day: string, language: Language): WrittenDay {
  return { day, shown: formatDate(new Date(day), language), lang: dateLanguage(language) };
}
