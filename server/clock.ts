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

/** Allowed difference between the clocks of two machines. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
