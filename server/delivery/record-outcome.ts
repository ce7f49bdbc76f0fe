import type { Clock } from '../clock.ts';
import type { Log } from '../observability/log.ts';
import type { ClaimedDelivery, Claims } from './claims.ts';
import { nextDelay } from './retry-schedule.ts';
import type { Outcome } from './submission.ts';

type Deps = { claims: Claims; clock: Clock; random: () => number; log: Log };

export async function recordOutcome(claimed: ClaimedDelivery, outcome: Outcome, deps: Deps): Promise<void> {
  const { claims, log } = deps;
  const { id, attempt } = claimed;
  if (outcome.result === 'aborted') return claims.giveBack(claimed);
  const { status } = outcome;
  switch (outcome.result) {
    case 'delivered':
      await claims.delivered(claimed, outcome.status);
      log.info({ id, attempt, status }, 'delivery.delivered');
      return;
    case 'gone':
      log.error({ id, status }, 'delivery.endpoint_disabled: nothing is sent until the next start');
      return claims.giveBack(claimed);
    case 'failed':
      return recordFailure(claimed, outcome, deps);
  }
}

type Failure = Extract<Outcome, { result: 'failed' }>;

async function recordFailure(claimed: ClaimedDelivery, failure: Failure, deps: Deps): Promise<void> {
  const { claims, clock, random, log } = deps;
  const { id, attempt } = claimed;
  const { status, error, retryAfterMs } = failure;
  const delayMs = nextDelay({ attempt, random, retryAfterMs });
  if (delayMs === undefined) {
    log.error({ id, attempt, status, error }, 'delivery.failed.attempts_exhausted');
    return claims.dead(claimed, { status, error: 'attempts_exhausted' });
  }
  log.warn({ id, attempt, status, error, nextAttemptAt: clock.now() + delayMs }, 'delivery.retry_later');
  return claims.retryLater(claimed, delayMs, { status, error });
}
