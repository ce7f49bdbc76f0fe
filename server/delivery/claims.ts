import type { ExpressionBuilder } from 'kysely';
import { type Clock, MAX_AHEAD_MS } from '../clock.ts';
import type { Destination, OutboxColumns, Store, StoreTables, WithDb } from '../db/store.ts';
import { submissionId } from '../db/submission-rows.ts';
import { readSubmission, type Submission, type SubmissionKinds } from './submission.ts';

export type ClaimedDelivery = {
  id: string;
  submissionId: string;
  createdAt: number;
  submission: Submission | undefined;
  attemptNumber: number;
};

type AttemptFailure = { error: string; status?: number | undefined };

export type Claims = ReturnType<typeof createClaims>;

type Deps = {
  store: Store;
  kinds: SubmissionKinds;
  clock: Clock;
  destination: Destination;
  claimant: string;
  /** It must be longer than an attempt, because then other processes may claim the row. */
  leaseMs: number;
};

export function createClaims({ store, kinds, clock, destination, claimant, leaseMs }: Deps) {
  const { db, isPostgres } = store;

  const failureColumns = ({ error, status }: AttemptFailure) => ({
    last_status: status ?? null,
    last_error: error,
  });

  // Only the lease holder may record a failure; another worker may have delivered since.
  const endAttempt = ({ id, attemptNumber }: ClaimedDelivery, columns: Partial<OutboxColumns>) =>
    db
      .updateTable('outbox')
      .set({ ...columns, lease_until: null, claimed_by: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('claimed_by', '=', claimant)
      .where('attempts', '=', attemptNumber)
      .execute();

  return {
    /** Counts the attempt first, so that a submission that crashes the process runs out of attempts. */
    claim: async (limit: number): Promise<ClaimedDelivery[]> => {
      const now = clock.now();
      // On SQLite, an idle worker must not take the write lock.
      if (!(isPostgres || (await anyDue(now, store, { destination, kinds }).executeTakeFirst()))) return [];
      // `skip locked` passes over rows that another process claims.
      const rows = await db
        .with('due', (cte) => {
          const due = cte
            .selectFrom('outbox')
            .select('id')
            .where(isDue(now, { destination, kinds }))
            .orderBy('next_attempt_at')
            .limit(limit);
          return isPostgres ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('outbox')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          lease_until: now + leaseMs,
          claimed_by: claimant,
        }))
        .where((eb) => eb('id', 'in', eb.selectFrom('due').select('due.id')))
        .returning(['id', submissionId.as('submission_id'), 'created_at', 'kind', 'payload', 'attempts'])
        .execute();
      return rows.map(({ id, submission_id, created_at, kind, payload, attempts }) => ({
        id,
        submissionId: submission_id,
        createdAt: created_at,
        submission: readSubmission(kinds, kind, payload),
        attemptNumber: attempts,
      }));
    },
    /** A success counts from any worker. */
    markDelivered: ({ id }: ClaimedDelivery, status: number) =>
      db
        .updateTable('outbox')
        .set({ state: 'delivered', delivered_at: clock.now(), last_status: status, last_error: null })
        .set({ lease_until: null, claimed_by: null })
        .where('id', '=', id)
        .where('state', '!=', 'delivered')
        .execute(),
    retryAt: (claimed: ClaimedDelivery, nextAttemptAt: number, failure: AttemptFailure) =>
      endAttempt(claimed, { next_attempt_at: nextAttemptAt, ...failureColumns(failure) }),
    markDead: (claimed: ClaimedDelivery, failure: AttemptFailure) =>
      endAttempt(claimed, { state: 'dead', ...failureColumns(failure) }),
    drop: ({ id }: ClaimedDelivery) =>
      db.deleteFrom('outbox').where('id', '=', id).where('claimed_by', '=', claimant).execute(),
    giveBack: (claimed: ClaimedDelivery) => endAttempt(claimed, { attempts: claimed.attemptNumber - 1 }),
  };
}

/** Unknown kinds wait for the version that knows them, because replicas are updated one by one. */
function isDue(now: number, { destination, kinds }: Pick<Deps, 'destination' | 'kinds'>) {
  return (eb: ExpressionBuilder<StoreTables, 'outbox'>) => {
    const isPast = (column: 'next_attempt_at' | 'lease_until') =>
      eb.or([eb(column, '<=', now), eb(column, '>', now + MAX_AHEAD_MS)]);
    return eb.and([
      eb('destination', '=', destination),
      eb('kind', 'in', Object.keys(kinds)),
      eb('state', '=', 'waiting'),
      isPast('next_attempt_at'),
      eb.or([eb('lease_until', 'is', null), isPast('lease_until')]),
    ]);
  };
}

/** Exported because a test reads its query plan. */
export function anyDue(now: number, { db }: WithDb, deps: Pick<Deps, 'destination' | 'kinds'>) {
  return db.selectFrom('outbox').select('id').where(isDue(now, deps)).limit(1);
}
