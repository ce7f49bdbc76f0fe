/** The time, and a way to be called later. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls `run` once after `ms`; the function it returns takes that back. A pending call keeps no process alive. */
  after: (ms: number, run: () => void) => () => void;
};

/** How far apart the clocks of two machines may be; what is further in the future was written by a clock that was wrong. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
