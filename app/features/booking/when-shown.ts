import { type Language, languageTable } from '../../lib/i18n/languages.ts';

/** Node lists some cities under old names, so they have names of ours. */
export const cityZones = {
  luxembourg: 'Europe/Luxembourg',
  lisbon: 'Europe/Lisbon',
  london: 'Europe/London',
  kyiv: 'Europe/Kyiv',
  istanbul: 'Europe/Istanbul',
  dubai: 'Asia/Dubai',
  mumbai: 'Asia/Kolkata',
  singapore: 'Asia/Singapore',
  tokyo: 'Asia/Tokyo',
  newYork: 'America/New_York',
  losAngeles: 'America/Los_Angeles',
} as const;

const entries = Object.entries(cityZones) as [keyof typeof cityZones, string][];

/** `{ date: 'Wednesday 25 November', time: '9:45', zone: 'Luxembourg' }` */
export function whenShown(
  start: number,
  language: Language,
  timeZone: string,
  { cities }: { cities: Record<keyof typeof cityZones, string> },
) {
  const locale = languageTable[language].openGraph.replace('_', '-');
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const date = new Intl.DateTimeFormat(locale, parts).format(start);
  const city = entries.find(([, zone]) => zone === timeZone)?.[0];
  return { date, time: timeIn(start, timeZone), zone: city ? cities[city] : cityOf(timeZone) };
}

/** `9:45` */
function timeIn(start: number, timeZone: string): string {
  const parts = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en', parts).format(start).replace(/^0(?=\d)/, '');
}

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
