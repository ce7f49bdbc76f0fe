import type { Clock } from '../clock.ts';
import { TIMEOUTS } from './completion-client.ts';

/** Stops calling a service after repeated failures. */
export type CircuitBreaker = {
  /** True if a call may be made; half-open, for one caller only. */
  admits: () => boolean;
  /** Records a call and the service's Retry-After in ms. `unknown`: cancelled before a result. */
  record: (went: 'up' | 'down' | 'unknown', retryAfterMs?: number) => void;
};

const FAILURES_IN_A_ROW = 3;
const OPEN_MS = 30_000;
/** Caps Retry-After. */
const LONGEST_OPEN_MS = 3_600_000;
/** Longest silence of one call; after it the half-open slot is free again. */
const HALF_OPEN_MS = TIMEOUTS.firstByte + TIMEOUTS.firstPiece;

export function createCircuitBreaker({ clock }: { clock: Pick<Clock, 'elapsed'> }): CircuitBreaker {
  let failures = 0;
  let until = 0;
  let isHalfOpen = false;
  return {
    admits: () => {
      if (clock.elapsed() < until) return false;
      isHalfOpen = failures >= FAILURES_IN_A_ROW;
      if (isHalfOpen) until = clock.elapsed() + HALF_OPEN_MS;
      return true;
    },
    record: (went, retryAfterMs = 0) => {
      if (went === 'unknown' && !isHalfOpen) return;
      if (went !== 'unknown') failures = went === 'up' ? 0 : failures + 1;
      const enough = failures >= FAILURES_IN_A_ROW ? Math.max(retryAfterMs, OPEN_MS) : retryAfterMs;
      const ms = went === 'down' ? Math.min(enough, LONGEST_OPEN_MS) : 0;
      until = clock.elapsed() + ms;
      isHalfOpen = false;
    },
  };
}
