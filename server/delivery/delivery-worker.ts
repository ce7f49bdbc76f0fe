import type { Clock } from '../clock.ts';
import type { Log } from '../observability/log.ts';
import type { ClaimedDelivery, Claims } from './claims.ts';
import { MAX_ATTEMPTS, nextDelay } from './retry-schedule.ts';
import type { AttemptOutcome, Submission } from './submission.ts';

export type Deliver = (
  id: string,
  submission: Submission,
  stop: AbortSignal,
  createdAt: number,
) => Promise<AttemptOutcome>;

type Deps = {
  assignHeld: () => Promise<void>;
  claims: Claims;
  deliver: Deliver;
  clock: Clock;
  random: () => number;
  log: Log;
  inFlightLimit: number;
};

/** Only these rounds find retries, other processes' submissions and expired leases. */
const ROUND_MS = 1000;

export function startDeliveryWorker(deps: Deps) {
  const { assignHeld, claims, deliver, clock, random, log, inFlightLimit } = deps;
  const inFlight = new Set<Promise<unknown>>();
  const abort = new AbortController();
  let isDisabled = false;
  let isStopping = false;
  let isFailing = false;
  let claiming = Promise.resolve();
  let isQueued = false;

  /** A wake during a claim starts one more afterwards. */
  function wake(): void {
    if (isQueued) return;
    isQueued = true;
    claiming = claiming.then(() => {
      isQueued = false;
      return claimDue();
    });
  }

  async function claimDue(): Promise<void> {
    const capacity = inFlightLimit - inFlight.size;
    if (isStopping || isDisabled || capacity <= 0) return;
    try {
      await assignHeld();
      for (const claimed of await claims.claim(capacity)) begin(claimed);
      if (isFailing) log.info('delivery.claims_again');
      isFailing = false;
    } catch (error) {
      // Only changes are logged, because an outage can last days.
      if (!isFailing) log.error({ err: error }, 'delivery.claim_failed');
      isFailing = true;
    }
  }

  function begin(claimed: ClaimedDelivery): void {
    const delivery = attemptDelivery(claimed)
      // The submission is retried when the lease expires.
      .catch((error: unknown) => log.error({ err: error, id: claimed.id }, 'delivery.record_failed'))
      .finally(() => {
        inFlight.delete(delivery);
        wake();
      });
    inFlight.add(delivery);
  }

  async function giveUp(claimed: ClaimedDelivery, error: string, status?: number) {
    log.error({ id: claimed.id, status, error }, `delivery.failed.${error}`);
    await claims.markDead(claimed, { error, status });
  }

  async function attemptDelivery(claimed: ClaimedDelivery): Promise<unknown> {
    const { id, submissionId, submission, createdAt, attemptNumber } = claimed;
    if (isStopping || isDisabled) return claims.giveBack(claimed);
    if (attemptNumber > MAX_ATTEMPTS) return giveUp(claimed, 'attempts_exhausted');
    if (!submission) return giveUp(claimed, 'unreadable');
    const outcome = await deliver(submissionId, submission, abort.signal, createdAt);
    switch (outcome.result) {
      case 'aborted':
        return claims.giveBack(claimed);
      case 'void':
        return claims.drop(claimed).then(() => log.info({ id }, 'delivery.void'));
      case 'gone':
        isDisabled = true;
        log.error({ id, status: outcome.status }, 'delivery.endpoint_disabled');
        return claims.giveBack(claimed);
      case 'delivered':
        await claims.markDelivered(claimed, outcome.status);
        return log.info({ id, attempt: attemptNumber, status: outcome.status }, 'delivery.delivered');
      case 'failed': {
        const { status, error, retryAfterMs } = outcome;
        const delayMs = nextDelay(attemptNumber, random, retryAfterMs);
        if (delayMs === undefined) return giveUp(claimed, error, status);
        const nextAttemptAt = clock.now() + delayMs;
        log.warn({ id, attempt: attemptNumber, status, error, nextAttemptAt }, 'delivery.retry_later');
        return claims.retryAt(claimed, nextAttemptAt, { error, status });
      }
    }
  }

  async function whenSettled(): Promise<void> {
    const currentClaim = claiming;
    await Promise.all([currentClaim, ...inFlight]);
    if (claiming !== currentClaim || inFlight.size > 0) await whenSettled();
  }

  function round(): void {
    wake();
    if (!isStopping) clock.after(ROUND_MS, round);
  }
  round();

  return {
    wake,
    whenSettled,
    /** A 410 disables the endpoint until the next start. */
    isEndpointDisabled: () => isDisabled,
    /** Waits `graceMs` for deliveries in flight, then aborts and releases them. */
    stop: async (graceMs: number): Promise<void> => {
      isStopping = true;
      const cancelGrace = clock.after(graceMs, () => abort.abort());
      await whenSettled();
      cancelGrace();
    },
  };
}
