import type { Clock } from '../clock.ts';

/** Leaves a service alone that has failed several times in a row, so that visitors need not wait for it each time. */
export type Rest = {
  resting: () => boolean;
  /** How the last call went. */
  note: (went: 'up' | 'down') => void;
};

const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;

/** After the rest one call may try; if that fails too, there is another rest. */
export function createRest({ clock }: { clock: Pick<Clock, 'now'> }): Rest {
  let failures = 0;
  let until = 0;
  return {
    resting: () => clock.now() < until,
    note: (went) => {
      failures = went === 'up' ? 0 : failures + 1;
      if (failures >= FAILURES_IN_A_ROW) until = clock.now() + REST_MS;
    },
  };
}
