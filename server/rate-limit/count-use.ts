import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import type { Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';

/** `unavailable`: the store is down. */
export type Consumed =
  | { ok: true }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' };

/**
 * Counts one use of a key across all processes.
 * @throws errors other than limits and outages
 */
export async function countUse(
  limiter: Pick<RateLimiterStoreAbstract, 'consume'>,
  key: string,
  { store, log }: { store: Pick<Store, 'outageCode'>; log: Log },
): Promise<Consumed> {
  try {
    await limiter.consume(key);
    return { ok: true };
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      return { ok: false, reason: 'limited', retryAfterSeconds };
    }
    const code = store.outageCode(error);
    if (code === undefined) throw error;
    log.error({ code }, 'limits.store_unavailable');
    return { ok: false, reason: 'unavailable' };
  }
}
