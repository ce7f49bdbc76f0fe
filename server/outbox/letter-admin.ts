import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { LetterState, OutboxTable, Store, StoreTables } from '../store/store.ts';
import { type Letter, readLetter } from './letter.ts';
import { countLetters } from './letter-counts.ts';

/** A letter as an operator sees it. Moments are milliseconds since 1970. */
export type LetterRecord = {
  id: string;
  reference: string;
  kind: string;
  state: LetterState;
  attempts: number;
  createdAt: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  lastStatus: number | null;
  lastError: string | null;
  /** Undefined when the row is unreadable. */
  letter: Letter | undefined;
};

export type LetterAdmin = {
  /** Oldest first; all states unless one is given. */
  list: (state?: LetterState) => Promise<LetterRecord[]>;
  /** By id or by the visitor's reference (in any case). */
  show: (name: string) => Promise<LetterRecord | undefined>;
  /** Makes a letter due at once with all its attempts before it, whatever its state. False: no such letter. */
  replay: (name: string) => Promise<boolean>;
  /** The same for every dead letter; gives their number. */
  replayDead: () => Promise<number>;
  /** Deletes a letter, whatever its state. False: no such letter. An attempt that is under way goes on. */
  erase: (name: string) => Promise<boolean>;
  /** Makes a suspected letter due like any other. False: there is none of that name. */
  release: (name: string) => Promise<boolean>;
  /** Deletes what was delivered, or came in suspected, before a moment, and nothing else; gives the number. */
  purge: (before: number) => Promise<number>;
  /** Letters by state. */
  counts: () => Promise<Record<LetterState, number>>;
};

/** The operator's side of the outbox; safe to use while a server runs on the same store. */
export function createLetterAdmin({ store: { db }, clock }: { store: Store; clock: Clock }): LetterAdmin {
  const replayed = () => {
    const now = clock.now();
    // A lease stays: a letter that is on its way at this moment is not sent a second time beside it.
    return db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, waiting_since: now, next_attempt_at: now, delivered_at: null });
  };
  const isNamed = (name: string) => (eb: ExpressionBuilder<StoreTables, 'outbox'>) =>
    eb.or([eb('id', '=', name), eb('reference', '=', name.toUpperCase())]);
  return {
    list: async (state) => {
      const all = db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id');
      const rows = await (state === undefined ? all : all.where('state', '=', state)).execute();
      return rows.map(toRecord);
    },
    show: async (name) => {
      const row = await db.selectFrom('outbox').selectAll().where(isNamed(name)).executeTakeFirst();
      return row && toRecord(row);
    },
    replay: async (name) => {
      const result = await replayed().where(isNamed(name)).executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    replayDead: async () =>
      Number((await replayed().where('state', '=', 'dead').executeTakeFirst()).numUpdatedRows),
    release: async (name) => {
      const result = await replayed()
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
            eb('state', '=', 'delivered').and('delivered_at', '<', before),
            eb('state', '=', 'suspected').and('created_at', '<', before),
          ]),
        )
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
    counts: () => countLetters(db),
  };
}

function toRecord(row: Selectable<OutboxTable>): LetterRecord {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAttemptAt: row.next_attempt_at,
    deliveredAt: row.delivered_at,
    lastStatus: row.last_status,
    lastError: row.last_error,
    letter: readLetter(row.kind, row.payload),
  };
}
