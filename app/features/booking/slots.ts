import file from '../../../content/booking.json' with { type: 'json' };
import { type BookingConfig, bookingSchema, minutesOf, weekdays } from './booking-config.ts';

/** `content/booking.json`. @throws ZodError that names what is wrong in it */
export const bookingConfig = bookingSchema.parse(file);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds since 1970, `to` excluded. */
export type Interval = { from: number; to: number };

/** `busy`: talks with their buffers, and the owner's calendar. `starts`: of talks, so many of which fill a day. */
export type Taken = { busy: readonly Interval[]; starts: readonly number[] };

/** Days in the owner's zone with the starts that are free, in order; lazily, because a page shows few of them. */
export function* freeDays(config: BookingConfig, now: number, taken: Taken, from?: string) {
  const today = dateOf(now, config.zone);
  const last = today.add({ days: config.horizonDays });
  const wanted = Temporal.PlainDate.from(from ?? today);
  let date = Temporal.PlainDate.compare(wanted, today) > 0 ? wanted : today;
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const starts = freeStartsOn(date, config, now, taken);
    if (starts.length > 0) yield { date: date.toString(), starts };
  }
}

/** `gone`: taken, past, or outside notice and horizon. `unknown`: not a start of the hours. */
export function stateOf(start: number, config: BookingConfig, now: number, taken: Taken) {
  if (!isInHours(start, config)) return 'unknown';
  const free = freeStartsOn(dateOf(start, config.zone), config, now, taken);
  return free.includes(start) ? 'free' : 'gone';
}

/** Not so in a gap of the clock. */
export function isInHours(start: number, config: BookingConfig): boolean {
  return startsOn(dateOf(start, config.zone), config).includes(start);
}

/** Three free starts, the nearest first. */
export function nearestFree(wanted: number, config: BookingConfig, now: number, taken: Taken) {
  return [...freeDays(config, now, taken)]
    .flatMap(({ starts }) => starts)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, 3);
}

function freeStartsOn(date: Temporal.PlainDate, config: BookingConfig, now: number, taken: Taken): number[] {
  const { zone, noticeHours, horizonDays, maxPerDay } = config;
  const talks = taken.starts.filter((start) => dateOf(start, zone).equals(date));
  if (talks.length >= maxPerDay) return [];
  const end = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).add({ days: horizonDays });
  return startsOn(date, config).filter((start) => {
    const isInTime = start > now && start >= now + noticeHours * HOUR && start <= end.epochMilliseconds;
    const { from, to } = blockedBy(start, config);
    return isInTime && !taken.busy.some((busy) => busy.from < to && from < busy.to);
  });
}

/** Starts of a day by the owner's hours, whether free or not. */
function startsOn(
  date: Temporal.PlainDate,
  { exceptions, week, minutes, step, zone }: BookingConfig,
): number[] {
  const exception = exceptions.find(({ from, to }) => from <= `${date}` && `${date}` <= to);
  const hours = exception?.hours ?? week[weekdays[date.dayOfWeek - 1] ?? 'mon'];
  return hours.map(minutesOf).flatMap(({ from, to }) => {
    const count = Math.floor((to - from - minutes) / step) + 1;
    return Array.from({ length: count }, (_, index) => from + index * step).flatMap((minute) =>
      instantOf(date, minute, zone),
    );
  });
}

/** None where clocks are set forward, or back: such a time would be missing, or there twice. */
function instantOf(date: Temporal.PlainDate, minute: number, timeZone: string): number[] {
  const time = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  try {
    return [time.toZonedDateTime(timeZone, { disambiguation: 'reject' }).epochMilliseconds];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function dateOf(instant: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate();
}

/** A talk with its buffers. */
export function blockedBy(start: number, { minutes, bufferBefore, bufferAfter }: BookingConfig): Interval {
  return { from: start - bufferBefore * MINUTE, to: start + (minutes + bufferAfter) * MINUTE };
}

/** `2026-11-25T08:45Z` */
export function instantText(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`;
}

/** Undefined unless written as `instantText` does. */
export function readInstant(text: string): number | undefined {
  const start = /^[\d-]{10}T[\d:]{5}Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(start) ? undefined : start;
}
