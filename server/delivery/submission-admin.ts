import type { Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import {
  type Destination,
  type OutboxTable,
  runDelete,
  type SubmissionState,
  type WithDb,
} from '../db/store.ts';
import { furtherRow, isNamed, submissionNames } from '../db/submission-rows.ts';
import { readSubmission, type Submission, type SubmissionKinds, writerOf } from './submission.ts';

export type AdminRow = Omit<Selectable<OutboxTable>, 'destination'> & {
  /** It is undefined while held or suspected. */
  destination: Destination | undefined;
  submission: Submission | undefined;
};

export type SubmissionAdmin = ReturnType<typeof createSubmissionAdmin>;

type Deps = { store: WithDb; kinds: SubmissionKinds; clock: Clock };

const unassigned: SubmissionState[] = ['held', 'suspected'];

/** A server may run on the same store meanwhile. */
export function createSubmissionAdmin({ store: { db }, kinds, clock }: Deps) {
  const allRows = db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id');
  const read = async (query: typeof allRows) => (await query.execute()).map((row) => toAdminRow(row, kinds));
  const dueNow = () => {
    const now = clock.now();
    return { attempts: 0, waiting_since: now, next_attempt_at: now, delivered_at: null };
  };
  const makeDue = (state: SubmissionState, destination?: Destination) => {
    // Leases stay, so that a delivery in flight is not duplicated.
    const update = db.updateTable('outbox').set({ state, ...dueNow() });
    return destination === undefined ? update : update.where('destination', '=', destination);
  };
  const countUpdated = async (update: ReturnType<typeof makeDue>) =>
    Number((await update.executeTakeFirst()).numUpdatedRows);
  /** The next worker assigns held submissions. */
  const hold = (name: string, states: SubmissionState[]) => {
    const held = makeDue('held').set({ last_error: null });
    return countUpdated(held.where(isNamed(name)).where('state', 'in', states));
  };
  const assignTo = (name: string, destination: Destination) => {
    const kindNames = Object.keys(kinds).filter((kind) => writerOf(kinds, kind, destination));
    const assigned = makeDue('waiting').set({ destination, last_error: null }).where('kind', 'in', kindNames);
    return countUpdated(assigned.where(isNamed(name)).where('state', 'in', unassigned));
  };
  /** The destination may have been set up later. */
  const addDestination = async (name: string, destination: Destination): Promise<boolean> => {
    const firstRow = await allRows.where(isNamed(name)).where('letter_id', 'is', null).executeTakeFirst();
    if (!(firstRow && writerOf(kinds, firstRow.kind, destination))) return false;
    const noAttempt = { lease_until: null, claimed_by: null, last_status: null, last_error: null };
    const dueRow = { ...firstRow, state: 'waiting' as const, ...dueNow(), ...noAttempt };
    const insertion = db
      .insertInto('outbox')
      .values(furtherRow(dueRow, destination))
      .onConflict((conflict) => conflict.doNothing());
    return Number((await insertion.executeTakeFirst()).numInsertedOrUpdatedRows) > 0;
  };

  return {
    /** Lists the oldest first. */
    list: (state?: SubmissionState) =>
      read(state === undefined ? allRows : allRows.where('state', '=', state)),
    show: (name: string) => read(allRows.where(isNamed(name))),
    /** Makes it due at once with all attempts, in any state. False if not found. */
    resend: async (name: string, destination?: Destination): Promise<boolean> => {
      const sent = makeDue('waiting', destination).where(isNamed(name)).where('state', 'not in', unassigned);
      const isResent = (await countUpdated(sent)) > 0;
      if (destination === undefined) return (await hold(name, unassigned)) > 0 || isResent;
      if ((await assignTo(name, destination)) > 0 || isResent) return true;
      return addDestination(name, destination);
    },
    resendAll: (state: 'dead' | 'waiting', destination?: Destination) =>
      countUpdated(makeDue('waiting', destination).where('state', '=', state)),
    /** Returns false if no suspected submission has this name. */
    release: async (name: string) => (await hold(name, ['suspected'])) > 0,
    /** Erases it in any state, but an attempt in flight continues. False if not found. */
    erase: async (name: string): Promise<boolean> => {
      const deletion = db.deleteFrom('outbox').where(isNamed(name));
      const count = await runDelete(deletion);
      // If the first statement waits for an assignment, PostgreSQL hides the new rows from it.
      await deletion.execute();
      return count > 0;
    },
  };
}

function toAdminRow(row: Selectable<OutboxTable>, kinds: SubmissionKinds): AdminRow {
  return {
    ...row,
    ...submissionNames(row),
    destination: unassigned.includes(row.state) ? undefined : row.destination,
    submission: readSubmission(kinds, row.kind, row.payload),
  };
}
