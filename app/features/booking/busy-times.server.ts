import { keepValue, keptValue } from '../../../server/db/settings.ts';
import type { Store } from '../../../server/db/store.ts';
import type { Job } from '../../../server/feature.ts';
import { futureBookings, takenTimes } from './bookings.server.ts';
import { bookingConfig } from './owner-hours.server.ts';
import { cellsIn, type Interval, type Taken } from './slots.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2_000_000;
const MOST_HOPS = 5;
const NAME = 'booking_busy';

/** The owner's calendar as intervals only. `at`: of the copy; 0 before the first. */
type Copy = { at: number; intervals: Interval[] };

async function copyOf(store: Pick<Store, 'db'>): Promise<Copy | undefined> {
  const kept = await keptValue(store, NAME);
  return kept ? JSON.parse(kept) : undefined;
}

/** Talks and the owner's calendar. Undefined: the copy of the calendar is too old to offer anything. */
export async function takenNow(
  store: Pick<Store, 'db'>,
  now: number,
  except?: string,
): Promise<Taken | undefined> {
  const copy = await copyOf(store);
  if (copy && now - copy.at > DAY) return undefined;
  const busy = copy?.intervals.flatMap(cellsIn) ?? [];
  const { cells, talks } = await takenTimes(store, now, except);
  return { cells: new Set([...cells, ...busy]), talks };
}

/** Fetches the owner's calendar, and tells the owner of a copy that is old and of talks that clash. */
export const busyJob: Job = {
  name: 'booking_busy',
  everyMs: 5 * MINUTE,
  run: async ({ store, outbox, clock, log, config, fetch }) => {
    const before = await copyOf(store);
    if (!config.bookingBusyUrl) return before && keepValue(store, NAME, '');
    const now = clock.now();
    const horizon = { from: now - DAY, to: now + 400 * DAY };
    const notice = (id: string, about: object) =>
      outbox.accept({ kind: 'booking_notice', payload: { ...about } }, { id });
    try {
      const text = await fetchCalendar(config.bookingBusyUrl, fetch);
      const intervals = await busyIntervals(text, bookingConfig.zone, horizon);
      await keepValue(store, NAME, JSON.stringify({ at: now, intervals } satisfies Copy));
      for (const { id, version, start_at, minutes } of await futureBookings(store, now))
        if (intervals.some(({ from, to }) => from < start_at + minutes * MINUTE && start_at < to))
          await notice(`${id}:${version}:clash`, { booking: id });
    } catch (error) {
      const { at = 0 } = before ?? {};
      if (!before) await keepValue(store, NAME, JSON.stringify({ at, intervals: [] } satisfies Copy));
      const reason = error instanceof Error ? error.name : 'unknown';
      if (now - at < HOUR) return log.warn({ reason }, 'booking.busy_not_fetched');
      log.error({ reason }, 'booking.busy_too_old: the calendar of BOOKING_BUSY_URL cannot be read');
      if (config.mail) await notice(`booking:busy:${at}`, { copiedAt: at });
    }
  },
};

/** Follows redirects on the same host only. */
async function fetchCalendar(address: string, fetchFrom: typeof fetch): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const response = await fetchFrom(url, { redirect: 'manual', signal });
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (next === null) {
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
      const chunks: Uint8Array[] = [];
      let length = 0;
      for await (const chunk of response.body) {
        length += chunk.length;
        if (length > MOST_BYTES) throw new Error('too large');
        chunks.push(chunk);
      }
      return Buffer.concat(chunks).toString('utf8');
    }
    await response.body?.cancel();
    const target = new URL(next, url);
    if (target.origin !== url.origin) throw new Error('redirected to another host');
    url = target;
  }
  throw new Error('redirected too often');
}

/** Opaque events, whole days too. The reader is loaded only where an address is set. */
export async function busyIntervals(text: string, zone: string, { from, to }: Interval): Promise<Interval[]> {
  if (!text.includes('BEGIN:VCALENDAR')) throw new Error('no calendar');
  const { default: ical } = await import('node-ical');
  const events = Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  return events
    .flatMap((event) => ical.expandRecurringEvent(event, { from: new Date(from), to: new Date(to) }))
    .filter(({ event }) => event.transparency !== 'TRANSPARENT' && event.status !== 'CANCELLED')
    .map(({ start, end, isFullDay }) => {
      // The reader puts whole days at midnight on the server's own clock.
      const instant = (date: Date) => (isFullDay ? midnight(date, zone) : date.getTime());
      return { from: instant(start), to: instant(end) };
    });
}

function midnight(date: Date, zone: string): number {
  const day = new Temporal.PlainDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
  return day.toZonedDateTime(zone).epochMilliseconds;
}
