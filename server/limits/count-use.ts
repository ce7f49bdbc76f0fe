import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';

/** `unavailable`: the store cannot count just now. */
export type Consumed =
  | { ok: true }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' };

/**
 * Counts one use under a key, for all processes that share the store.
 * @throws what is neither a limit nor an outage of the store
 */
export async function countUse(
  limiter: Pick<RateLimiterStoreAbstract, 'consume'>,
  key: string,
  { store, log }: { store: Pick<Store, 'outageCode'>; log: Log },
): Promise<Consumed> {
  try {
    await limiter.consume(key);
    return { ok: true };
  } catch (fault) {
    if (fault instanceof RateLimiterRes) {
      const retryAfterSeconds = Math.max(1, Math.ceil(fault.msBeforeNext / 1000));
      return { ok: false, reason: 'limited', retryAfterSeconds };
    }
    const code = store.outageCode(fault);
    if (code === undefined) throw fault;
    log.error({ code }, 'limits.store_unavailable');
    return { ok: false, reason: 'unavailable' };
  }
}
