import { z } from 'zod';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import type { WithDb } from '../../../server/db/store.ts';
import { readJsonValue, writeValue } from '../../../server/db/stored-values.ts';
import type { Job } from '../../../server/server-module.ts';
import type { Services } from '../../../server/services.ts';
import { bookingConfig, bookingsIn, endOf, outboxId } from './bookings.server.ts';
import { freeSlots, type Interval, isInHours, overlap, QUARTER } from './slots.server.ts';

const MAX_CALENDAR_LENGTH = 2_000_000;
const VALUE_NAME = 'booking_busy';

/** Has only intervals. `at` is when the calendar was copied, 0 if it never was. */
const copySchema = z.object({
  at: z.number(),
  intervals: z.array(z.object({ from: z.number(), to: z.number() })),
});

/** Returns undefined if the last copy of the calendar is older than a day. */
export async function readBusyIntervals(store: WithDb, now: number): Promise<Interval[] | undefined> {
  const copy = await readJsonValue(store, VALUE_NAME, copySchema);
  if (!copy) return [];
  return Math.abs(now - copy.at) > DAY ? undefined : copy.intervals;
}

/**
 * Returns undefined if the copy of the owner's calendar is too old.
 * @param id of a booking, whose own slot counts as free @param since the start of notice and horizon
 */
export async function readFreeSlots({ store, clock }: Services, id?: string, since = clock.now()) {
  const ownersBusy = await readBusyIntervals(store, clock.now());
  if (!ownersBusy) return;
  // Today's past bookings count against `maxPerDay`.
  const recent = await bookingsIn(store).startingAfter(clock.now() - DAY);
  const bookings = recent.filter((booking) => booking.id !== id);
  const busy = bookings.map((row) => ({ from: row.first_cell * QUARTER, to: (row.last_cell + 1) * QUARTER }));
  return freeSlots(bookingConfig, since, { bookings, busy: [...busy, ...ownersBusy] });
}

/** Returns an error code; undefined if the slot is free. */
export function refusalOfSlot(start: number | undefined, slots: readonly number[]) {
  if (start === undefined || !isInHours(start, bookingConfig)) return 'notOffered' as const;
  return slots.includes(start) ? undefined : ('notFree' as const);
}

/** Also tells the owner of an old copy, and of bookings that clash. */
export const ownerCalendarJob: Job = {
  name: 'booking_busy',
  everyMs: 5 * MINUTE,
  run: async ({ store, outbox, clock, log, config, fetch }) => {
    const lastCopy = await readJsonValue(store, VALUE_NAME, copySchema);
    if (!config.bookingBusyUrl) return lastCopy && writeValue(store, VALUE_NAME, '');
    const now = clock.now();
    const keep = (copy: z.infer<typeof copySchema>) => writeValue(store, VALUE_NAME, JSON.stringify(copy));
    // Without mail a notice would stay pending.
    const notify = (id: string, payload: { booking?: string }) =>
      config.mail && outbox.accept({ kind: 'booking_notice', payload }, { id });
    const copiedAt = lastCopy?.at ?? 0;
    const isOld = Math.abs(now - copiedAt) >= HOUR;
    const intervals = await fetchIntervals(config.bookingBusyUrl, fetch, now).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isOld) return log.warn({ reason }, 'booking.busy_not_fetched');
      log.error({ reason }, 'booking.busy_too_old');
    });
    if (!intervals) {
      if (!lastCopy) await keep({ at: copiedAt, intervals: [] });
      if (isOld) await notify(`booking:busy:${copiedAt}`, {});
      return;
    }
    await keep({ at: now, intervals });
    for (const booking of await bookingsIn(store).startingAfter(now))
      if (intervals.some((busy) => overlap(busy, { from: booking.start_at, to: endOf(booking) })))
        await notify(outboxId(booking, 'clash'), { booking: booking.id });
  },
};

async function fetchIntervals(address: string, fetchFrom: typeof fetch, now: number): Promise<Interval[]> {
  const response = await fetchFrom(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.length > MAX_CALENDAR_LENGTH) throw new Error('too large');
  }
  return busyIntervals(text, now);
}

/** Only opaque events count, also those of whole days. The parser is loaded only if an address is set. */
export async function busyIntervals(text: string, now: number): Promise<Interval[]> {
  if (!text.includes('BEGIN:VCALENDAR')) throw new Error('no calendar');
  const { default: ical } = await import('node-ical');
  const window = { from: new Date(now - DAY), to: new Date(now + 400 * DAY) };
  // The parser begins whole days at midnight of the server's own clock.
  const day = (date: Date) => new Temporal.PlainDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
  const midnight = (date: Date) => day(date).toZonedDateTime(bookingConfig.zone).epochMilliseconds;
  return Object.values(ical.sync.parseICS(text))
    .filter((entry) => entry?.type === 'VEVENT')
    .flatMap((event) => ical.expandRecurringEvent(event, window))
    .filter(({ event }) => event.transparency !== 'TRANSPARENT' && event.status !== 'CANCELLED')
    .map(({ start, end, isFullDay }) =>
      isFullDay ? { from: midnight(start), to: midnight(end) } : { from: start.getTime(), to: end.getTime() },
    );
}
