export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Monotonic milliseconds, for durations. */
  elapsed: () => number;
  /** Calls `run` once after `ms`; returns a function that cancels it. Does not keep the process alive. */
  after: (ms: number, run: () => void) => () => void;
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Nothing is planned further ahead. A later moment was stored while the clock was wrong, and counts as past. */
export const MAX_AHEAD_MS = 30 * HOUR;

/** The owner's days and weeks begin at midnight here. */
export const OWNER_TIME_ZONE = 'Europe/Luxembourg';

export function ownerDay(now: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(OWNER_TIME_ZONE).toPlainDate();
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
