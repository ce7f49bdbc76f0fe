import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { inBatches } from './in-batches.ts';
import type { Letter } from './letter.ts';

/** `ok` means on disk: it would survive a crash and a power cut. */
type Accepted = { ok: true; id: string; reference: string } | { ok: false; reason: 'unavailable' };

export type Outbox = {
  /** Puts a letter on disk. A store that cannot write is an answer, not an exception. */
  accept: (letter: Letter) => Promise<Accepted>;
  /** Calls `listener` after every acceptance, so that a letter need not wait for the next round. */
  onAccepted: (listener: () => void) => void;
};

type Deps = {
  store: Store;
  clock: Clock;
  ids: Pick<Ids, 'letter' | 'reference'>;
  log: Log;
  /** `held` where no webhook is configured. */
  arrivals: 'waiting' | 'held';
};

const REFERENCE_TRIES = 5;
/** Letters of one statement: 8 columns each, and SQLite takes 32,766 values. */
const BATCH = 100;

type Filed = { id: string; reference: string };

export function createOutbox({ store, clock, ids, log, arrivals }: Deps): Outbox {
  const listeners: (() => void)[] = [];

  /** Puts letters on disk with one statement; those whose reference was taken already get another one. */
  async function insertAll(letters: Letter[]): Promise<Filed[]> {
    const now = clock.now();
    const filed = letters.map((letter) => ({ id: ids.letter(), reference: '', letter }));
    let left = filed;
    for (let tries = 0; tries < REFERENCE_TRIES && left.length > 0; tries += 1) {
      for (const each of left) each.reference = ids.reference();
      const rows = left.map(({ id, reference, letter }) => ({
        id,
        reference,
        kind: letter.kind,
        payload: JSON.stringify(letter.payload),
        state: arrivals,
        created_at: now,
        waiting_since: now,
        next_attempt_at: now,
      }));
      const inserted = await store.db
        .insertInto('outbox')
        .values(rows)
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('id')
        .execute();
      const onDisk = new Set(inserted.map(({ id }) => id));
      left = left.filter(({ id }) => !onDisk.has(id));
    }
    if (left.length > 0) throw new Error(`no free reference in ${REFERENCE_TRIES} tries`);
    return filed.map(({ id, reference }) => ({ id, reference }));
  }

  const file = inBatches(insertAll, BATCH);

  /** Together with others; alone where one of the others may be what was wrong. */
  async function insert(letter: Letter): Promise<Filed> {
    try {
      return await file(letter);
    } catch (fault) {
      if (store.outageCode(fault) !== undefined) throw fault;
      const [alone] = await insertAll([letter]);
      if (!alone) throw fault;
      return alone;
    }
  }

  return {
    accept: async (letter) => {
      try {
        const { id, reference } = await insert(letter);
        for (const listener of listeners) listener();
        return { ok: true, id, reference };
      } catch (fault) {
        const code = store.outageCode(fault);
        if (code === undefined) throw fault;
        log.error({ code }, 'outbox.store_unavailable');
        return { ok: false, reason: 'unavailable' };
      }
    },
    onAccepted: (listener) => {
      listeners.push(listener);
    },
  };
}
