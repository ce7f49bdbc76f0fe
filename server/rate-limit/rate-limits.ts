import { createHmac, randomBytes } from 'node:crypto';
import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import { keptSecret } from '../db/settings.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';
import { type Consumed, countUse } from './count-use.ts';
import { LIMIT_RULES, type LimitRules, NETWORK_FACTOR } from './limit-rules.ts';
import { surroundingNetwork, visitorAddress } from './visitor-address.ts';

export type Limits = {
  /** Counts one use across all processes. `address` may be any other key. */
  consume: (name: string, address: string) => Promise<Consumed>;
  /** A keyed hash of the largest network that one customer is given; an IPv4 address by itself. */
  networkName: (address: string) => string;
  /** Deletes expired rows, and rows of a wrong clock that expire later than their rule allows; returns their number. */
  clean: (now: number) => Promise<number>;
};

type Deps = {
  store: Store;
  log: Log;
  /** Of the features. */
  rules: LimitRules;
  onDenied?: ((limit: string, reason: 'limited' | 'unavailable') => void) | undefined;
};

/** Stores only keyed hashes of addresses, for as long as a limit runs. */
export async function openLimits({ store, log, rules: ofFeatures, onDenied }: Deps): Promise<Limits> {
  const key = await keptSecret(store, 'visitor_address_key', () => randomBytes(32).toString('base64'));
  const rules = Object.entries({ ...LIMIT_RULES, ...ofFeatures });
  const limiters = new Map(
    rules.map(([name, { points, duration }]) => [
      name,
      {
        visitor: store.limiter({ keyPrefix: name, points, duration }),
        // Shares the visitor's prefix, by which `clean` finds both.
        network: store.limiter({ keyPrefix: `${name}:network`, points: points * NETWORK_FACTOR, duration }),
      },
    ]),
  );

  const hashed = (part: string) => createHmac('sha256', key).update(part).digest('base64url');

  async function consume(name: string, address: string): Promise<Consumed> {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`no limit is named ${name}`);
    const consumed = await countUse(limiter.visitor, hashed(visitorAddress(address)), { store, log });
    const network = surroundingNetwork(address);
    if (!consumed.ok || network === undefined) return consumed;
    return countUse(limiter.network, hashed(network), { store, log });
  }

  return {
    consume: async (name, address) => {
      const consumed = await consume(name, address);
      if (!consumed.ok) onDenied?.(name, consumed.reason);
      return consumed;
    },
    networkName: (address) => hashed(surroundingNetwork(address) ?? visitorAddress(address)),
    clean: async (now) => {
      const result = await store.db
        .deleteFrom('limits')
        .where((eb) =>
          eb.or([
            eb('expire', '<', now),
            ...rules.map(([name, { duration }]) =>
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
