import type { Clock } from '../clock.ts';
import type { Destination, Store } from '../db/store.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../observability/log.ts';
import { inBatches } from './in-batches.ts';
import type { Submission, SubmissionKinds } from './submission.ts';
import { type Repeat, submissionRows } from './submission-rows.ts';

/** `ok` means on disk: it survives a crash and a power cut. */
type Accepted = ({ ok: true } & Filed) | { ok: false; reason: 'unavailable' };

type Filed = { id: string; reference: string };

type Arrival = {
  repeat?: Repeat | undefined;
  /** A code, for automated submissions. */
  suspicion?: string | undefined;
};

export type Outbox = {
  /** A repeat keeps its id and reference. Does not throw when the store is down. */
  accept: (submission: Submission, arrival?: Arrival) => Promise<Accepted>;
  /** Undefined if absent or the store is down. */
  find: (repeat: Repeat) => Promise<Filed | undefined>;
  onAccepted: (listener: () => void) => void;
};

type Deps = {
  store: Store;
  kinds: SubmissionKinds;
  clock: Clock;
  ids: Pick<Ids, 'submission' | 'reference'>;
  log: Log;
  /** Empty: submissions stay unassigned. */
  destinations: readonly Destination[];
};

const REFERENCE_ATTEMPTS = 5;
/** 13 columns and two destinations each; SQLite allows 32,766 values. */
const BATCH = 100;

type Entry = Arrival & { submission: Submission };

export function createOutbox({ store, kinds, clock, ids, log, destinations }: Deps): Outbox {
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

  async function withoutRepeats<Each extends Entry & Filed>(left: Each[]): Promise<Each[]> {
    const others: Each[] = [];
    for (const each of left) {
      const there = each.repeat && (await find(each.repeat));
      if (there) Object.assign(each, there);
      else others.push(each);
    }
    return others;
  }

  async function insertAll(entries: Entry[]): Promise<Filed[]> {
    const filed = entries.map((entry) => ({ ...entry, id: ids.submission(), reference: '' }));
    let left = filed;
    for (let attempt = 0; attempt < REFERENCE_ATTEMPTS && left.length > 0; attempt += 1) {
      for (const each of left) each.reference = ids.reference();
      const inserted = await store.db
        .insertInto('outbox')
        .values(left.flatMap((each) => submissionRows(each, clock.now(), destinations, kinds)))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'letter_id'])
        .execute();
      const onDisk = new Set(inserted.map(({ id }) => id));
      // Their first row was a repeat or had a taken reference.
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

  /** Retries one by one, so that a bad entry fails alone. */
  async function insert(entry: Entry): Promise<Filed> {
    try {
      return await file(entry);
    } catch (error) {
      if (store.outageCode(error) !== undefined) throw error;
      const [alone] = await insertAll([entry]);
      if (!alone) throw error;
      return alone;
    }
  }

  async function unlessAway<Result>(asked: Promise<Result>): Promise<Result | undefined> {
    try {
      return await asked;
    } catch (error) {
      const code = store.outageCode(error);
      if (code === undefined) throw error;
      log.error({ code }, 'outbox.store_unavailable');
    }
  }

  return {
    accept: async (submission, arrival = {}) => {
      const filed = await unlessAway(insert({ ...arrival, submission }));
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
