import { type Language, languageTable } from './languages.ts';

/** `lang` is set if `shown` is not in the page's language. */
export type WrittenDay = { day: string; shown: string; lang: 'en' | undefined };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs a hundred times its use, and its memory is freed late, so formats are kept. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Writes the UTC day, so that server and browser agree, such as `21 novembre 2026`. */
export function formatDate(date: Date, language: Language): string {
  return dateFormat(languageTable[language].dates, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Loaders call this, so that browsers need no date format during hydration. */
export function writeDay(day: string, language: Language): WrittenDay {
  const isEnglish = language !== 'en' && languageTable[language].dates === 'en-US';
  return { day, shown: formatDate(new Date(day), language), lang: isEnglish ? 'en' : undefined };
}

const monday = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function weekdayNames(language: Language): string[] {
  const format = dateFormat(languageTable[language].numbers, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(monday + index * DAY_MS));
}
