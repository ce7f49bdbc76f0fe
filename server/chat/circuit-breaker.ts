import type { Clock } from '../clock.ts';
import { PATIENCE } from './ask-service.ts';

/** A circuit breaker: leaves a service alone that has failed several times in a row, so that visitors need not wait for it. */
export type CircuitBreaker = {
  /** Whether a call may be made now. After a rest that is true for one caller, and for nobody beside it. */
  admits: () => boolean;
  /**
   * How a call went, and for how many milliseconds the service has asked to be left alone. `unknown`: it was taken back
   * before anything could be said.
   */
  note: (went: 'up' | 'down' | 'unknown', restMs?: number) => void;
};

const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;
/** A service that asks for more is looked after once an hour. */
const LONGEST_REST_MS = 3_600_000;
/** As long as a call can be silent; a trying caller who is never heard of again keeps others waiting no longer. */
const TRIAL_MS = PATIENCE.firstByte + PATIENCE.firstPiece;

export function createCircuitBreaker({ clock }: { clock: Pick<Clock, 'now'> }): CircuitBreaker {
  let failures = 0;
  let until = 0;
  let isTrial = false;
  return {
    admits: () => {
      if (clock.now() < until) return false;
      isTrial = failures >= FAILURES_IN_A_ROW;
      if (isTrial) until = clock.now() + TRIAL_MS;
      return true;
    },
    note: (went, restMs = 0) => {
      if (went === 'unknown' && !isTrial) return;
      if (went !== 'unknown') failures = went === 'up' ? 0 : failures + 1;
      const enough = failures >= FAILURES_IN_A_ROW ? Math.max(restMs, REST_MS) : restMs;
      const ms = went === 'down' ? Math.min(enough, LONGEST_REST_MS) : 0;
      until = ms > 0 ? clock.now() + ms : 0;
      isTrial = false;
    },
  };
}
