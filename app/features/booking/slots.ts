import file from '../../../content/booking.json' with { type: 'json' };
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { type BookingConfig, bookingSchema, minutesOf, weekdays } from './booking-config.ts';

/** `content/booking.json`. @throws ZodError that names what is wrong in it */
export const bookingConfig = bookingSchema.parse(file);

/** Milliseconds since 1970, `to` excluded. */
export type Interval = { from: number; to: number };

/** `busy`: talks with their buffers, and the owner's calendar. `talks`: so many of which fill a day. */
export type Taken = { busy: readonly Interval[]; talks: readonly { start_at: number }[] };

/** The starts that are free. @param now may be earlier: when a start was chosen, from which notice and horizon count */
export function freeTimes(config: BookingConfig, now: number, { busy, talks }: Taken) {
  const { zone, noticeHours, horizonDays, maxPerDay } = config;
  const today = dateOf(now, zone);
  const end = atZone(now, zone).add({ days: horizonDays });
  const talkDays = talks.map(({ start_at }) => `${dateOf(start_at, zone)}`);

  function freeOn(date: Temporal.PlainDate): number[] {
    if (talkDays.filter((day) => day === `${date}`).length >= maxPerDay) return [];
    return startsOn(date, config).filter((start) => {
      const { from, to } = blockedBy(start, config);
      const isInTime = start > now && start >= now + noticeHours * HOUR && start <= end.epochMilliseconds;
      return isInTime && !busy.some((one) => one.from < to && from < one.to);
    });
  }

  /** In the owner's zone, in order; lazily, because a page shows few of them. */
  function* days(first = '') {
    let date = first > `${today}` ? Temporal.PlainDate.from(first) : today;
    for (; Temporal.PlainDate.compare(date, end) <= 0; date = date.add({ days: 1 })) {
      const starts = freeOn(date);
      if (starts.length > 0) yield { date: `${date}`, starts };
    }
  }

  return {
    days,
    /** `gone`: taken, past, or outside notice and horizon. `unknown`: not a start of the hours. Undefined: free. */
    refusalReason: (start: number | undefined) => {
      if (start === undefined || !isInHours(start, config)) return 'unknown';
      return freeOn(dateOf(start, zone)).includes(start) ? undefined : 'gone';
    },
    /** Three, the nearest first. */
    nearest: (wanted: number) =>
      [...days()]
        .flatMap(({ starts }) => starts)
        .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
        .slice(0, 3),
  };
}

/** False for a start in an hour that the clock skips. */
export function isInHours(start: number, config: BookingConfig): boolean {
  return startsOn(dateOf(start, config.zone), config).includes(start);
}

/** Starts of a day by the owner's hours, whether free or not. */
function startsOn(date: Temporal.PlainDate, config: BookingConfig): number[] {
  const { exceptions, week, minutes, step, zone } = config;
  const exception = exceptions.find(({ from, to }) => from <= `${date}` && `${date}` <= to);
  const hours = exception?.hours ?? week[weekdays[date.dayOfWeek - 1] ?? 'mon'];
  return hours.map(minutesOf).flatMap(({ from, to }) => {
    const count = Math.floor((to - from - minutes) / step) + 1;
    return Array.from({ length: count }, (_, index) => instantsOf(date, from + index * step, zone)).flat();
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

/** `9:45` */
export function clockAt(instant: number, zone: string): string {
  const { hour, minute } = atZone(instant, zone);
  return `${hour}:${String(minute).padStart(2, '0')}`;
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
