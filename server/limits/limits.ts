import { createHmac, randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import { keptSecret } from '../store/kept-secret.ts';
import type { Store } from '../store/store.ts';
import { type Consumed, countUse } from './count-use.ts';
import { LIMIT_RULES, type LimitName, NETWORK_FACTOR } from './limit-rules.ts';
import { surroundingNetwork, visitorAddress } from './visitor-address.ts';

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
  const limiter = (name: LimitName) => {
    const { points, duration } = LIMIT_RULES[name];
    return {
      visitor: store.limiter({ keyPrefix: name, points, duration }),
      network: store.limiter({ keyPrefix: `${name}_network`, points: points * NETWORK_FACTOR, duration }),
    };
  };
  const limiters = {
    contact: limiter('contact'),
    newsletter: limiter('newsletter'),
    consent: limiter('consent'),
    chat: limiter('chat'),
  } satisfies Record<LimitName, unknown>;

  return {
    consume: async (name, address) => {
      const hashed = (part: string) => createHmac('sha256', key).update(part).digest('base64url');
      const consumed = await countUse(limiters[name].visitor, hashed(visitorAddress(address)), {
        store,
        log,
      });
      const network = surroundingNetwork(address);
      if (!consumed.ok || network === undefined) return consumed;
      return countUse(limiters[name].network, hashed(network), { store, log });
    },
    clean: async (before) => {
      const result = await store.db.deleteFrom('limits').where('expire', '<', before).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
