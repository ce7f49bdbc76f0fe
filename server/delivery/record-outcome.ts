import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { ClaimedLetter, Claims } from '../outbox/claims.ts';
import type { Outcome } from '../outbox/letter.ts';
import { nextAttempt } from '../outbox/schedule.ts';

type Deps = { claims: Claims; clock: Clock; random: () => number; log: Log };

/** Writes down what became of one attempt: delivered, dead, to be tried again, or as if it had not been tried. */
export async function recordOutcome(claimed: ClaimedLetter, outcome: Outcome, deps: Deps): Promise<void> {
  const { claims, log } = deps;
  const { id, attempt } = claimed;
  if (outcome.result === 'aborted') return claims.giveBack(claimed);
  const { status } = outcome;
  switch (outcome.result) {
    case 'delivered':
      await claims.delivered(claimed, outcome.status);
      log.info({ id, attempt, status }, 'relay.delivered');
      return;
    case 'gone':
      log.error({ id, status }, 'relay.endpoint_gone: nothing is sent until the next start');
      return claims.giveBack(claimed);
    case 'failed':
      return recordFailure(claimed, outcome, deps);
  }
}

type Failure = Extract<Outcome, { result: 'failed' }>;

async function recordFailure(claimed: ClaimedLetter, failure: Failure, deps: Deps): Promise<void> {
  const { claims, clock, random, log } = deps;
  const { id, attempt } = claimed;
  const { status, error, retryAfterMs } = failure;
  const nextAttemptAt = nextAttempt({ attempt, now: clock.now(), random, retryAfterMs });
  if (nextAttemptAt === undefined) {
    log.error({ id, attempt, status, error }, 'relay.dead.attempts_exhausted');
    return claims.dead(claimed, { status, error: 'attempts_exhausted' });
  }
  log.warn({ id, attempt, status, error, nextAttemptAt }, 'relay.retry_later');
  return claims.retryLater(claimed, nextAttemptAt, { status, error });
}
