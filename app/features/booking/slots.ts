import { z } from 'zod';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { type BookingConfig, minutesOf, weekdays } from './booking-schema.ts';

/** Talks, buffers and hours fill whole quarters of an hour. */
export const QUARTER = 15 * MINUTE;

/** Milliseconds since 1970, `to` excluded. */
export type Interval = { from: number; to: number };

/** `busy`: talks with their buffers, and the owner's calendar. `bookings`: counted against `maxPerDay`. */
export type Taken = { busy: readonly Interval[]; bookings: readonly { start_at: number }[] };

/** The starts that are free. @param now notice and horizon count from it: the present, or when a start was chosen */
export function freeTimes(config: BookingConfig, now: number, { busy, bookings }: Taken) {
  const { zone, noticeHours, horizonDays, maxPerDay } = config;
  const begin = atZone(now, zone);
  const end = begin.add({ days: horizonDays });
  const bookedDays = bookings.map(({ start_at }) => dayOf(atZone(start_at, zone)));

  function freeOn(date: string): number[] {
    if (bookedDays.filter((day) => day === date).length >= maxPerDay) return [];
    return startsOn(date, config).filter((start) => {
      const { from, to } = blockedBy(start, config);
      const isInTime = start > now && start >= now + noticeHours * HOUR && start <= end.epochMilliseconds;
      return isInTime && !busy.some((interval) => interval.from < to && from < interval.to);
    });
  }

  /** In the owner's zone, in order; lazily, because a page shows few of them. */
  const days = (firstDate = '') =>
    Array.from({ length: horizonDays + 1 }, (_, index) => dayOf(begin.add({ days: index })))
      .values()
      .filter((date) => date >= firstDate)
      .map((date) => ({ date, starts: freeOn(date) }))
      .filter(({ starts }) => starts.length > 0);

  return {
    days,
    /** `gone`: taken, past, or outside notice and horizon. `unknown`: not a start of the hours. Undefined: free. */
    refusalReason: (start: number | undefined): 'unknown' | 'gone' | undefined => {
      if (start === undefined || !isInHours(start, config)) return 'unknown';
      return freeOn(dayOf(atZone(start, zone))).includes(start) ? undefined : 'gone';
    },
    nearest: (wanted: number) =>
      [...days()]
        .flatMap(({ starts }) => starts)
        .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
        .slice(0, 3),
  };
}

export const isInHours = (start: number, config: BookingConfig) =>
  startsOn(dayOf(atZone(start, config.zone)), config).includes(start);

function startsOn(day: string, config: BookingConfig): number[] {
  const { exceptions, week, minutes, step, zone } = config;
  const exception = exceptions.find(({ from, to }) => from <= day && day <= to);
  const date = Temporal.PlainDate.from(day);
  const ranges = exception?.hours ?? week[weekdays[date.dayOfWeek - 1] ?? 'mon'];
  return ranges.map(minutesOf).flatMap(({ from, to }) => {
    const count = Math.floor((to - from - minutes) / step) + 1;
    return Array.from({ length: count }, (_, index) => instantsOf(date, from + index * step, zone)).flat();
  });
}

/** None where clocks are set forward, or back: such a time would be missing, or there twice. */
function instantsOf(date: Temporal.PlainDate, minutes: number, zone: string): number[] {
  const time = date.toPlainDateTime().add({ minutes });
  const instant = (disambiguation: 'earlier' | 'later') =>
    time.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
  return instant('earlier') === instant('later') ? [instant('earlier')] : [];
}

export const clockAt = (instant: number, zone: string) =>
  atZone(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' }).replace(/^0/, '');

const atZone = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
const dayOf = (time: Temporal.ZonedDateTime) => time.toPlainDate().toString();

export function blockedBy(start: number, { minutes, bufferBefore, bufferAfter }: BookingConfig): Interval {
  return { from: start - bufferBefore * MINUTE, to: start + (minutes + bufferAfter) * MINUTE };
}

export const instantText = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`;

/** Undefined unless written as `instantText` does. */
export const readInstant = (text: string | undefined) => writtenInstant.safeParse(text).data;
const writtenInstant = z.iso.datetime({ precision: -1 }).transform((text) => Date.parse(text));
