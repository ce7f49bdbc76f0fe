import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';

/** `unavailable`: the store is down. */
export type Consumed =
  | { ok: true }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' };

type Limiter = Pick<RateLimiterStoreAbstract, 'consume' | 'delete' | 'duration'>;

/**
 * Counts one use of a key across all processes.
 * @throws errors other than limits and outages
 */
export async function countUse(
  limiter: Limiter,
  key: string,
  { store, log }: { store: Pick<Store, 'outageCode'>; log: Log },
): Promise<Consumed> {
  try {
    await consume(limiter, key);
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

/** A count that expires later than its rule allows comes from a wrong clock and is reset. */
async function consume(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    const longestMs = limiter.duration * 1000 + CLOCK_TOLERANCE_MS;
    if (!(error instanceof RateLimiterRes && error.msBeforeNext > longestMs)) throw error;
    await limiter.delete(key);
    await limiter.consume(key);
  }
}
