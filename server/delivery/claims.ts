import { type ExpressionBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Destination, Store, StoreTables } from '../db/store.ts';
import { dueAfter } from './retry-schedule.ts';
import { readSubmission, type Submission, type SubmissionKinds } from './submission.ts';

export type ClaimedDelivery = {
  id: string;
  submissionId: string;
  createdAt: number;
  /** Undefined if unreadable. */
  submission: Submission | undefined;
  /** From 1. */
  attempt: number;
};

/** `error` is a code. */
type AttemptResult = { status: number | undefined; error: string | undefined };

export type Claims = ReturnType<typeof createClaims>;

type Deps = {
  store: Store;
  kinds: SubmissionKinds;
  clock: Clock;
  destination: Destination;
  claimant: string;
  maxAttempts: number;
  /** Longer than an attempt; after it other processes may claim. */
  leaseMs: number;
};

const FREE = { lease_until: null, claimed_by: null };

/** Attempts count when they begin, so that a submission that crashes the process runs out of them. */
export function createClaims(deps: Deps) {
  const { clock, claimant } = deps;
  const { db } = deps.store;

  const ofId = ({ id }: ClaimedDelivery) => db.updateTable('outbox').where('id', '=', id);
  // Only the lease holder may record a failure; another worker may have delivered since.
  const stillMine = (claimed: ClaimedDelivery) =>
    ofId(claimed)
      .where('state', '=', 'waiting')
      .where('claimed_by', '=', claimant)
      .where('attempts', '=', claimed.attempt);

  return {
    claim: (limit: number) => claimDue(limit, deps),
    // Success counts from any worker.
    delivered: async (claimed: ClaimedDelivery, status: number): Promise<void> => {
      const delivered = { state: 'delivered', delivered_at: clock.now() } as const;
      await ofId(claimed)
        .set({ ...delivered, last_status: status, last_error: null, ...FREE })
        .where('state', '!=', 'delivered')
        .execute();
    },
    retryLater: async (claimed: ClaimedDelivery, delayMs: number, result: AttemptResult): Promise<void> => {
      await stillMine(claimed)
        .set({ ...dueAfter(delayMs, clock.now()), ...columns(result), ...FREE })
        .execute();
    },
    dead: async (claimed: ClaimedDelivery, result: AttemptResult): Promise<void> => {
      await stillMine(claimed)
        .set({ state: 'dead', ...columns(result), ...FREE })
        .execute();
    },
    /** Does not count the attempt; due again at once. */
    giveBack: async (claimed: ClaimedDelivery): Promise<void> => {
      await stillMine(claimed)
        .set({ attempts: claimed.attempt - 1, ...dueAfter(0, clock.now()), ...FREE })
        .execute();
    },
  };
}

/**
 * A wrong clock may have postponed a delivery (`scheduled_at`), or leased it for longer than two leases; a margin of one
 * would duplicate with clocks slightly apart.
 */
function isDue(now: number, { destination, leaseMs }: Pick<Deps, 'destination' | 'leaseMs'>) {
  // A literal in each branch: SQLite uses the partial index only then.
  const isWaiting = sql<boolean>`state = 'waiting'`;
  return (eb: ExpressionBuilder<StoreTables, 'outbox'>) =>
    eb.and([
      eb('destination', '=', destination),
      eb.or([
        eb.and([isWaiting, eb('next_attempt_at', '<=', now)]),
        eb.and([isWaiting, eb('scheduled_at', '>', now)]),
      ]),
      eb.or([
        eb('lease_until', 'is', null),
        eb('lease_until', '<=', now),
        eb('lease_until', '>', now + 2 * leaseMs),
      ]),
    ]);
}

/** Exported for the test of its query plan. */
export function anyDue(now: number, deps: Pick<Deps, 'store' | 'destination' | 'leaseMs'>) {
  return deps.store.db.selectFrom('outbox').select('id').where(isDue(now, deps)).limit(1);
}

/** @returns deliveries with one attempt more, and the ids of those that had none left and are now dead */
async function claimDue(limit: number, deps: Deps) {
  const { store, kinds, clock, claimant, maxAttempts, leaseMs } = deps;
  const now = clock.now();
  const { db, rowLocks } = store;
  // An idle worker must not take the write lock.
  if (!(rowLocks || (await anyDue(now, deps).executeTakeFirst()))) return { submissions: [], exhausted: [] };
  const exhausted = await db
    .updateTable('outbox')
    .set({ state: 'dead', last_error: 'attempts_exhausted', ...FREE })
    .where(isDue(now, deps))
    .where('attempts', '>=', maxAttempts)
    .returning('id')
    .execute();
  // Atomic; `skip locked` passes rows being claimed elsewhere.
  const rows = await db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('outbox')
        .select('id')
        .where(isDue(now, deps))
        .where('attempts', '<', maxAttempts)
        .orderBy('next_attempt_at')
        .limit(limit);
      return rowLocks ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), lease_until: now + leaseMs, claimed_by: claimant }))
    .where((eb) => eb('id', 'in', eb.selectFrom('due').select('due.id')))
    .returning(['id', 'letter_id', 'created_at', 'kind', 'payload', 'attempts'])
    .execute();
  return {
    exhausted: exhausted.map(({ id }) => id),
    submissions: rows.map((row) => ({
      id: row.id,
      submissionId: row.letter_id ?? row.id,
      createdAt: row.created_at,
      submission: readSubmission(kinds, row.kind, row.payload),
      attempt: row.attempts,
    })),
  };
}

function columns({ status, error }: AttemptResult) {
  return { last_status: status ?? null, last_error: error ?? null };
}
