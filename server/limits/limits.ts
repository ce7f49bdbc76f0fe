import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import { keptSecret } from '../store/kept-secret.ts';
import type { Store } from '../store/store.ts';
import { LIMIT_RULES, type LimitName } from './limit-rules.ts';
import { visitorAddress } from './visitor-address.ts';

/** `unavailable`: the store cannot count just now. */
export type Consumed =
  | { ok: true }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' };

export type Limits = {
  /** Counts one use of `name` by the visitor at `address`, for all processes that share the store. */
  consume: (name: LimitName, address: string) => Promise<Consumed>;
  /** Deletes what expired before a moment; gives the number of rows. */
  clean: (before: number) => Promise<number>;
};

/**
 * Opens the limits of a store. It keeps no address: only a keyed hash, whose key never leaves the store, and that only
 * for as long as the limit runs.
 */
export async function openLimits({ store, log }: { store: Store; log: Log }): Promise<Limits> {
  const key = await keptSecret(store, 'visitor_address_key', () => randomBytes(32).toString('base64'));
  const limiter = (name: LimitName) => store.limiter({ keyPrefix: name, ...LIMIT_RULES[name] });
  const limiters = {
    contact: limiter('contact'),
    newsletter: limiter('newsletter'),
    consent: limiter('consent'),
  } satisfies Record<LimitName, unknown>;

  return {
    consume: async (name, address) => {
      const visitor = createHmac('sha256', key).update(visitorAddress(address)).digest('base64url');
      try {
        await limiters[name].consume(visitor);
        return { ok: true };
      } catch (fault) {
        if (fault instanceof RateLimiterRes) {
          return {
            ok: false,
            reason: 'limited',
            retryAfterSeconds: Math.max(1, Math.ceil(fault.msBeforeNext / 1000)),
          };
        }
        const code = store.outageCode(fault);
        if (code === undefined) throw fault;
        log.error({ code }, 'limits.store_unavailable');
        return { ok: false, reason: 'unavailable' };
      }
    },
    clean: async (before) => {
      const result = await store.db.deleteFrom('limits').where('expire', '<', before).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
