import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log/log.ts';
import type { Destination, Store } from '../store/store.ts';
import { inBatches } from './in-batches.ts';
import type { Letter } from './letter.ts';
import { letterRows, type Repeat } from './letter-rows.ts';

/** `ok` means on disk: it would survive a crash and a power cut. */
type Accepted = ({ ok: true } & Filed) | { ok: false; reason: 'unavailable' };

type Filed = { id: string; reference: string };

type Arrival = {
  repeat?: Repeat | undefined;
  /** Why an operator is to look at it first, as a code. */
  suspicion?: string | undefined;
};

export type Outbox = {
  /**
   * Puts a letter on disk; one that was there before keeps its names. A store that cannot write is an answer, not an
   * exception.
   */
  accept: (letter: Letter, arrival?: Arrival) => Promise<Accepted>;
  /** The letter that is on disk already; undefined where there is none, or the store cannot say. */
  find: (repeat: Repeat) => Promise<Filed | undefined>;
  /** Calls `listener` after every acceptance, so that a letter need not wait for the next round. */
  onAccepted: (listener: () => void) => void;
};

type Deps = {
  store: Store;
  clock: Clock;
  ids: Pick<Ids, 'letter' | 'reference'>;
  log: Log;
  /** Where letters go; none: they are held. */
  destinations: readonly Destination[];
};

const REFERENCE_ATTEMPTS = 5;
/** Letters of one statement: 12 columns and two destinations each, and SQLite takes 32,766 values. */
const BATCH = 100;

type Entry = Arrival & { letter: Letter };

export function createOutbox({ store, clock, ids, log, destinations }: Deps): Outbox {
  const listeners: (() => void)[] = [];

  async function find({ key, withinMs }: Repeat): Promise<Filed | undefined> {
    if (withinMs !== undefined)
      await store.db
        .updateTable('outbox')
        .set({ sent_key: null })
        .where('sent_key', '=', key)
        .where('created_at', '<=', clock.now() - withinMs)
        .execute();
    return store.db
      .selectFrom('outbox')
      .select(['id', 'reference'])
      .where('sent_key', '=', key)
      .executeTakeFirst();
  }

  /** Gives each repeat the names of the letter that is there, and returns the others. */
  async function withoutRepeats<Each extends Entry & Filed>(left: Each[]): Promise<Each[]> {
    const others: Each[] = [];
    for (const each of left) {
      const there = each.repeat && (await find(each.repeat));
      if (there) Object.assign(each, there);
      else others.push(each);
    }
    return others;
  }

  /** Puts letters on disk with one statement; those whose reference was taken already get another one. */
  async function insertAll(entries: Entry[]): Promise<Filed[]> {
    const filed = entries.map((entry) => ({ ...entry, id: ids.letter(), reference: '' }));
    let left = filed;
    for (let attempt = 0; attempt < REFERENCE_ATTEMPTS && left.length > 0; attempt += 1) {
      for (const each of left) each.reference = ids.reference();
      const inserted = await store.db
        .insertInto('outbox')
        .values(left.flatMap((each) => letterRows(each, clock.now(), destinations)))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'letter_id'])
        .execute();
      const onDisk = new Set(inserted.map(({ id }) => id));
      // A further row has come alone where the first was a repeat, or its reference was taken.
      const alone = inserted.filter(({ letter_id }) => letter_id !== null && !onDisk.has(letter_id));
      if (alone.length > 0)
        await store.db
          .deleteFrom('outbox')
          .where(
            'id',
            'in',
            alone.map(({ id }) => id),
          )
          .execute();
      left = await withoutRepeats(left.filter(({ id }) => !onDisk.has(id)));
    }
    if (left.length > 0) throw new Error(`no free reference in ${REFERENCE_ATTEMPTS} attempts`);
    return filed.map(({ id, reference }) => ({ id, reference }));
  }

  const file = inBatches(insertAll, BATCH);

  /** Together with others; alone where one of the others may be what was wrong. */
  async function insert(entry: Entry): Promise<Filed> {
    try {
      return await file(entry);
    } catch (fault) {
      if (store.outageCode(fault) !== undefined) throw fault;
      const [alone] = await insertAll([entry]);
      if (!alone) throw fault;
      return alone;
    }
  }

  async function unlessAway<Result>(asked: Promise<Result>): Promise<Result | undefined> {
    try {
      return await asked;
    } catch (fault) {
      const code = store.outageCode(fault);
      if (code === undefined) throw fault;
      log.error({ code }, 'outbox.store_unavailable');
    }
  }

  return {
    accept: async (letter, arrival = {}) => {
      const filed = await unlessAway(insert({ ...arrival, letter }));
      if (!filed) return { ok: false, reason: 'unavailable' };
      for (const listener of listeners) listener();
      return { ok: true, ...filed };
    },
    find: (repeat) => unlessAway(find(repeat)),
    onAccepted: (listener) => {
      listeners.push(listener);
    },
  };
}
