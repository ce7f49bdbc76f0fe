import type { Clock } from '../clock.ts';
import { TIMEOUTS } from './completion-client.ts';

/** A circuit breaker: leaves a service alone that has failed several times in a row, so that visitors need not wait for it. */
export type CircuitBreaker = {
  /** Whether a call may be made now. Half-open, that is true for one caller, and for nobody beside it. */
  admits: () => boolean;
  /**
   * How a call went, and for how many milliseconds the service has asked to be left alone. `unknown`: it was taken back
   * before anything could be said.
   */
  record: (went: 'up' | 'down' | 'unknown', retryAfterMs?: number) => void;
};

const FAILURES_IN_A_ROW = 3;
const OPEN_MS = 30_000;
/** A service that asks for more is looked after once an hour. */
const LONGEST_OPEN_MS = 3_600_000;
/** As long as a call can be silent; a caller in the half-open state who is never heard of again keeps others waiting no longer. */
const HALF_OPEN_MS = TIMEOUTS.firstByte + TIMEOUTS.firstPiece;

export function createCircuitBreaker({ clock }: { clock: Pick<Clock, 'now'> }): CircuitBreaker {
  let failures = 0;
  let until = 0;
  let isHalfOpen = false;
  return {
    admits: () => {
      if (clock.now() < until) return false;
      isHalfOpen = failures >= FAILURES_IN_A_ROW;
      if (isHalfOpen) until = clock.now() + HALF_OPEN_MS;
      return true;
    },
    record: (went, retryAfterMs = 0) => {
      if (went === 'unknown' && !isHalfOpen) return;
      if (went !== 'unknown') failures = went === 'up' ? 0 : failures + 1;
      const enough = failures >= FAILURES_IN_A_ROW ? Math.max(retryAfterMs, OPEN_MS) : retryAfterMs;
      const ms = went === 'down' ? Math.min(enough, LONGEST_OPEN_MS) : 0;
      until = ms > 0 ? clock.now() + ms : 0;
      isHalfOpen = false;
    },
  };
}
