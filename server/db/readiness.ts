import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { keepValue } from './kept-value.ts';
import type { Store } from './store.ts';

/** A write that waits for the disk wears it, and `/readyz` is open to all: one serves everybody for as long. */
const HOLDS_MS = 5000;
/** About as much as a letter, so that what is left on a disk is not enough for this alone. In characters. */
const LENGTH = 4000;

type Deps = { store: Pick<Store, 'db' | 'outageCode'>; clock: Pick<Clock, 'now'>; log: Log };

/**
 * Whether the store can be written: on a full or read-only disk it can be read, and no form works.
 * @returns a function that finds out by writing one row, at most once in five seconds; the log has each change
 */
export function createReadiness({ store, clock, log }: Deps): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let wasReady = true;
  let answer: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    let fault: unknown;
    try {
      await keepValue(store, 'written_at', String(clock.now()).padEnd(LENGTH));
    } catch (thrown) {
      fault = thrown;
    }
    const isReady = fault === undefined;
    if (wasReady && !isReady) log.error({ err: fault, code: store.outageCode(fault) }, 'store.not_ready');
    if (isReady && !wasReady) log.warn('store.ready_again');
    wasReady = isReady;
    return isReady;
  }

  return () => {
    // A clock that is set back must not make the last answer hold for longer.
    if (!answer || Math.abs(clock.now() - askedAt) >= HOLDS_MS) {
      askedAt = clock.now();
      answer = ask();
    }
    return answer;
  };
}
