import { sql } from 'kysely';
import type { Destination, Store } from '../store/store.ts';
import { destinationsOf, furtherName, KINDS_BY_MAIL } from './destinations.ts';

const BATCH = 100;
/** What a letter's row at a further destination has of its first. */
const COPIED = ['kind', 'payload', 'created_at', 'waiting_since', 'next_attempt_at'] as const;

/**
 * Addresses letters that were taken in where there was no destination, or were suspected and released: each becomes due at
 * every destination of this process. Whoever else does the same at the same moment writes the same rows.
 */
export async function addressHeld(
  { db }: Pick<Store, 'db'>,
  destinations: readonly Destination[],
): Promise<void> {
  for (;;) {
    const held = db.selectFrom('outbox').select(['id', 'kind']).where('state', '=', 'held').limit(BATCH);
    const ours = destinations.includes('mail') ? held : held.where('kind', 'not in', [...KINDS_BY_MAIL]);
    const rows = await ours.execute();
    for (const [key, some] of Map.groupBy(rows, ({ kind }) => destinationsOf(kind, destinations).join())) {
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

/** The rows of letters at a further destination; those that are there stay as they are. */
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
