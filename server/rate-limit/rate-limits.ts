import { createHmac, randomBytes } from 'node:crypto';
import { type Clock, MAX_AHEAD_MS, MINUTE } from '../clock.ts';
import { runDelete, type Store } from '../db/store.ts';
import { readOrInsertValue } from '../db/stored-values.ts';
import type { Log } from '../observability/log.ts';
import type { LimitName } from '../registered-names.ts';
import { countUse, type LimitRule, type LimitUse } from './count-use.ts';
import { surroundingNetwork, visitorAddress } from './visitor-address.ts';

/** The names are part of the stored keys. Features declare their own rules. */
export type LimitRules = Readonly<Record<string, LimitRule>>;

export const platformLimits = {
  /** Invalid requests to all forms and the assistant count together. */
  wrong: { points: 120, durationMs: 10 * MINUTE },
  /** Mail servers prefetch links of many subscribers from few addresses. */
  link: { points: 60, durationMs: 10 * MINUTE },
} satisfies LimitRules;

/** An IPv6 /48 may be one customer or some hundred households. */
export const NETWORK_FACTOR = 10;

export type RateLimits = Awaited<ReturnType<typeof openRateLimits>>;

type Deps = {
  store: Pick<Store, 'db' | 'outageCode'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
  rules: LimitRules;
  onDenied?: ((limit: string, reason: 'limited' | 'unavailable') => void) | undefined;
};

/** The store gets only keyed hashes of addresses, and keeps them while a limit runs. */
export async function openRateLimits({ rules: ofFeatures, onDenied, ...deps }: Deps) {
  const { store } = deps;
  const secret = await readOrInsertValue(store, 'visitor_address_key', () =>
    randomBytes(32).toString('base64'),
  );
  const rules: LimitRules = { ...platformLimits, ...ofFeatures };

  const hash = (part: string) => createHmac('sha256', secret).update(part).digest('base64url');

  async function consume(name: string, key: string): Promise<LimitUse> {
    const rule = rules[name];
    if (!rule) throw new Error(`no limit is named ${name}`);
    const visitorUse = await countUse(`${name}:${hash(visitorAddress(key))}`, rule, deps);
    const network = surroundingNetwork(key);
    if (!visitorUse.ok || network === undefined) return visitorUse;
    const networkRule = { ...rule, points: rule.points * (rule.networkFactor ?? NETWORK_FACTOR) };
    return countUse(`${name}:network:${hash(network)}`, networkRule, deps);
  }

  return {
    /** `key` is a client's address, whose network is counted too, or a mailbox or a day. */
    consume: async (name: LimitName, key: string): Promise<LimitUse> => {
      const use = await consume(name, key);
      if (!use.ok) onDenied?.(name, use.reason);
      return use;
    },
    /** A keyed hash of an IPv6 address's /48, or of the IPv4 address. */
    networkName: (address: string) => hash(surroundingNetwork(address) ?? visitorAddress(address)),
    clean: (now: number) =>
      runDelete(
        store.db
          .deleteFrom('limits')
          .where(({ not, between }) => not(between('expire', now, now + MAX_AHEAD_MS))),
      ),
  };
}

/** Counts an invalid request. Returns `failure`, or `limited` over the limit. */
export async function countWrong<Refused extends { reason: string }>(
  failure: Refused,
  { limits, address }: { limits: Pick<RateLimits, 'consume'>; address: string },
): Promise<Refused | Extract<LimitUse, { reason: 'limited' }>> {
  if (!['invalid', 'malformed', 'unsupported_media_type'].includes(failure.reason)) return failure;
  const use = await limits.consume('wrong', address);
  return !use.ok && use.reason === 'limited' ? use : failure;
}
