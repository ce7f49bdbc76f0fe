import { createHmac, randomBytes } from 'node:crypto';
import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import { keptSecret } from '../db/settings.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';
import { type Consumed, countUse } from './count-use.ts';
import { LIMIT_RULES, type LimitName, NETWORK_FACTOR } from './limit-rules.ts';
import { surroundingNetwork, visitorAddress } from './visitor-address.ts';

export type Limits = {
  /** Counts one use across all processes. */
  consume: (name: LimitName, address: string) => Promise<Consumed>;
  /** A keyed hash of the largest network that one customer is given; an IPv4 address by itself. */
  networkName: (address: string) => string;
  /** Deletes expired rows, and rows of a wrong clock that expire later than their rule allows; returns their number. */
  clean: (now: number) => Promise<number>;
};

type Deps = {
  store: Store;
  log: Log;
  onDenied?: ((limit: LimitName, reason: 'limited' | 'unavailable') => void) | undefined;
};

/** Stores only keyed hashes of addresses, for as long as a limit runs. */
export async function openLimits({ store, log, onDenied }: Deps): Promise<Limits> {
  const key = await keptSecret(store, 'visitor_address_key', () => randomBytes(32).toString('base64'));
  const limiter = (name: LimitName) => {
    const { points, duration } = LIMIT_RULES[name];
    return {
      visitor: store.limiter({ keyPrefix: name, points, duration }),
      // Shares the visitor's prefix, by which `clean` finds both.
      network: store.limiter({ keyPrefix: `${name}:network`, points: points * NETWORK_FACTOR, duration }),
    };
  };
  const limiters = {
    contact: limiter('contact'),
    newsletter: limiter('newsletter'),
    link: limiter('link'),
    confirmation: limiter('confirmation'),
    consent: limiter('consent'),
    chat: limiter('chat'),
    wrong: limiter('wrong'),
  } satisfies Record<LimitName, unknown>;

  const hashed = (part: string) => createHmac('sha256', key).update(part).digest('base64url');

  async function consume(name: LimitName, address: string): Promise<Consumed> {
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
    networkName: (address) => hashed(surroundingNetwork(address) ?? visitorAddress(address)),
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
