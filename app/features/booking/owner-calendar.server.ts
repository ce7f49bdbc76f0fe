import { z } from 'zod';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import { readJsonValue, writeValue } from '../../../server/db/stored-values.ts';
import { submissionKind } from '../../../server/delivery/submission.ts';
import type { Job } from '../../../server/server-module.ts';
import type { Services } from '../../../server/services.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { bookingConfig, bookingsIn } from './bookings.server.ts';
import { freeTimes, type Interval, QUARTER } from './slots.ts';

const MAX_CALENDAR_LENGTH = 2_000_000;
const NAME = 'booking_busy';

/** The owner's calendar as intervals only. `at`: when it was copied, at first 0. */
const interval = z.object({ from: z.number(), to: z.number() });
const copySchema = z.object({ at: z.number(), intervals: z.array(interval) });

/** Undefined: the copy of the owner's calendar is too old to offer anything. @param since when a time was chosen */
export async function readFreeTimes(store: Services['store'], now: number, except?: string, since = now) {
  const copy = await readJsonValue(store, NAME, copySchema);
  if (copy && Math.abs(now - copy.at) > DAY) return;
  const bookings = (await bookingsIn(store).after(now - DAY)).filter(({ id }) => id !== except);
  const busy = bookings.map((row) => ({ from: row.first_cell * QUARTER, to: (row.last_cell + 1) * QUARTER }));
  const taken = { bookings, busy: [...busy, ...(copy?.intervals ?? [])] };
  return { ...taken, ...freeTimes(bookingConfig, since, taken) };
}

/** Fetches the owner's calendar, and tells the owner of a copy that is old and of talks that clash. */
export const busyJob: Job = {
  name: 'booking_busy',
  everyMs: 5 * MINUTE,
  run: async ({ store, outbox, clock, log, config, fetch }) => {
    const lastCopy = await readJsonValue(store, NAME, copySchema);
    if (!config.bookingBusyUrl) return lastCopy && writeValue(store, NAME, '');
    const now = clock.now();
    const keep = (copy: z.infer<typeof copySchema>) => writeValue(store, NAME, JSON.stringify(copy));
    // Without mail a notice would stay pending.
    const notice = (id: string, payload: { booking?: string }) =>
      config.mail && outbox.accept({ kind: 'booking_notice', payload }, { id });
    const copiedAt = lastCopy?.at ?? 0;
    const isOld = Math.abs(now - copiedAt) >= HOUR;
    const intervals = await fetchIntervals(config.bookingBusyUrl, fetch, now).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isOld) return log.warn({ reason }, 'booking.busy_not_fetched');
      log.error({ reason }, 'booking.busy_too_old: the calendar of BOOKING_BUSY_URL cannot be read');
    });
    if (!intervals) {
      if (!lastCopy) await keep({ at: copiedAt, intervals: [] });
      if (isOld) await notice(`booking:busy:${copiedAt}`, {});
      return;
    }
    await keep({ at: now, intervals });
    for (const { id, version, start_at, minutes } of await bookingsIn(store).after(now))
      if (intervals.some(({ from, to }) => from < start_at + minutes * MINUTE && start_at < to))
        await notice(`${id}:${version}:clash`, { booking: id });
  },
};

export const busyNotice = submissionKind({
  stored: z.object({ booking: z.string().optional() }),
  mail: ({ booking }, { to }) => {
    const [event, advice] = booking
      ? [`booking ${booking} clashes with your calendar`, `npm run bookings -- show ${booking}`]
      : ['your calendar cannot be read', 'After a day without it, no times are offered.'];
    return { to: to ?? company.emails.sales, subject: `${company.name}: ${event}`, text: `${advice}\n` };
  },
});

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

/** Opaque events, whole days too. The parser is loaded only where an address is set. */
export async function busyIntervals(text: string, now: number): Promise<Interval[]> {
  if (!text.includes('BEGIN:VCALENDAR')) throw new Error('no calendar');
  const { default: ical } = await import('node-ical');
  const window = { from: new Date(now - DAY), to: new Date(now + 400 * DAY) };
  // The parser puts whole days at midnight on the server's own clock.
  const midnight = (date: Date) =>
    new Temporal.PlainDate(date.getFullYear(), date.getMonth() + 1, date.getDate()).toZonedDateTime(
      bookingConfig.zone,
    ).epochMilliseconds;
  return Object.values(ical.sync.parseICS(text))
    .filter((entry) => entry?.type === 'VEVENT')
    .flatMap((event) => ical.expandRecurringEvent(event, window))
    .filter(({ event }) => event.transparency !== 'TRANSPARENT' && event.status !== 'CANCELLED')
    .map(({ start, end, isFullDay }) =>
      isFullDay ? { from: midnight(start), to: midnight(end) } : { from: start.getTime(), to: end.getTime() },
    );
}
