import type { Clock } from '../clock.ts';
import { PATIENCE } from './ask-service.ts';

/** A circuit breaker: leaves a service alone that has failed several times in a row, so that visitors need not wait for it. */
export type Rest = {
  /** Whether a call may be made now. After a rest that is true for one caller, and for nobody beside it. */
  admits: () => boolean;
  /** How a call went. `unknown`: it was taken back before anything could be said. */
  note: (went: 'up' | 'down' | 'unknown') => void;
};

const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;
/** As long as a call can be silent; a trying caller who is never heard of again keeps others waiting no longer. */
const TRIAL_MS = PATIENCE.firstByte + PATIENCE.firstPiece;

export function createRest({ clock }: { clock: Pick<Clock, 'now'> }): Rest {
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
    note: (went) => {
      if (went === 'unknown' && !isTrial) return;
      if (went !== 'unknown') failures = went === 'up' ? 0 : failures + 1;
      until = went === 'down' && failures >= FAILURES_IN_A_ROW ? clock.now() + REST_MS : 0;
      isTrial = false;
    },
  };
}
