import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createConsentDesk } from './consents/consent-desk.ts';
import type { Ids } from './ids.ts';
import { type Limits, openLimits } from './limits/limits.ts';
import type { Log } from './log.ts';
import { createClaims } from './outbox/claims.ts';
import { createOperatorDesk, type OperatorDesk } from './outbox/operator-desk.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { createDelivery, type Outcome } from './relay/delivery.ts';
import { startRelay } from './relay/relay.ts';
import { MAX_ATTEMPTS } from './relay/schedule.ts';
import { startRetention } from './retention.ts';
import type { Store } from './store/store.ts';

/** What the doors of the forms and the operator's pages may use. */
export type PostOffice = {
  outbox: Outbox;
  limits: Limits;
  desk: OperatorDesk;
  /** Resolves when nothing is on its way and nothing more is due. */
  settled: () => Promise<void>;
  /** Whether the webhook has answered that it is gone. */
  endpointGone: () => boolean;
  /** Whether the clock has moved so far that nothing is deleted by it. */
  clockInDoubt: () => boolean;
  /** Takes letters in to the end, carries out none that is not on its way. Call it before the store is closed. */
  stop: (graceMs: number) => Promise<void>;
};

type Deps = {
  config: Pick<Config, 'webhook' | 'retentionDays'>;
  store: Store;
  clock: Clock;
  ids: Ids;
  /** Gives a number from 0 up to 1. */
  random: () => number;
  fetch: typeof fetch;
  log: Log;
  /** Called with what became of each try to hand a letter over. */
  onTry?: ((result: Outcome['result']) => void) | undefined;
};

// The shortest of the 15 to 30 seconds that the Standard Webhooks specification allows a receiver.
const TIMEOUT_MS = 15_000;
// What a try may need beyond its time-out to write down how it went.
const LEASE_MARGIN_MS = 5000;
const ROUND_MS = 1000;
const IN_FLIGHT_LIMIT = 8;

/** Puts together what takes letters in, keeps them and carries them out, and starts it. */
export async function startPostOffice(deps: Deps): Promise<PostOffice> {
  const { config, store, clock, ids, random, fetch, log, onTry } = deps;
  const { webhook, retentionDays } = config;
  const limits = await openLimits({ store, log });
  const desk = createOperatorDesk({ store, clock });
  const outbox = createOutbox({ store, clock, ids, log, arrivals: webhook ? 'waiting' : 'held' });
  const retention = startRetention({
    store,
    desk,
    consents: createConsentDesk(store),
    limits,
    clock,
    log,
    retentionDays,
  });
  if (!webhook) {
    log.warn('post_office.no_webhook: letters are held');
    return {
      outbox,
      limits,
      desk,
      settled: retention.swept,
      endpointGone: () => false,
      clockInDoubt: retention.clockInDoubt,
      stop: retention.stop,
    };
  }
  const claimant = ids.letter();
  const leaseMs = TIMEOUT_MS + LEASE_MARGIN_MS;
  const deliver = createDelivery({ ...webhook, fetch, clock, timeoutMs: TIMEOUT_MS });
  const relay = startRelay({
    claims: createClaims({ store, clock, claimant, maxAttempts: MAX_ATTEMPTS, leaseMs }),
    deliver: async (...letter) => {
      const outcome = await deliver(...letter);
      onTry?.(outcome.result);
      return outcome;
    },
    clock,
    random,
    log,
    inFlightLimit: IN_FLIGHT_LIMIT,
    roundMs: ROUND_MS,
  });
  outbox.onAccepted(relay.nudge);
  return {
    outbox,
    limits,
    desk,
    settled: async () => {
      await retention.swept();
      await relay.settled();
    },
    endpointGone: relay.endpointGone,
    clockInDoubt: retention.clockInDoubt,
    stop: async (graceMs) => {
      await relay.stop(graceMs);
      await retention.stop();
    },
  };
}
