import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log/log.ts';
import { createClaims } from '../outbox/claims.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { MAX_ATTEMPTS } from '../outbox/schedule.ts';
import type { Store } from '../store/store.ts';
import { createDelivery, type Outcome } from './delivery.ts';
import { type Relay, startRelay } from './relay.ts';

/** What takes letters in, and what carries them out; without a webhook they are held, and nothing is carried out. */
export type LetterService = { outbox: Outbox; relay: Omit<Relay, 'nudge'> };

type Deps = {
  config: Pick<Config, 'webhook'>;
  store: Store;
  clock: Clock;
  ids: Ids;
  /** Gives a number from 0 up to 1. */
  random: () => number;
  fetch: typeof fetch;
  log: Log;
  /** Called with what became of each attempt to hand a letter over. */
  onAttempt?: ((result: Outcome['result']) => void) | undefined;
};

// The shortest of the 15 to 30 seconds that the Standard Webhooks specification allows a receiver.
const TIMEOUT_MS = 15_000;
// What an attempt may need beyond its time-out to write down how it went.
const LEASE_MARGIN_MS = 5000;
const ROUND_MS = 1000;
const IN_FLIGHT_LIMIT = 8;

const NO_RELAY = { settled: async () => undefined, endpointGone: () => false, stop: async () => undefined };

/** Puts together what takes letters in, keeps them and carries them out, and starts it. */
export function startLetterService(deps: Deps): LetterService {
  const { config, store, clock, ids, random, fetch, log, onAttempt } = deps;
  const { webhook } = config;
  const outbox = createOutbox({ store, clock, ids, log, arrivals: webhook ? 'waiting' : 'held' });
  if (!webhook) {
    log.warn('post_office.no_webhook: letters are held');
    return { outbox, relay: NO_RELAY };
  }
  const claimant = ids.letter();
  const leaseMs = TIMEOUT_MS + LEASE_MARGIN_MS;
  const deliver = createDelivery({ ...webhook, fetch, clock, timeoutMs: TIMEOUT_MS });
  const relay = startRelay({
    claims: createClaims({ store, clock, claimant, maxAttempts: MAX_ATTEMPTS, leaseMs }),
    deliver: async (...letter) => {
      const outcome = await deliver(...letter);
      onAttempt?.(outcome.result);
      return outcome;
    },
    clock,
    random,
    log,
    inFlightLimit: IN_FLIGHT_LIMIT,
    roundMs: ROUND_MS,
  });
  outbox.onAccepted(relay.nudge);
  return { outbox, relay };
}
