import type { Clock } from '../clock.ts';
import type { Destination, Store } from '../db/store.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../observability/log.ts';
import { destinationsOf, furtherRow } from './destinations.ts';
import { dueAfter } from './retry-schedule.ts';
import type { Submission, SubmissionKinds } from './submission.ts';

/** Recognises a form that is sent again, within `withinMs` or at any time. */
export type Repeat = { key: string; withinMs: number | undefined };

type Arrival = {
  /** Chosen by the feature; a second submission with it is the first. */
  id?: string | undefined;
  repeat?: Repeat | undefined;
  /** The code of what a bot's submission was recognised by. */
  suspicion?: string | undefined;
  /** Of the first attempt; at most a day. */
  delayMs?: number | undefined;
};

type Filed = { id: string; reference: string };

/** `ok` means on disk: it survives a crash and a power cut. */
type Accepted = ({ ok: true } & Filed) | { ok: false; reason: 'unavailable' };

export type Outbox = ReturnType<typeof createOutbox>;

type Deps = {
  store: Store;
  kinds: SubmissionKinds;
  clock: Clock;
  ids: Pick<Ids, 'submission' | 'reference'>;
  log: Log;
  /** Empty: submissions stay unassigned. */
  destinations: readonly Destination[];
};

const INSERT_ATTEMPTS = 5;

export function createOutbox({ store, kinds, clock, ids, log, destinations }: Deps) {
  const { db } = store;
  const listeners: (() => void)[] = [];

  async function insert(submission: Submission, arrival: Arrival): Promise<Filed> {
    const { id = ids.submission(), repeat } = arrival;
    for (let attempt = 1; ; attempt += 1) {
      const filed = { id, reference: ids.reference() };
      try {
        // One statement, so that all destinations are stored or none.
        await db
          .insertInto('outbox')
          .values(rowsOf(filed, submission, arrival))
          .execute();
        return filed;
      } catch (error) {
        if (!store.isDuplicate(error) || attempt === INSERT_ATTEMPTS) throw error;
        const earlier = (repeat && (await find(repeat))) ?? (arrival.id && (await filedAs('id', id)));
        if (earlier) return earlier;
      }
    }
  }

  /** One row per destination; a single one if unassigned or suspected. */
  function rowsOf({ id, reference }: Filed, { kind, payload }: Submission, arrival: Arrival) {
    const { repeat, suspicion, delayMs = 0 } = arrival;
    const now = clock.now();
    const goesTo = suspicion === undefined ? destinationsOf(kind, destinations, kinds) : [];
    const [first, ...further] = goesTo;
    const unsent = suspicion === undefined ? ('held' as const) : ('suspected' as const);
    const row = {
      id,
      reference,
      kind,
      payload: JSON.stringify(payload),
      ...(first ? { destination: first, state: 'waiting' as const } : { state: unsent }),
      letter_id: null,
      created_at: now,
      waiting_since: now + delayMs,
      ...dueAfter(delayMs, now),
      last_error: suspicion ?? null,
      sent_key: repeat?.key ?? null,
    };
    return [row, ...further.map((destination) => furtherRow(row, destination))];
  }

  const filedAs = (column: 'id' | 'sent_key', value: string): Promise<Filed | undefined> =>
    db.selectFrom('outbox').select(['id', 'reference']).where(column, '=', value).executeTakeFirst();

  async function find({ key, withinMs }: Repeat): Promise<Filed | undefined> {
    if (withinMs !== undefined)
      await db
        .updateTable('outbox')
        .set({ sent_key: null })
        .where('sent_key', '=', key)
        .where('created_at', '<=', clock.now() - withinMs)
        .execute();
    return filedAs('sent_key', key);
  }

  async function undefinedOnOutage<Result>(asked: Promise<Result>): Promise<Result | undefined> {
    try {
      return await asked;
    } catch (error) {
      const code = store.outageCode(error);
      if (code === undefined) throw error;
      log.error({ code }, 'outbox.store_unavailable');
    }
  }

  return {
    /** A repeat keeps its id and reference. Does not throw when the store is down. */
    accept: async (submission: Submission, arrival: Arrival = {}): Promise<Accepted> => {
      const filed = await undefinedOnOutage(insert(submission, arrival));
      if (!filed) return { ok: false, reason: 'unavailable' };
      for (const listener of listeners) listener();
      return { ok: true, ...filed };
    },
    /** Undefined if absent or the store is down. */
    find: (repeat: Repeat) => undefinedOnOutage(find(repeat)),
    onAccepted: (listener: () => void) => void listeners.push(listener),
  };
}
