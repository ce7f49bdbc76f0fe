import { type BookingConfig, cellMinutes, minutesOf, type Weekday } from './booking-config.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CELL = cellMinutes * MINUTE;

/** Milliseconds since 1970, `to` excluded. */
export type Interval = { from: number; to: number };

/** Cells are numbered since 1970. */
export type Taken = {
  cells: ReadonlySet<number>;
  /** Starts of the talks that are booked. */
  talks: readonly number[];
};

/** A day in the owner's zone, with the starts that are free. */
export type FreeDay = { date: string; starts: number[] };

/** Days with free times, in order; lazily, because a page shows few of them. */
export function* freeDays(
  config: BookingConfig,
  now: number,
  taken: Taken,
  from?: string,
): Generator<FreeDay> {
  const today = dateOf(now, config.zone);
  const last = today.add({ days: config.horizonDays });
  const asked = from === undefined ? today : Temporal.PlainDate.from(from);
  let date = Temporal.PlainDate.compare(asked, today) > 0 ? asked : today;
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const talks = taken.talks.filter((start) => dateOf(start, config.zone).equals(date));
    if (talks.length >= config.maxPerDay) continue;
    const starts = startsOn(date, config).filter(
      (start) =>
        isInTime(start, config, now) && cellsOf(start, config).every((cell) => !taken.cells.has(cell)),
    );
    if (starts.length > 0) yield { date: date.toString(), starts };
  }
}

/** `gone`: taken, past, or outside notice and horizon. `unknown`: not a start of the hours. */
export function stateOf(start: number, config: BookingConfig, now: number, taken: Taken) {
  if (start % CELL === 0 && !isInTime(start, config, now)) return 'gone';
  if (!isInHours(start, config)) return 'unknown';
  const date = dateOf(start, config.zone);
  const day = freeDays(config, now, taken, date.toString()).next().value;
  return day?.starts.includes(start) ? 'free' : 'gone';
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

/** Starts of a day by the owner's hours, whether free or not. */
function startsOn(date: Temporal.PlainDate, config: BookingConfig): number[] {
  const exception = config.exceptions.find(({ from, to }) => from <= `${date}` && `${date}` <= to);
  const hours = exception?.hours ?? config.week[weekdayOf(date)];
  return hours.map(minutesOf).flatMap(({ from, to }) => {
    const count = Math.floor((to - from - config.minutes) / config.step) + 1;
    return Array.from({ length: count }, (_, index) => from + index * config.step).flatMap((minute) =>
      instantOf(date, minute, config.zone),
    );
  });
}

const weekdayOf = ({ dayOfWeek }: Temporal.PlainDate) =>
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] satisfies Weekday[])[dayOfWeek - 1] ?? 'mon';

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

function isInTime(start: number, { zone, noticeHours, horizonDays }: BookingConfig, now: number): boolean {
  const end = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).add({ days: horizonDays });
  return start >= now + noticeHours * HOUR && start > now && start <= end.epochMilliseconds;
}

function dateOf(instant: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate();
}

/** All cells that a talk fills with its buffers. */
export function cellsOf(
  start: number,
  config: Pick<BookingConfig, 'minutes' | 'bufferBefore' | 'bufferAfter'>,
) {
  const { minutes, bufferBefore, bufferAfter } = config;
  return cellsIn({ from: start - bufferBefore * MINUTE, to: start + (minutes + bufferAfter) * MINUTE });
}

/** Cells that an interval touches. */
export function cellsIn({ from, to }: Interval): number[] {
  const first = Math.floor(from / CELL);
  return Array.from({ length: Math.max(0, Math.ceil(to / CELL) - first) }, (_, index) => first + index);
}

/** `2026-11-25T08:45Z` */
export function instantText(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`;
}

/** Undefined unless written as `instantText` does, with or without seconds. */
export function readInstant(text: string): number | undefined {
  const given = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::00(?:\.000)?)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(given) ? undefined : given;
}
