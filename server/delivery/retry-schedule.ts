import { DAY, HOUR, MINUTE } from '../clock.ts';

/** Standard Webhooks suggests these delays, one after each attempt but the last. With jitter they stay below `MAX_AHEAD_MS`. */
const retryDelays = [
  5000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

export const MAX_ATTEMPTS = retryDelays.length + 1;

// Retries are spread by up to a fifth of the delay.
const JITTER = 0.2;
const MAX_RETRY_AFTER_MS = DAY;

/**
 * Returns milliseconds, or undefined after the last attempt. A short Retry-After would use up all attempts, so it only prolongs
 * the delay.
 * @param attemptNumber of the failed attempt, from 1
 * @param random returns 0 ≤ x < 1
 */
export function nextDelay(attemptNumber: number, random: () => number, retryAfterMs = 0): number | undefined {
  const delay = retryDelays[attemptNumber - 1];
  if (delay === undefined) return undefined;
  const least = Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  return Math.max(Math.round(delay * (1 + JITTER * random())), least);
}
