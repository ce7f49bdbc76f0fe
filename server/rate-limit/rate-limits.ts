import { createHmac, randomBytes } from 'node:crypto';
import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { keptSecret } from '../store/kept-value.ts';
import type { Store } from '../store/store.ts';
import { type Consumed, countUse } from './count-use.ts';
import { LIMIT_RULES, type LimitName, NETWORK_FACTOR } from './limit-rules.ts';
import { surroundingNetwork, visitorAddress } from './visitor-address.ts';

export type Limits = {
  /** Counts one use of `name` by the visitor at `address`, for all processes that share the store. */
  consume: (name: LimitName, address: string) => Promise<Consumed>;
  /**
   * Deletes what has expired, and what a clock that was ahead has left to expire later than its rule allows: it would
   * keep a visitor out until then. Gives the number of rows.
   */
  clean: (now: number) => Promise<number>;
};

type Deps = {
  store: Store;
  log: Log;
  /** Hears of every use that is not let pass. */
  onDenied?: ((limit: LimitName, reason: 'limited' | 'unavailable') => void) | undefined;
};

/**
 * Opens the limits of a store. It keeps no address: only a keyed hash, whose key never leaves the store, and that only
 * for as long as the limit runs.
 */
export async function openLimits({ store, log, onDenied }: Deps): Promise<Limits> {
  const key = await keptSecret(store, 'visitor_address_key', () => randomBytes(32).toString('base64'));
  const limiter = (name: LimitName) => {
    const { points, duration } = LIMIT_RULES[name];
    return {
      visitor: store.limiter({ keyPrefix: name, points, duration }),
      // Under the visitor's prefix, by which `clean` finds both.
      network: store.limiter({ keyPrefix: `${name}:network`, points: points * NETWORK_FACTOR, duration }),
    };
  };
  const limiters = {
    contact: limiter('contact'),
    newsletter: limiter('newsletter'),
    confirmation: limiter('confirmation'),
    consent: limiter('consent'),
    chat: limiter('chat'),
  } satisfies Record<LimitName, unknown>;

  async function consume(name: LimitName, address: string): Promise<Consumed> {
    const hashed = (part: string) => createHmac('sha256', key).update(part).digest('base64url');
    const consumed = await countUse(limiters[name].visitor, hashed(visitorAddress(address)), {
      store,
      log,
    });
    const network = surroundingNetwork(address);
    if (!consumed.ok || network === undefined) return consumed;
    return countUse(limiters[name].network, hashed(network), { store, log });
  }

  return {
    consume: async (name, address) => {
      const consumed = await consume(name, address);
      if (!consumed.ok) onDenied?.(name, consumed.reason);
      return consumed;
    },
    clean: async (now) => {
      const result = await store.db
        .deleteFrom('limits')
        .where((eb) =>
          eb.or([
            eb('expire', '<', now),
            ...Object.entries(LIMIT_RULES).map(([name, { duration }]) =>
              eb.and([
                eb('key', 'like', `${name}:%`),
                eb('expire', '>', now + duration * 1000 + CLOCK_TOLERANCE_MS),
              ]),
            ),
          ]),
        )
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
