import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import {
  DESTINATIONS,
  type Destination,
  type OutboxTable,
  type Store,
  type StoreTables,
  type SubmissionState,
} from '../db/store.ts';
import { furtherName } from './destinations.ts';
import { dueAfter } from './retry-schedule.ts';
import { readSubmission, type Submission, type SubmissionKinds } from './submission.ts';

export type SubmissionRecord = Omit<Selectable<OutboxTable>, 'destination'> & {
  /** Undefined until assigned. */
  destination: Destination | undefined;
  submission: Submission | undefined;
};

export type SubmissionAdmin = {
  /** Oldest first. */
  list: (state?: SubmissionState) => Promise<SubmissionRecord[]>;
  /** By id or reference, case-insensitive. */
  show: (name: string) => Promise<SubmissionRecord[]>;
  /** Due at once with all attempts, in any state. False: not found. */
  resend: (name: string, destination?: Destination) => Promise<boolean>;
  resendAll: (state: 'dead' | 'waiting', destination?: Destination) => Promise<number>;
  /** In any state; an attempt in flight continues. False: not found. */
  erase: (name: string) => Promise<boolean>;
  /** False: none suspected. */
  release: (name: string) => Promise<boolean>;
  /** Deletes only delivered and suspected ones. */
  purge: (before: number) => Promise<number>;
  counts: () => Promise<Record<SubmissionState, number>>;
};

/** Safe while a server runs on the same store. */
export function createSubmissionAdmin({
  store: { db },
  kinds,
  clock,
}: {
  store: Store;
  kinds: SubmissionKinds;
  clock: Clock;
}): SubmissionAdmin {
  const toRecord = (row: Selectable<OutboxTable>) => recordOf(row, kinds);
  const resent = (destination?: Destination, state: SubmissionState = 'waiting') => {
    const now = clock.now();
    // Keeps leases, so that a delivery in flight is not duplicated.
    const all = db
      .updateTable('outbox')
      .set({ state, attempts: 0, waiting_since: now, ...dueAfter(0, now), delivered_at: null });
    return destination === undefined ? all : all.where('destination', '=', destination);
  };
  const isNamed = (name: string) => (eb: ExpressionBuilder<StoreTables, 'outbox'>) =>
    eb.or([
      eb('id', '=', name),
      eb('letter_id', '=', name),
      ...['', ...DESTINATIONS.map((destination) => furtherName('', destination))].map((ending) =>
        eb('reference', '=', (name + ending).toUpperCase()),
      ),
    ]);
  return {
    list: async (state) => {
      const all = db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id');
      const rows = await (state === undefined ? all : all.where('state', '=', state)).execute();
      return rows.map(toRecord);
    },
    show: async (name) => {
      const rows = await db.selectFrom('outbox').selectAll().where(isNamed(name)).orderBy('id').execute();
      return rows.map(toRecord);
    },
    resend: async (name, destination) => {
      const open = await resent(undefined, 'held')
        .where(isNamed(name))
        .where('state', 'in', ['held', 'suspected'])
        .executeTakeFirst();
      const result = await resent(destination)
        .where(isNamed(name))
        .where('state', '!=', 'held')
        .executeTakeFirst();
      return open.numUpdatedRows + result.numUpdatedRows > 0n;
    },
    resendAll: async (state, destination) =>
      Number((await resent(destination).where('state', '=', state).executeTakeFirst()).numUpdatedRows),
    release: async (name) => {
      const result = await resent(undefined, 'held')
        .where(isNamed(name))
        .where('state', '=', 'suspected')
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    erase: async (name) => {
      const result = await db.deleteFrom('outbox').where(isNamed(name)).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
    purge: async (before) => {
      const result = await db
        .deleteFrom('outbox')
        .where((eb) =>
          eb.or([
            eb('state', '=', 'delivered')
              .and('delivered_at', '<', before)
              .and(eb.not(eb.exists(undelivered(eb, before)))),
            eb('state', '=', 'suspected').and('created_at', '<', before),
          ]),
        )
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
    counts: () => countSubmissions(db),
  };
}

/** A submission is purged only when delivered to all destinations. */
function undelivered(eb: ExpressionBuilder<StoreTables, 'outbox'>, before: number) {
  return eb
    .selectFrom('outbox as other')
    .select('other.id')
    .where((on) =>
      on.or([
        on('other.letter_id', '=', on.ref('outbox.id')),
        on('other.id', '=', on.ref('outbox.letter_id')),
      ]),
    )
    .where((on) => on.or([on('other.state', '!=', 'delivered'), on('other.delivered_at', '>=', before)]));
}

function recordOf(row: Selectable<OutboxTable>, kinds: SubmissionKinds): SubmissionRecord {
  const isOpen = row.state === 'held' || row.state === 'suspected';
  const ending = row.letter_id === null ? '' : furtherName('', row.destination).toUpperCase();
  return {
    ...row,
    id: row.letter_id ?? row.id,
    reference: row.reference.replace(ending, ''),
    destination: isOpen ? undefined : row.destination,
    submission: readSubmission(kinds, row.kind, row.payload),
  };
}

const UNDELIVERED = ['waiting', 'held', 'dead'] as const satisfies SubmissionState[];

export type SubmissionCounts = Record<SubmissionState, number>;

/** By state; without a destination, each submission counts once per destination. */
export async function countSubmissions(
  db: Store['db'],
  destination?: Destination,
): Promise<SubmissionCounts> {
  const all = db
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state');
  const rows = await (destination === undefined ? all : all.where('destination', '=', destination)).execute();
  const counts = { waiting: 0, held: 0, delivered: 0, dead: 0, suspected: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

type Undelivered = (typeof UNDELIVERED)[number];

function oldestIn(db: Store['db'], state: Undelivered) {
  return (
    db
      .selectFrom('outbox')
      .select('created_at')
      .where('state', '=', state)
      // Literal, not a parameter: SQLite uses the partial index only then.
      .where(sql<boolean>`state <> 'delivered'`)
      .orderBy('created_at')
      .limit(1)
  );
}

/** Milliseconds since 1970 by state, or null. */
export async function oldestUndelivered(db: Store['db']): Promise<Record<Undelivered, number | null>> {
  const since: Record<Undelivered, number | null> = { waiting: null, held: null, dead: null };
  for (const state of UNDELIVERED)
    since[state] = (await oldestIn(db, state).executeTakeFirst())?.created_at ?? null;
  return since;
}
