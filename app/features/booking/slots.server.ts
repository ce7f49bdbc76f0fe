import { z } from 'zod';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { type BookingConfig, weekdays } from './booking-schema.ts';

/** Bookings, buffers and hours fill whole quarters of an hour. */
export const QUARTER = 15 * MINUTE;

/** Milliseconds since 1970. `to` is excluded. */
export type Interval = { from: number; to: number };

/** `busy` has bookings with buffers, and the owner's calendar. `bookings` count against `maxPerDay`. */
export type Taken = { busy: readonly Interval[]; bookings: readonly { start_at: number }[] };

/** Returns starts in order. @param now the start of notice and horizon */
export function freeSlots(config: BookingConfig, now: number, { busy, bookings }: Taken): number[] {
  const { zone, noticeHours, horizonDays, maxPerDay } = config;
  const today = atZone(now, zone);
  const earliest = now + noticeHours * HOUR;
  const latest = today.add({ days: horizonDays }).epochMilliseconds;
  const bookedDates = bookings.map(({ start_at }) => dateOf(start_at, zone));
  return Array.from({ length: horizonDays + 1 }, (_, days) => today.toPlainDate().add({ days }).toString())
    .filter((date) => bookedDates.filter((booked) => booked === date).length < maxPerDay)
    .flatMap((date) => slotsOn(date, config))
    .filter((start) => earliest <= start && start <= latest)
    .filter((start) => !busy.some((interval) => overlap(interval, blockedBy(start, config))));
}

export const overlap = (one: Interval, other: Interval) => one.from < other.to && other.from < one.to;

export const isInHours = (start: number, config: BookingConfig) =>
  slotsOn(dateOf(start, config.zone), config).includes(start);

function slotsOn(date: string, { exceptions, week, minutes, step, zone }: BookingConfig): number[] {
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
  const day = Temporal.PlainDate.from(date);
  const hours = exception?.hours ?? week[weekdays[day.dayOfWeek - 1] ?? 'mon'];
  return hours.flatMap(({ from, to }) => {
    const count = Math.floor((to - from - minutes) / step) + 1;
    const starts = Array.from({ length: count }, (_, index) => instantOf(day, from + index * step, zone));
    return starts.filter((start) => start !== undefined);
  });
}

/** When clocks change, a time may be missing or occur twice; then this returns undefined. */
function instantOf(day: Temporal.PlainDate, minutes: number, zone: string): number | undefined {
  try {
    const time = day.toPlainDateTime().add({ minutes });
    return time.toZonedDateTime(zone, { disambiguation: 'reject' }).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** `2026-11-25` */
export const dateOf = (start: number, zone: string) => atZone(start, zone).toPlainDate().toString();

/** `9:45` */
export const timeOf = (start: number, zone: string) =>
  atZone(start, zone).toPlainTime().toString({ smallestUnit: 'minute' }).replace(/^0/, '');

const atZone = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);

export function blockedBy(start: number, { minutes, bufferBefore, bufferAfter }: BookingConfig): Interval {
  return { from: start - bufferBefore * MINUTE, to: start + (minutes + bufferAfter) * MINUTE };
}

/** `2026-11-25T08:45Z` */
export const formatInstant = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`;

/** Undefined unless written as `formatInstant` does. */
export const parseInstant = (text: string | undefined) => instantSchema.safeParse(text).data;
const instantSchema = z.iso.datetime({ precision: -1 }).transform((text) => Date.parse(text));
