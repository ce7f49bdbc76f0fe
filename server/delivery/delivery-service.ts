import { once } from 'node:events';
import type { Config } from '../config.ts';
import type { Destination, Store } from '../db/store.ts';
import type { Ids } from '../ids.ts';
import { createClaims } from './claims.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { assignSubmissions } from './destinations.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { createOutbox } from './outbox.ts';
import type {
  Contents,
  Outcome,
  Send,
  SendContext,
  Submission,
  SubmissionKinds,
  Writers,
} from './submission.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

type Deps = Pick<Parameters<typeof startDeliveryWorker>[0], 'clock' | 'random' | 'log'> & {
  config: Pick<Config, 'webhook' | 'mail'>;
  kinds: SubmissionKinds;
  context: Omit<SendContext, 'createdAt' | 'now'>;
  store: Store;
  ids: Ids;
  fetch: typeof fetch;
  onAttempt?: ((destination: Destination, result: Outcome['result']) => void) | undefined;
};

// The Standard Webhooks specification allows receivers 15 to 30 seconds. Mail servers let unknown senders wait.
const TIMEOUTS_MS = { webhook: 15_000, mail: 60_000 };
// To record the outcome after the time-out.
const LEASE_MARGIN_MS = 5000;
// Mail servers accept few parallel connections.
const IN_FLIGHT_LIMITS = { webhook: 8, mail: 2 };

export function startDeliveryService(deps: Deps) {
  const { config, kinds, context, store, clock, ids, random, fetch, log } = deps;
  const { webhook, mail } = config;
  const deliveries = new Map<Destination, Send<Submission>>();
  if (webhook) {
    const sendWebhook = createWebhookDelivery({ ...webhook, fetch, clock });
    deliveries.set('webhook', createDelivery('webhook', sendWebhook, deps));
  }
  if (mail) {
    const sendMail = createMailDelivery({ url: mail.url, from: context.from });
    deliveries.set('mail', createDelivery('mail', sendMail, deps));
  }
  const destinations = [...deliveries.keys()];
  const outbox = createOutbox({ store, kinds, clock, ids, log, destinations });
  if (destinations.length === 0) log.warn('delivery.no_destination');

  let assigning: Promise<void> | undefined;
  /** Shared by the workers: a claim skips the rows that a second assignment would lock. */
  function assignOnce(): Promise<void> {
    assigning ??= assignSubmissions(store, destinations, kinds).finally(() => {
      assigning = undefined;
    });
    return assigning;
  }

  const claimant = ids.submission();
  const workers = [...deliveries].map(([destination, deliver]) => {
    const leaseMs = TIMEOUTS_MS[destination] + LEASE_MARGIN_MS;
    const claims = createClaims({ store, kinds, clock, destination, claimant, leaseMs });
    const worker = startDeliveryWorker({
      deliver,
      clock,
      random,
      log,
      claims: { ...claims, claim: (limit) => assignOnce().then(() => claims.claim(limit)) },
      inFlightLimit: IN_FLIGHT_LIMITS[destination],
    });
    outbox.onAccepted(worker.wake);
    return worker;
  });
  return {
    outbox,
    destinations,
    /** Sends without storing; false if it was not delivered. */
    sendNow: (destination: Destination, id: string, submission: Submission): Promise<boolean> => {
      const sent = deliveries.get(destination)?.(id, submission, new AbortController().signal, clock.now());
      return sent?.then(({ result }) => result === 'delivered') ?? Promise.resolve(false);
    },
    deliveryWorker: {
      settled: async () => void (await Promise.all(workers.map((worker) => worker.settled()))),
      endpointDisabled: () => workers.some((worker) => worker.endpointDisabled()),
      stop: async (graceMs: number) =>
        void (await Promise.all(workers.map((worker) => worker.stop(graceMs)))),
    },
  };
}

/** Writes and sends a submission within the time-out. An error of ours is a failed attempt, and logged. */
function createDelivery<To extends Destination>(
  destination: To,
  send: Send<Contents[To]>,
  { kinds, context, clock, log, onAttempt }: Deps,
): Send<Submission> {
  const attempt: Send<Submission> = async (id, { kind, payload }, stop, createdAt) => {
    const writers: Writers | undefined = kinds[kind];
    const write = writers?.[destination];
    if (!write) throw new Error(`nothing writes a ${destination} of ${kind}`);
    const broken = new AbortController();
    const { signal } = broken;
    const brokenOff = once(signal, 'abort').then((): Outcome => signal.reason);
    const stopSending = () => broken.abort({ result: 'aborted' });
    stop.addEventListener('abort', stopSending);
    const timeOut = () => broken.abort({ result: 'failed', error: 'timeout' });
    const cancelTimeout = clock.after(TIMEOUTS_MS[destination], timeOut);
    const writeAndSend = async (): Promise<Outcome> => {
      const content = await write(payload, { ...context, createdAt, now: clock.now() });
      if (content === undefined) return { result: 'void' };
      return signal.aborted ? brokenOff : send(id, content, signal, createdAt);
    };
    try {
      const outcome = await Promise.race([brokenOff, writeAndSend()]);
      return outcome.result === 'failed' && signal.aborted ? brokenOff : outcome;
    } finally {
      cancelTimeout();
      stop.removeEventListener('abort', stopSending);
    }
  };
  return async (id, ...submission) => {
    const outcome = await attempt(id, ...submission).catch((error: unknown): Outcome => {
      log.error({ err: error, id }, 'delivery.not_written');
      return { result: 'failed', error: 'not_written' };
    });
    onAttempt?.(destination, outcome.result);
    return outcome;
  };
}
