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
export function* freeDays(config: BookingConfig, now: number, taken: Taken, from = '') {
  const today = dateOf(now, config.zone);
  const last = today.add({ days: config.horizonDays });
  let date = from > `${today}` ? Temporal.PlainDate.from(from) : today;
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const starts = freeStartsOn(date, config, now, taken);
    if (starts.length > 0) yield { date: `${date}`, starts };
  }
}

/** `gone`: taken, past, or outside notice and horizon. `unknown`: not a start of the hours. */
export function stateOf(start: number | undefined, config: BookingConfig, now: number, taken: Taken) {
  if (start === undefined || !isInHours(start, config)) return 'unknown';
  const free = freeStartsOn(dateOf(start, config.zone), config, now, taken);
  return free.includes(start) ? 'free' : 'gone';
}

/** False for a start in an hour that the clock skips. */
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
  const end = atZone(now, zone).add({ days: horizonDays }).epochMilliseconds;
  return startsOn(date, config).filter((start) => {
    const { from, to } = blockedBy(start, config);
    const isInTime = start > now && start >= now + noticeHours * HOUR && start <= end;
    return isInTime && !taken.busy.some((busy) => busy.from < to && from < busy.to);
  });
}

/** Starts of a day by the owner's hours, whether free or not. */
function startsOn(date: Temporal.PlainDate, config: BookingConfig): number[] {
  const { exceptions, week, minutes, step, zone } = config;
  const exception = exceptions.find(({ from, to }) => from <= `${date}` && `${date}` <= to);
  const hours = exception?.hours ?? week[weekdays[date.dayOfWeek - 1] ?? 'mon'];
  return hours.map(minutesOf).flatMap(({ from, to }) => {
    const starts: number[] = [];
    for (let minute = from; minute + minutes <= to; minute += step)
      starts.push(...instantsOf(date, minute, zone));
    return starts;
  });
}

/** None where clocks are set forward, or back: such a time would be missing, or there twice. */
function instantsOf(date: Temporal.PlainDate, minute: number, zone: string): number[] {
  const time = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const [first = 0, last] = (['earlier', 'later'] as const).map(
    (disambiguation) => time.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
  return first === last ? [first] : [];
}

const atZone = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
const dateOf = (instant: number, zone: string) => atZone(instant, zone).toPlainDate();

/** A talk with its buffers. */
export function blockedBy(start: number, { minutes, bufferBefore, bufferAfter }: BookingConfig): Interval {
  return { from: start - bufferBefore * MINUTE, to: start + (minutes + bufferAfter) * MINUTE };
}

/** `2026-11-25T08:45Z` */
export const instantText = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`;

/** Undefined unless written as `instantText` does. */
export function readInstant(text = ''): number | undefined {
  const start = /^[\d-]{10}T[\d:]{5}Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(start) ? undefined : start;
}
