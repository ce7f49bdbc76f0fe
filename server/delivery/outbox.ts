import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Destination, outageCodeOrThrow, type Store, type SubmissionState } from '../db/store.ts';
import { furtherRow, type SubmissionNames } from '../db/submission-rows.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../observability/log.ts';
import { destinationsOf, type Submission, type SubmissionKinds } from './submission.ts';

/** This recognises a form that is sent again, within `withinMs` or at any time. */
export type IdempotencyKey = { value: string; withinMs?: number | undefined };

type AcceptOptions = {
  /** The feature may choose the id. A second submission with it is a repeat. */
  id?: string | undefined;
  idempotencyKey?: IdempotencyKey | undefined;
  /** A code that says how a bot was recognised. */
  suspicion?: string | undefined;
  /** The delay before the first attempt, at most a day. */
  delayMs?: number | undefined;
};

/** `ok` means on disk, safe from a crash or power cut. */
type AcceptOutcome = { ok: true; id: string; reference: string } | { ok: false; reason: 'unavailable' };

export type Outbox = ReturnType<typeof createOutbox>;

type Deps = {
  store: Store;
  kinds: SubmissionKinds;
  clock: Clock;
  ids: Pick<Ids, 'submission' | 'reference'>;
  log: Log;
  /** If there are none, submissions stay held. */
  destinations: readonly Destination[];
  wakeWorkers?: () => void;
};

const INSERT_ATTEMPTS = 5;

export function createOutbox({ store, kinds, clock, ids, log, destinations, wakeWorkers }: Deps) {
  const { db } = store;
  const storedNames = db.selectFrom('outbox').select(['id', 'reference']);

  /** A repeat returns the stored names. */
  async function insert(submission: Submission, options: AcceptOptions): Promise<SubmissionNames> {
    const { id = ids.submission(), idempotencyKey } = options;
    for (let attempt = 1; ; attempt += 1) {
      const names = { id, reference: ids.reference() };
      try {
        // In one statement, so that all destinations get a row or none.
        await db
          .insertInto('outbox')
          .values(rowsOf(names, submission, options))
          .execute();
        return names;
      } catch (error) {
        if (!store.isDuplicate(error) || attempt === INSERT_ATTEMPTS) throw error;
        const stored = await findStored(options);
        if (stored) return stored;
        // The reference was taken, or the key has expired, so it tries again.
        if (idempotencyKey) await releaseExpired(idempotencyKey);
      }
    }
  }

  /** Makes a row per destination, or a single one if held or suspected. */
  function rowsOf({ id, reference }: SubmissionNames, { kind, payload }: Submission, options: AcceptOptions) {
    const { idempotencyKey, suspicion, delayMs = 0 } = options;
    const now = clock.now();
    const isSuspected = suspicion !== undefined;
    const [firstDestination, ...furtherDestinations] = isSuspected
      ? []
      : destinationsOf(kinds, kind, destinations);
    const unassigned: SubmissionState = isSuspected ? 'suspected' : 'held';
    const state = firstDestination ? ('waiting' as const) : unassigned;
    const row = {
      id,
      reference,
      kind,
      payload: JSON.stringify(payload),
      state,
      ...(firstDestination && { destination: firstDestination }),
      letter_id: null,
      created_at: now,
      waiting_since: now + delayMs,
      next_attempt_at: now + delayMs,
      last_error: suspicion ?? null,
      sent_key: idempotencyKey?.value ?? null,
    };
    return [row, ...furtherDestinations.map((destination) => furtherRow(row, destination))];
  }

  async function findStored({ id, idempotencyKey: key }: AcceptOptions) {
    if (key) {
      const withKey = storedNames.where('sent_key', '=', key.value);
      const stored = await withKey.where(isRecent(key, clock.now())).executeTakeFirst();
      if (stored) return stored;
    }
    return id === undefined ? undefined : storedNames.where('id', '=', id).executeTakeFirst();
  }

  const releaseExpired = (key: IdempotencyKey) =>
    db
      .updateTable('outbox')
      .set({ sent_key: null })
      .where('sent_key', '=', key.value)
      .where(({ not }) => not(isRecent(key, clock.now())))
      .execute();

  async function undefinedOnOutage<Result>(query: Promise<Result>): Promise<Result | undefined> {
    try {
      return await query;
    } catch (error) {
      log.error({ code: outageCodeOrThrow(store, error) }, 'outbox.store_unavailable');
    }
  }

  return {
    /** A repeat keeps its id and reference. Does not throw if the store is down. */
    accept: async (submission: Submission, options: AcceptOptions = {}): Promise<AcceptOutcome> => {
      const names = await undefinedOnOutage(insert(submission, options));
      if (!names) return { ok: false, reason: 'unavailable' };
      wakeWorkers?.();
      return { ok: true, ...names };
    },
    /** Finds what was accepted by this key. Undefined if there is nothing, or the store is down. */
    findAccepted: async (key: IdempotencyKey | undefined): Promise<AcceptOutcome | undefined> => {
      const names = await undefinedOnOutage(findStored({ idempotencyKey: key }));
      return names && { ok: true, ...names };
    },
  };
}

function isRecent({ withinMs = Number.MAX_SAFE_INTEGER }: IdempotencyKey, now: number) {
  return sql<boolean>`abs(created_at - ${now}) < ${withinMs}`;
}
