import type { Clock } from '../../../../server/clock.ts';
import { LONGEST_SILENCE } from './completion-client.server.ts';

const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;
/** Caps Retry-After. */
const LONGEST_REST_MS = 3_600_000;

/** Leaves a service alone that is busy, or has failed repeatedly. */
export function createCircuitBreaker({ clock }: { clock: Pick<Clock, 'elapsed'> }) {
  let failures = 0;
  let until = 0;
  const rest = (ms: number) => {
    until = clock.elapsed() + Math.min(ms, LONGEST_REST_MS);
  };
  return {
    admits: (): boolean => {
      if (clock.elapsed() < until) return false;
      // One call tries a service that was down; the others wait for its result.
      if (failures >= FAILURES_IN_A_ROW) rest(LONGEST_SILENCE);
      return true;
    },
    /** `unknown`: cancelled before a result. */
    record: (went: 'up' | 'down' | 'unknown', retryAfterMs = 0): void => {
      if (went !== 'unknown') failures = went === 'up' ? 0 : failures + 1;
      const pause = failures >= FAILURES_IN_A_ROW ? Math.max(retryAfterMs, REST_MS) : retryAfterMs;
      rest(went === 'down' ? pause : 0);
    },
  };
}
