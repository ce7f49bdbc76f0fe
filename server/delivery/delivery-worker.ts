import type { Clock } from '../clock.ts';
import type { Log } from '../observability/log.ts';
import type { ClaimedDelivery, Claims } from './claims.ts';
import { nextDelay } from './retry-schedule.ts';
import type { Deliver, Outcome } from './submission.ts';

export type DeliveryWorker = {
  wake: () => void;
  /** Resolves when nothing is in flight or due. */
  settled: () => Promise<void>;
  /** After 410 Gone, until the next start. */
  endpointDisabled: () => boolean;
  /** Waits `graceMs` for deliveries in flight, then aborts and releases them. */
  stop: (graceMs: number) => Promise<void>;
};

type Deps = {
  claims: Claims;
  deliver: Deliver;
  clock: Clock;
  /** Returns 0 ≤ x < 1. */
  random: () => number;
  log: Log;
  inFlightLimit: number;
  /** Finds retries, other processes' submissions, expired leases. */
  roundMs: number;
};

/** Starts at once. */
export function startDeliveryWorker({
  claims,
  deliver,
  clock,
  random,
  log,
  inFlightLimit,
  roundMs,
}: Deps): DeliveryWorker {
  const inFlight = new Set<Promise<void>>();
  const abort = new AbortController();
  let claiming: Promise<void> | undefined;
  let claimAgain = false;
  let disabled = false;
  let stopping = false;
  let isStoreDown = false;
  let cancelRound: (() => void) | undefined;

  function wake(): void {
    if (stopping || disabled) return;
    if (claiming) {
      claimAgain = true;
      return;
    }
    claiming = claimDue()
      .catch(storeDown)
      .finally(() => {
        claiming = undefined;
        if (claimAgain) wake();
      });
  }

  // Logs only changes: an outage can last days.
  function storeDown(error: unknown): void {
    if (!isStoreDown) log.error({ err: error }, 'delivery.claim_failed');
    isStoreDown = true;
  }

  function storeUp(): void {
    if (isStoreDown) log.info('delivery.claims_again');
    isStoreDown = false;
  }

  async function claimDue(): Promise<void> {
    do {
      claimAgain = false;
      const free = inFlightLimit - inFlight.size;
      if (free <= 0) return; // the next delivery to end looks again
      const { submissions, exhausted } = await claims.claim(free);
      storeUp();
      for (const id of exhausted) log.error({ id }, 'delivery.failed.attempts_exhausted');
      for (const claimed of submissions) {
        const delivery = deliverOne(claimed).finally(() => {
          inFlight.delete(delivery);
          wake();
        });
        inFlight.add(delivery);
      }
    } while (claimAgain && !stopping && !disabled);
  }

  // After an error the lease expires and the submission is retried.
  async function deliverOne(claimed: ClaimedDelivery): Promise<void> {
    try {
      await attemptOnce(claimed);
    } catch (error) {
      log.error({ err: error, id: claimed.id }, 'delivery.record_failed');
    }
  }

  async function attemptOnce(claimed: ClaimedDelivery): Promise<void> {
    const { id, submissionId, submission, createdAt } = claimed;
    if (stopping || disabled) return claims.giveBack(claimed);
    if (!submission) {
      log.error({ id }, 'delivery.failed.unreadable');
      return claims.dead(claimed, { status: undefined, error: 'unreadable' });
    }
    const outcome = await deliver(submissionId, submission, abort.signal, createdAt);
    if (outcome.result === 'gone') disabled = true;
    return recordOutcome(claimed, outcome, { claims, clock, random, log });
  }

  async function settled(): Promise<void> {
    while (claiming || inFlight.size > 0) await Promise.all([claiming, ...inFlight]);
  }

  function round(): void {
    wake();
    cancelRound = clock.after(roundMs, round);
  }
  round();

  return {
    wake,
    settled,
    endpointDisabled: () => disabled,
    stop: async (graceMs) => {
      stopping = true;
      cancelRound?.();
      const cancelGrace = clock.after(graceMs, () => abort.abort());
      await settled();
      cancelGrace();
    },
  };
}

async function recordOutcome(
  claimed: ClaimedDelivery,
  outcome: Outcome,
  { claims, clock, random, log }: Pick<Deps, 'claims' | 'clock' | 'random' | 'log'>,
): Promise<void> {
  const { id, attempt } = claimed;
  if (outcome.result === 'aborted') return claims.giveBack(claimed);
  if (outcome.result === 'void') {
    log.error({ id }, 'delivery.failed.void');
    return claims.dead(claimed, { status: undefined, error: 'void' });
  }
  const { status } = outcome;
  if (outcome.result === 'gone') {
    log.error({ id, status }, 'delivery.endpoint_disabled: nothing is sent until the next start');
    return claims.giveBack(claimed);
  }
  if (outcome.result === 'delivered') {
    await claims.delivered(claimed, outcome.status);
    log.info({ id, attempt, status }, 'delivery.delivered');
    return;
  }
  const { error, retryAfterMs } = outcome;
  const delayMs = nextDelay({ attempt, random, retryAfterMs });
  if (delayMs === undefined) {
    log.error({ id, attempt, status, error }, 'delivery.failed.attempts_exhausted');
    return claims.dead(claimed, { status, error: 'attempts_exhausted' });
  }
  log.warn({ id, attempt, status, error, nextAttemptAt: clock.now() + delayMs }, 'delivery.retry_later');
  return claims.retryLater(claimed, delayMs, { status, error });
}
