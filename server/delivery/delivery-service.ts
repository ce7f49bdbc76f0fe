import type { Config } from '../config.ts';
import type { Destination, Store } from '../db/store.ts';
import type { Ids } from '../ids.ts';
import { createClaims } from './claims.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import { assignSubmissions } from './destinations.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Deliver, Outcome, SendSite, Submission, SubmissionKinds } from './submission.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

export type DeliveryService = {
  outbox: Outbox;
  deliveryWorker: Omit<DeliveryWorker, 'wake'>;
  channels: readonly Destination[];
  /** Without the store; false if it was not delivered. */
  sendNow: (channel: Destination, id: string, submission: Submission) => Promise<boolean>;
};

type Deps = Pick<Parameters<typeof startDeliveryWorker>[0], 'clock' | 'random' | 'log'> & {
  config: Pick<Config, 'webhook' | 'mail'>;
  kinds: SubmissionKinds;
  /** For mails and webhooks. */
  about: SendSite;
  store: Store;
  ids: Ids;
  fetch: typeof fetch;
  /** Called after each attempt. */
  onAttempt?: ((destination: Destination, result: Outcome['result']) => void) | undefined;
};

// The Standard Webhooks specification allows receivers 15 to 30 seconds.
const TIMEOUT_MS = 15_000;
// With time to record the outcome after the time-out.
const LEASE_MS = TIMEOUT_MS + 5000;
// Mail servers accept few parallel connections.
const IN_FLIGHT_LIMITS = { webhook: 8, mail: 2 };

export function startDeliveryService(deps: Deps): DeliveryService {
  const { config, kinds, about, store, clock, ids, random, fetch, log, onAttempt } = deps;
  const { webhook, mail } = config;
  const sending = { kinds, about, clock, timeoutMs: TIMEOUT_MS };
  const deliveries: [Destination, Deliver][] = [];
  if (webhook) deliveries.push(['webhook', createWebhookDelivery({ ...sending, ...webhook, fetch })]);
  if (mail) deliveries.push(['mail', createMailDelivery({ ...sending, url: mail.url, from: about.from })]);
  const destinations = deliveries.map(([destination]) => destination);
  const outbox = createOutbox({ store, kinds, clock, ids, log, destinations });
  if (destinations.length === 0) log.warn('delivery.no_destination: submissions are held');

  let assigning: Promise<void> | undefined;
  /** Shared by the workers: a claim skips the rows that a second assignment would lock. */
  function assignOnce(): Promise<void> {
    assigning ??= assignSubmissions(store, destinations, kinds).finally(() => {
      assigning = undefined;
    });
    return assigning;
  }

  const claimant = ids.submission();
  const workers = deliveries.map(([destination, deliver]) => {
    const claims = createClaims({ store, kinds, clock, destination, claimant, leaseMs: LEASE_MS });
    const worker = startDeliveryWorker({
      claims: { ...claims, claim: (limit) => assignOnce().then(() => claims.claim(limit)) },
      deliver: async (...submission) => {
        const outcome = await deliver(...submission);
        onAttempt?.(destination, outcome.result);
        return outcome;
      },
      clock,
      random,
      log,
      inFlightLimit: IN_FLIGHT_LIMITS[destination],
    });
    outbox.onAccepted(worker.wake);
    return worker;
  });
  return {
    outbox,
    channels: destinations,
    sendNow: async (channel, id, submission) => {
      const deliver = deliveries.find(([destination]) => destination === channel)?.[1];
      const outcome = await deliver?.(id, submission, new AbortController().signal, clock.now());
      return outcome?.result === 'delivered';
    },
    deliveryWorker: {
      settled: async () => void (await Promise.all(workers.map((worker) => worker.settled()))),
      endpointDisabled: () => workers.some((worker) => worker.endpointDisabled()),
      stop: async (graceMs) => void (await Promise.all(workers.map((worker) => worker.stop(graceMs)))),
    },
  };
}
