import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import {
  DESTINATIONS,
  type Destination,
  type LetterState,
  type OutboxTable,
  type Store,
  type StoreTables,
} from '../store/store.ts';
import { furtherName } from './destinations.ts';
import { type Letter, readLetter } from './letter.ts';
import { countLetters } from './letter-counts.ts';

/** A letter at one of its destinations, as an operator sees it: its row under the letter's names, and what it says. */
export type LetterRecord = Omit<Selectable<OutboxTable>, 'destination'> & {
  /** Undefined where none is known yet: the letter is held or suspected. */
  destination: Destination | undefined;
  /** Undefined when the row is unreadable. */
  letter: Letter | undefined;
};

export type LetterAdmin = {
  /** Oldest first; all states unless one is given. */
  list: (state?: LetterState) => Promise<LetterRecord[]>;
  /** By id or by the visitor's reference (in any case), at each of its destinations. */
  show: (name: string) => Promise<LetterRecord[]>;
  /** Makes a letter due at once with all its attempts before it, whatever its state. False: no such letter. */
  replay: (name: string, destination?: Destination) => Promise<boolean>;
  /** The same for all that are dead, or wait for their next attempt; gives their number. */
  replayAll: (state: 'dead' | 'waiting', destination?: Destination) => Promise<number>;
  /** Deletes a letter, whatever its state. False: no such letter. An attempt that is under way goes on. */
  erase: (name: string) => Promise<boolean>;
  /** Makes a suspected letter leave like any other. False: there is none of that name. */
  release: (name: string) => Promise<boolean>;
  /** Deletes what was delivered, or came in suspected, before a moment, and nothing else; gives the number. */
  purge: (before: number) => Promise<number>;
  /** Letters by state. */
  counts: () => Promise<Record<LetterState, number>>;
};

/** The operator's side of the outbox; safe to use while a server runs on the same store. */
export function createLetterAdmin({ store: { db }, clock }: { store: Store; clock: Clock }): LetterAdmin {
  const replayed = (destination?: Destination, state: LetterState = 'waiting') => {
    const now = clock.now();
    // A lease stays: a letter that is on its way at this moment is not sent a second time beside it.
    const all = db
      .updateTable('outbox')
      .set({ state, attempts: 0, waiting_since: now, next_attempt_at: now, delivered_at: null });
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
    replay: async (name, destination) => {
      // What was held or suspected has no destination yet, and gets them all.
      const open = await replayed(undefined, 'held')
        .where(isNamed(name))
        .where('state', 'in', ['held', 'suspected'])
        .executeTakeFirst();
      const result = await replayed(destination)
        .where(isNamed(name))
        .where('state', '!=', 'held')
        .executeTakeFirst();
      return open.numUpdatedRows + result.numUpdatedRows > 0n;
    },
    replayAll: async (state, destination) =>
      Number((await replayed(destination).where('state', '=', state).executeTakeFirst()).numUpdatedRows),
    release: async (name) => {
      const result = await replayed(undefined, 'held')
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
    counts: () => countLetters(db),
  };
}

/** The other row of a letter that has two, where it is not as far: a letter goes when all its destinations are done. */
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

function toRecord(row: Selectable<OutboxTable>): LetterRecord {
  const isOpen = row.state === 'held' || row.state === 'suspected';
  const ending = row.letter_id === null ? '' : furtherName('', row.destination).toUpperCase();
  return {
    ...row,
    id: row.letter_id ?? row.id,
    reference: row.reference.replace(ending, ''),
    destination: isOpen ? undefined : row.destination,
    letter: readLetter(row.kind, row.payload),
  };
}
