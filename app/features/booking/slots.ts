import { z } from 'zod';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { each } from '../../lib/content/message-shapes.ts';

/** Talks, buffers and hours fill whole quarters of an hour. */
export const QUARTER = 15 * MINUTE;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const whole = (min: number, max: number) => z.int().min(min).max(max);
const quarters = (min: number, max: number) => whole(min, max).multipleOf(15, 'a multiple of 15 minutes');

const TIME = '(?:[01]\\d|2[0-3]):(?:00|15|30|45)';
const SPAN = new RegExp(`^${TIME}-(?:${TIME}|24:00)$`);
const SPAN_NOTE = 'hours like 09:00-12:00, in steps of 15 minutes';
const ZONES = [...Intl.supportedValuesOf('timeZone'), 'Europe/Kyiv', 'UTC'];
const ZONE_NOTE = 'the time zone of all hours, like Europe/Luxembourg';

const span = z.string().regex(SPAN, SPAN_NOTE).describe(SPAN_NOTE);
const inOrder = (all: string[]) => all.every((one, at) => (all[at - 1] ?? '').slice(6) <= one.slice(0, 5));
const hours = z.array(span).refine(inOrder, 'hours that overlap, or are not in order').default([]);

const httpsAddress = z.url({ protocol: /^https$/ });
const otherDays = z
  .strictObject({ name: z.string().max(60).optional(), from: z.iso.date(), to: z.iso.date(), hours })
  .refine(({ from, to }) => from <= to, 'ends before it begins');

export const bookingSchema = z
  .strictObject({
    zone: z.enum(ZONES, ZONE_NOTE).describe(ZONE_NOTE),
    minutes: quarters(15, 240).describe('Length of a talk'),
    step: quarters(15, 480).describe('From one offered start to the next'),
    bufferBefore: quarters(0, 240).describe('Kept free before a talk'),
    bufferAfter: quarters(0, 240).describe('Kept free after a talk'),
    noticeHours: whole(0, 720).describe('A talk is booked at least so long ahead'),
    horizonDays: whole(1, 400).describe('A talk is booked at most so many days ahead'),
    maxPerDay: whole(1, 96),
    week: z.strictObject(each(weekdays, hours)),
    exceptions: z
      .array(otherDays)
      .default([])
      .describe('Days with other hours than the week; without hours, none is offered'),
    ways: z
      .strictObject({
        phone: z.boolean(),
        video: httpsAddress.or(z.literal('')).default('').describe('Address of your own video room'),
        office: z.boolean(),
      })
      .refine((ways) => Object.values(ways).some(Boolean), 'offer at least one way to talk'),
  })
  .superRefine(({ week, exceptions, minutes }, context) => {
    const all = [...Object.values(week), ...exceptions.map((day) => day.hours)].flat();
    const short = all.find((one) => minutesOf(one).to - minutesOf(one).from < minutes);
    const message = `${short}: shorter than a talk of ${minutes} minutes`;
    if (short) context.addIssue({ code: 'custom', path: ['minutes'], message });
  });

export type BookingConfig = z.infer<typeof bookingSchema>;

/** Milliseconds since 1970, `to` excluded. */
export type Interval = { from: number; to: number };

/** `busy`: talks with their buffers, and the owner's calendar. `bookings`: so many of which fill a day. */
export type Taken = { busy: readonly Interval[]; bookings: readonly { start_at: number }[] };

/** The starts that are free. @param now may be earlier: when a start was chosen, from which notice and horizon count */
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
      return isInTime && !busy.some((one) => one.from < to && from < one.to);
    });
  }

  /** In the owner's zone, in order; lazily, because a page shows few of them. */
  const days = (first = '') =>
    Array.from({ length: horizonDays + 1 }, (_, later) => dayOf(begin.add({ days: later })))
      .values()
      .filter((date) => date >= first)
      .map((date) => ({ date, starts: freeOn(date) }))
      .filter(({ starts }) => starts.length > 0);

  return {
    days,
    /** `gone`: taken, past, or outside notice and horizon. `unknown`: not a start of the hours. Undefined: free. */
    refusalReason: (start: number | undefined) => {
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

function minutesOf(range: string): { from: number; to: number } {
  const [hour = 0, minute = 0, toHour = 0, toMinute = 0] = range.split(/[:-]/).map(Number);
  return { from: hour * 60 + minute, to: toHour * 60 + toMinute };
}

/** None where clocks are set forward, or back: such a time would be missing, or there twice. */
function instantsOf(date: Temporal.PlainDate, minutes: number, zone: string): number[] {
  const time = date.toPlainDateTime().add({ minutes });
  const at = (disambiguation: 'earlier' | 'later') =>
    time.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
  return at('earlier') === at('later') ? [at('earlier')] : [];
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
