import type { ExpressionBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Destination, LetterState, Store, StoreTables } from '../store/store.ts';
import { type Letter, readLetter } from './letter.ts';

/** A letter that one claimant has to itself for a while. */
export type ClaimedLetter = {
  /** Of its row. */
  id: string;
  /** The same at every destination. */
  letterId: string;
  /** When it was taken in. */
  createdAt: number;
  /** Undefined when the row is unreadable. */
  letter: Letter | undefined;
  /** Which attempt this is, from 1. */
  attempt: number;
};

/** What came of an attempt: the status if there was an answer, a code if it failed. */
type AttemptResult = { status: number | undefined; error: string | undefined };

export type Claims = {
  /** Takes up to `limit` due letters and counts the attempt. `exhausted`: ids that had no attempt left and are dead now. */
  claim: (limit: number) => Promise<{ letters: ClaimedLetter[]; exhausted: string[] }>;
  delivered: (claimed: ClaimedLetter, status: number) => Promise<void>;
  retryLater: (claimed: ClaimedLetter, at: number, result: AttemptResult) => Promise<void>;
  dead: (claimed: ClaimedLetter, result: AttemptResult) => Promise<void>;
  /** The attempt did not come to an end and does not count: due again at once. */
  giveBack: (claimed: ClaimedLetter) => Promise<void>;
};

type Deps = {
  store: Store;
  clock: Clock;
  /** Only what goes there is claimed. */
  destination: Destination;
  /** This process, among all that share the store. */
  claimant: string;
  maxAttempts: number;
  /** Longer than an attempt can last; a claimant that dies leaves its letters to others after this. */
  leaseMs: number;
};

const FREE = { lease_until: null, claimed_by: null };

/**
 * The relay's side of the outbox. An attempt is counted when it begins: a letter that takes the process down with it runs
 * out of attempts like any other, instead of taking it down for ever.
 */
export function createClaims(deps: Deps): Claims {
  const { clock, claimant } = deps;
  const { db } = deps.store;

  // A "no" counts only from who still holds the letter: another may have it by now, and be luckier.
  const stillMine = ({ id, attempt }: ClaimedLetter) =>
    db
      .updateTable('outbox')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('claimed_by', '=', claimant)
      .where('attempts', '=', attempt);

  return {
    claim: (limit) => claimDue(limit, deps),
    // A "yes" counts whoever brings it: the receiver has the letter.
    delivered: async ({ id }, status) => {
      await db
        .updateTable('outbox')
        .set({
          state: 'delivered',
          delivered_at: clock.now(),
          last_status: status,
          last_error: null,
          ...FREE,
        })
        .where('id', '=', id)
        .where('state', '!=', 'delivered')
        .execute();
    },
    retryLater: async (claimed, at, result) => {
      await stillMine(claimed)
        .set({ next_attempt_at: at, ...columns(result), ...FREE })
        .execute();
    },
    dead: async (claimed, result) => {
      await stillMine(claimed)
        .set({ state: 'dead', ...columns(result), ...FREE })
        .execute();
    },
    giveBack: async (claimed) => {
      await stillMine(claimed)
        .set({ attempts: claimed.attempt - 1, next_attempt_at: clock.now(), ...FREE })
        .execute();
    },
  };
}

function isDue(now: number, destination: Destination) {
  return (eb: ExpressionBuilder<StoreTables, 'outbox'>) =>
    eb.and([
      eb('state', '=', 'waiting'),
      eb('destination', '=', destination),
      eb('next_attempt_at', '<=', now),
      eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]),
    ]);
}

async function isAnyDue(db: Store['db'], due: ReturnType<typeof isDue>): Promise<boolean> {
  const found = await db.selectFrom('outbox').select('id').where(due).limit(1).executeTakeFirst();
  return found !== undefined;
}

async function claimDue(limit: number, { store, clock, destination, claimant, maxAttempts, leaseMs }: Deps) {
  const now = clock.now();
  const { db, rowLocks } = store;
  const isDueHere = isDue(now, destination);
  // Looking before taking: an idle relay never asks for the lock on the whole store.
  if (!(rowLocks || (await isAnyDue(db, isDueHere)))) return { letters: [], exhausted: [] };
  // One statement, so that nobody takes anything in between. `skip locked` passes by what another claimant is taking at
  // this very moment instead of waiting for it.
  const rows = await db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('outbox')
        .select('id')
        .where(isDueHere)
        .orderBy('next_attempt_at')
        .limit(limit);
      return rowLocks ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('outbox')
    .set((eb) => {
      const spent = () => eb.case().when('attempts', '>=', maxAttempts);
      const leaseUntil = eb.cast<number>(eb.val(now + leaseMs), 'bigint');
      return {
        state: spent().then<LetterState>('dead').else<LetterState>('waiting').end(),
        last_error: spent().then('attempts_exhausted').else(eb.ref('last_error')).end(),
        attempts: spent()
          .then(eb.ref('attempts'))
          .else(eb('attempts', '+', 1))
          .end(),
        lease_until: spent().then(null).else(leaseUntil).end(),
        claimed_by: spent().then(null).else(claimant).end(),
      };
    })
    .where((eb) => eb('id', 'in', eb.selectFrom('due').select('due.id')))
    .returning(['id', 'letter_id', 'created_at', 'kind', 'payload', 'state', 'attempts'])
    .execute();
  return {
    exhausted: rows.filter((row) => row.state === 'dead').map((row) => row.id),
    letters: rows
      .filter((row) => row.state === 'waiting')
      .map((row) => ({
        id: row.id,
        letterId: row.letter_id ?? row.id,
        createdAt: row.created_at,
        letter: readLetter(row.kind, row.payload),
        attempt: row.attempts,
      })),
  };
}

function columns({ status, error }: AttemptResult): {
  last_status: number | null;
  last_error: string | null;
} {
  return { last_status: status ?? null, last_error: error ?? null };
}
