import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log/log.ts';
import { createClaims } from '../outbox/claims.ts';
import { addressHeld } from '../outbox/held-letters.ts';
import type { Deliver, Outcome } from '../outbox/letter.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { MAX_ATTEMPTS } from '../outbox/schedule.ts';
import type { Destination, Store } from '../store/store.ts';
import { type Relay, startRelay } from './relay.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

/** What takes letters in, and what carries them out; without a destination they are held, and nothing is carried out. */
export type LetterService = { outbox: Outbox; relay: Omit<Relay, 'nudge'> };

type Deps = {
  config: Pick<Config, 'webhook'>;
  /** Hands letters over by mail; undefined: there is no mail. */
  byMail?: Deliver | undefined;
  store: Store;
  clock: Clock;
  ids: Ids;
  /** Gives a number from 0 up to 1. */
  random: () => number;
  fetch: typeof fetch;
  log: Log;
  /** Called with what became of each attempt to hand a letter over. */
  onAttempt?: ((destination: Destination, result: Outcome['result']) => void) | undefined;
};

// The shortest of the 15 to 30 seconds that the Standard Webhooks specification allows a receiver.
export const TIMEOUT_MS = 15_000;
// What an attempt may need beyond its time-out to write down how it went.
const LEASE_MARGIN_MS = 5000;
const ROUND_MS = 1000;
// A mailbox is not made for more connections at once.
const IN_FLIGHT_LIMITS = { webhook: 8, mail: 2 };

/** Puts together what takes letters in, keeps them and carries them out, and starts it. */
export function startLetterService(deps: Deps): LetterService {
  const { config, byMail, store, clock, ids, random, fetch, log, onAttempt } = deps;
  const { webhook } = config;
  const deliveries: [Destination, Deliver][] = [];
  if (webhook)
    deliveries.push(['webhook', createWebhookDelivery({ ...webhook, fetch, clock, timeoutMs: TIMEOUT_MS })]);
  if (byMail) deliveries.push(['mail', byMail]);
  const destinations = deliveries.map(([destination]) => destination);
  const outbox = createOutbox({ store, clock, ids, log, destinations });
  if (destinations.length === 0) log.warn('relay.no_destination: letters are held');

  let addressed = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  /** Held letters wait for an operator and not for the next letter: one look a round is enough, for all relays. */
  function addressHeldOnce(): Promise<void> {
    const at = clock.now();
    if (Math.abs(at - addressed.at) >= ROUND_MS) addressed = { at, done: addressHeld(store, destinations) };
    return addressed.done;
  }

  const claimant = ids.letter();
  const leaseMs = TIMEOUT_MS + LEASE_MARGIN_MS;
  const relays = deliveries.map(([destination, deliver]) => {
    const claims = createClaims({ store, clock, destination, claimant, maxAttempts: MAX_ATTEMPTS, leaseMs });
    const relay = startRelay({
      claims: {
        ...claims,
        claim: async (limit) => {
          await addressHeldOnce();
          return claims.claim(limit);
        },
      },
      deliver: async (...letter) => {
        const outcome = await deliver(...letter);
        onAttempt?.(destination, outcome.result);
        return outcome;
      },
      clock,
      random,
      log,
      inFlightLimit: IN_FLIGHT_LIMITS[destination],
      roundMs: ROUND_MS,
    });
    outbox.onAccepted(relay.nudge);
    return relay;
  });
  return {
    outbox,
    relay: {
      settled: async () => void (await Promise.all(relays.map((relay) => relay.settled()))),
      endpointGone: () => relays.some((relay) => relay.endpointGone()),
      stop: async (graceMs) => void (await Promise.all(relays.map((relay) => relay.stop(graceMs)))),
    },
  };
}
