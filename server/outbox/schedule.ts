const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long before each attempt: the first is made at once, the next so long after the one before has failed. It is the
 * schedule that the Standard Webhooks specification suggests.
 */
const DELAYS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Attempts that a letter has: one per delay. */
export const MAX_ATTEMPTS = DELAYS.length;

// Later by up to a fifth, never earlier, so that what failed together does not come back together.
const JITTER = 0.2;
const LONGEST_RETRY_AFTER = DAY;
/** Longer than any letter waits for its next attempt, in milliseconds. */
export const LONGEST_WAIT = Math.max(...DELAYS, LONGEST_RETRY_AFTER) * (1 + JITTER);

type FailedAttempt = {
  /** Which attempt failed, from 1. */
  attempt: number;
  now: number;
  /** Gives a number from 0 up to 1. */
  random: () => number;
  retryAfterMs: number | undefined;
};

/**
 * When a letter whose attempt has failed is tried again. A receiver's Retry-After can only put it off: taken alone, a
 * short one would use up all attempts within seconds.
 * @returns the moment, in milliseconds since 1970; undefined when there is no attempt left
 */
export function nextAttempt(failed: FailedAttempt): number | undefined {
  const delay = DELAYS[failed.attempt];
  if (delay === undefined) return undefined;
  const asked = Math.min(failed.retryAfterMs ?? 0, LONGEST_RETRY_AFTER);
  return failed.now + Math.max(Math.round(delay * (1 + JITTER * failed.random())), asked);
}
