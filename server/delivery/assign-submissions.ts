import type { Destination, Store } from '../db/store.ts';
import { furtherRow } from '../db/submission-rows.ts';
import { destinationsOf, type SubmissionKinds } from './submission.ts';

const BATCH_SIZE = 100;

/** Gives held and released submissions a row for each destination. Several processes may do so at once. */
export async function assignSubmissions(
  { db, isPostgres }: Pick<Store, 'db' | 'isPostgres'>,
  destinations: readonly Destination[],
  kinds: SubmissionKinds,
): Promise<void> {
  const isSent = (kind: string) => destinationsOf(kinds, kind, destinations).length > 0;
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'held')
    // SQL allows no empty list.
    .where('kind', 'in', ['', ...Object.keys(kinds).filter(isSent)])
    .orderBy('created_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const row of rows) {
    const [firstDestination, ...furtherDestinations] = destinationsOf(kinds, row.kind, destinations);
    if (firstDestination === undefined) continue;
    for (const destination of furtherDestinations)
      await db
        .insertInto('outbox')
        .columns(keysOf(row))
        // The row is selected again, because it may have been erased meanwhile.
        .expression(({ selectFrom, val }) => {
          const copy = furtherRow({ ...row, state: 'waiting' as const }, destination);
          const ifStillHeld = selectFrom('outbox')
            .select(keysOf(row).map((name) => val(copy[name]).as(name)))
            .where('id', '=', row.id)
            .where('state', '=', 'held');
          return isPostgres ? ifStillHeld.forUpdate() : ifStillHeld;
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await db
      .updateTable('outbox')
      .set({ state: 'waiting', destination: firstDestination })
      .where('id', '=', row.id)
      .where('state', '=', 'held')
      .execute();
  }
}

const keysOf = <Row extends object>(row: Row) => Object.keys(row) as (keyof Row & string)[];
