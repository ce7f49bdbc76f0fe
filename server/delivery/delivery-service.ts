import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Destination, Store } from '../db/store.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../observability/log.ts';
import { assignSubmissions } from './assign-submissions.ts';
import { createClaims } from './claims.ts';
import { type Deliver, startDeliveryWorker } from './delivery-worker.ts';
import { createMailTransport } from './mail-transport.ts';
import { createOutbox } from './outbox.ts';
import {
  type AttemptOutcome,
  type Submission,
  type SubmissionKinds,
  type Transport,
  type WriterContext,
  writerOf,
} from './submission.ts';
import { createWebhookTransport } from './webhook-transport.ts';

type Deps = {
  config: Pick<Config, 'webhook' | 'mail'>;
  kinds: SubmissionKinds;
  context: Pick<WriterContext, 'to' | 'from' | 'links'>;
  store: Store;
  clock: Clock;
  ids: Ids;
  random: () => number;
  log: Log;
  fetch: typeof fetch;
  onAttempt?: ((destination: Destination, result: AttemptOutcome['result']) => void) | undefined;
};

// The Standard Webhooks specification allows receivers 15 to 30 seconds. Mail servers let unknown senders wait.
const timeoutsMs = { webhook: 15_000, mail: 60_000 };
// After a time-out, the outcome must still be recorded.
const LEASE_MARGIN_MS = 5000;
// Mail servers accept few parallel connections.
const inFlightLimits = { webhook: 8, mail: 2 };

export function startDeliveryService(deps: Deps) {
  const { config, kinds, context, store, clock, ids, random, fetch, log } = deps;
  const { webhook, mail } = config;
  const deliverTo = new Map<Destination, Deliver>();
  if (webhook) {
    const transport = createWebhookTransport({ ...webhook, fetch, clock });
    deliverTo.set('webhook', createDeliver('webhook', transport, deps));
  }
  if (mail) {
    const transport = createMailTransport({ url: mail.url, from: context.from });
    deliverTo.set('mail', createDeliver('mail', transport, deps));
  }
  const destinations = [...deliverTo.keys()];
  if (destinations.length === 0) log.warn('delivery.no_destination');

  let assigning: Promise<void> | undefined;
  /** Workers share one assignment, because a second one would lock rows that claims then skip. */
  function assignHeld(): Promise<void> {
    assigning ??= assignSubmissions(store, destinations, kinds).finally(() => {
      assigning = undefined;
    });
    return assigning;
  }

  const claimant = ids.process();
  const workers = [...deliverTo].map(([destination, deliver]) => {
    const leaseMs = timeoutsMs[destination] + LEASE_MARGIN_MS;
    const claims = createClaims({ store, kinds, clock, destination, claimant, leaseMs });
    return startDeliveryWorker({
      assignHeld,
      claims,
      deliver,
      clock,
      random,
      log,
      inFlightLimit: inFlightLimits[destination],
    });
  });
  const wakeWorkers = () => {
    for (const worker of workers) worker.wake();
  };
  const outbox = createOutbox({ store, kinds, clock, ids, log, destinations, wakeWorkers });
  return {
    outbox,
    destinations,
    /** Sends without storing. False if it was not delivered. */
    sendNow: async (destination: Destination, id: string, submission: Submission): Promise<boolean> => {
      const deliver = deliverTo.get(destination);
      if (!deliver) return false;
      const { signal } = new AbortController();
      return deliver(id, submission, signal, clock.now()).then(({ result }) => result === 'delivered');
    },
    whenSettled: async () => void (await Promise.all(workers.map((worker) => worker.whenSettled()))),
    isEndpointDisabled: () => workers.some((worker) => worker.isEndpointDisabled()),
    stop: async (graceMs: number) => void (await Promise.all(workers.map((worker) => worker.stop(graceMs)))),
  };
}

/** Writes and sends within the time-out. Our own error is logged, and counts as a failed attempt. */
function createDeliver<To extends Destination>(
  destination: To,
  transport: Transport<To>,
  { kinds, context, store, clock, log, onAttempt }: Deps,
): Deliver {
  return async (submissionId, { kind, payload }, stop, createdAt) => {
    const writeAndSend = async (signal: AbortSignal): Promise<AttemptOutcome> => {
      const write = writerOf(kinds, kind, destination);
      if (!write) throw new Error(`nothing writes a ${destination} of ${kind}`);
      const content = await write(payload, { ...context, store, createdAt, now: clock.now() });
      signal.throwIfAborted();
      return content === undefined ? { result: 'void' } : transport(submissionId, content, signal, createdAt);
    };
    const sending = withTimeout(writeAndSend, clock, timeoutsMs[destination], stop);
    const outcome = await sending.catch((error: unknown): AttemptOutcome => {
      log.error({ err: error, submissionId }, 'delivery.not_written');
      return { result: 'failed', error: 'not_written' };
    });
    onAttempt?.(destination, outcome.result);
    return outcome;
  };
}

/** Aborts an attempt that takes too long, or when the worker stops. Its own outcome then no longer counts. */
function withTimeout(
  writeAndSend: (signal: AbortSignal) => Promise<AttemptOutcome>,
  clock: Clock,
  ms: number,
  stop: AbortSignal,
) {
  const { promise: ended, resolve: end } = Promise.withResolvers<AttemptOutcome>();
  const abort = new AbortController();
  stop.addEventListener('abort', () => end({ result: 'aborted' }), { signal: abort.signal });
  const cancel = clock.after(ms, () => end({ result: 'failed', error: 'timeout' }));
  return Promise.race([ended, writeAndSend(abort.signal)]).finally(() => {
    abort.abort();
    cancel();
  });
}
