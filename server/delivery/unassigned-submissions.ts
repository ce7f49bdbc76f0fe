import { sql } from 'kysely';
import type { Destination, Store } from '../db/store.ts';
import { destinationsOf, furtherName, mailOnlyKinds } from './destinations.ts';
import type { SubmissionKinds } from './submission.ts';

const BATCH = 100;
/** Columns copied to the rows of further destinations. */
const COPIED = ['kind', 'payload', 'created_at', 'waiting_since', 'next_attempt_at', 'scheduled_at'] as const;

/**
 * Assigns unassigned and released submissions to every destination. Idempotent, so several processes may run it at
 * once.
 */
export async function addressHeld(
  { db }: Pick<Store, 'db'>,
  destinations: readonly Destination[],
  kinds: SubmissionKinds,
): Promise<void> {
  const others = destinations.includes('mail') ? [] : mailOnlyKinds(kinds);
  for (;;) {
    const held = db.selectFrom('outbox').select(['id', 'kind']).where('state', '=', 'held').limit(BATCH);
    const ours = others.length > 0 ? held.where('kind', 'not in', others) : held;
    const rows = await ours.execute();
    for (const [key, some] of Map.groupBy(rows, ({ kind }) =>
      destinationsOf(kind, destinations, kinds).join(),
    )) {
      const [first, further] = key.split(',') as [Destination, Destination?];
      const ids = some.map(({ id }) => id);
      if (further !== undefined) await addRows(db, ids, further);
      await db
        .updateTable('outbox')
        .set({ state: 'waiting', destination: first })
        .where('id', 'in', ids)
        .where('state', '=', 'held')
        .execute();
    }
    if (rows.length < BATCH) return;
  }
}

/** Existing rows stay as they are. */
async function addRows(db: Store['db'], ids: string[], destination: Destination): Promise<void> {
  await db
    .insertInto('outbox')
    .columns(['id', 'reference', 'state', 'destination', 'letter_id', ...COPIED])
    .expression((eb) =>
      eb
        .selectFrom('outbox')
        .select([
          sql<string>`id || ${sql.lit(furtherName('', destination))}`.as('id'),
          sql<string>`reference || ${sql.lit(furtherName('', destination).toUpperCase())}`.as('reference'),
          sql<'waiting'>`'waiting'`.as('state'),
          sql<Destination>`${sql.lit(destination)}`.as('destination'),
          'id as letter_id',
          ...COPIED,
        ])
        .where('id', 'in', ids)
        .where('state', '=', 'held'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
