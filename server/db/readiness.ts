import type { Clock } from '../clock.ts';
import type { Log } from '../observability/log.ts';
import type { Store } from './store.ts';
import { writeValue } from './stored-values.ts';

/** `/readyz` is public, so one disk write answers all requests of this time. */
const CACHED_MS = 5000;
/** A submission has about as many characters, so a nearly full disk is noticed. */
const WRITTEN_LENGTH = 4000;

type Deps = { store: Pick<Store, 'db' | 'outageCode'>; clock: Pick<Clock, 'now' | 'elapsed'>; log: Log };

export function createReadiness({ store, clock, log }: Deps): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let wasReady = true;
  let isReady: Promise<boolean> | undefined;

  async function check(): Promise<boolean> {
    try {
      await writeValue(store, 'written_at', String(clock.now()).padEnd(WRITTEN_LENGTH));
      if (!wasReady) log.warn('store.ready_again');
      wasReady = true;
    } catch (error) {
      // The message may be logged, because the row has no personal data.
      const reason = error instanceof Error ? error.message : undefined;
      if (wasReady) log.error({ err: error, code: store.outageCode(error), reason }, 'store.not_ready');
      wasReady = false;
    }
    return wasReady;
  }

  return () => {
    if (!isReady || clock.elapsed() - checkedAt >= CACHED_MS) {
      checkedAt = clock.elapsed();
      isReady = check();
    }
    return isReady;
  };
}
