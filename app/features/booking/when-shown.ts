import { type Language, languageTable } from '../../lib/i18n/languages.ts';
import type { BookingMessages } from './booking.messages.ts';

/** `{ date: 'Wednesday 25 November', time: '9:45', zone: 'Luxembourg' }`; Node knows some cities by old names only. */
export function whenShown(
  start: number,
  language: Language,
  timeZone: string,
  { cities }: Pick<BookingMessages, 'cities'>,
) {
  const locale = languageTable[language].openGraph.replace('_', '-');
  const shown = (at: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(at, { ...parts, timeZone }).format(start);
  return {
    date: shown(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    time: shown('en', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).replace(/^0(?=\d)/, ''),
    zone: cities[timeZone] ?? timeZone.replace(/^.*\//, '').replaceAll('_', ' '),
  };
}
