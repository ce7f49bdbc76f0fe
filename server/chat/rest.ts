import type { Clock } from '../clock.ts';

/** Leaves a service alone that has failed several times in a row, so that visitors need not wait for it each time. */
export type Rest = {
  resting: () => boolean;
  /** How the last call went, and for how many milliseconds the service has asked to be left alone. */
  note: (went: 'up' | 'down', restMs?: number) => void;
};

const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;
/** A service that asks for more is looked after once an hour. */
const LONGEST_REST_MS = 3_600_000;

/** After the rest one call may try; if that fails too, there is another rest. */
export function createRest({ clock }: { clock: Pick<Clock, 'now'> }): Rest {
  let failures = 0;
  let until = 0;
  return {
    resting: () => clock.now() < until,
    note: (went, restMs = 0) => {
      failures = went === 'up' ? 0 : failures + 1;
      const ms = failures >= FAILURES_IN_A_ROW ? Math.max(restMs, REST_MS) : restMs;
      if (ms > 0) until = clock.now() + Math.min(ms, LONGEST_REST_MS);
    },
  };
}
