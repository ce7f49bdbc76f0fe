import { type ExpressionBuilder, sql } from 'kysely';
import type { Destination, Store, StoreTables } from '../db/store.ts';
import type { SubmissionKinds } from './submission.ts';

export function destinationsOf(
  kind: string,
  destinations: readonly Destination[],
  kinds: SubmissionKinds,
): Destination[] {
  const known = kinds[kind];
  return known ? destinations.filter((destination) => known[destination]) : [...destinations];
}

/** `msg_1-mail` */
export function furtherName(name: string, destination: Destination): string {
  return `${name}-${destination}`;
}

/**
 * Assigns unassigned and released submissions to every destination. Idempotent, so several processes may run it at
 * once.
 */
export async function assignSubmissions(
  { db }: Pick<Store, 'db'>,
  destinations: readonly Destination[],
  kinds: SubmissionKinds,
): Promise<void> {
  const unassigned = await db
    .selectFrom('outbox')
    .select('kind')
    .distinct()
    .where('state', '=', 'held')
    .execute();
  for (const { kind } of unassigned) {
    const [first, further] = destinationsOf(kind, destinations, kinds);
    if (first === undefined) continue;
    const update = db
      .updateTable('outbox')
      .set({ state: 'waiting', destination: first })
      .where('state', '=', 'held')
      .where('kind', '=', kind);
    if (further === undefined) {
      await update.execute();
      continue;
    }
    await addRows(db, kind, further);
    // A submission that another process has stored since has no further row yet.
    const isFurther = (eb: ExpressionBuilder<StoreTables, 'outbox'>) =>
      eb.exists(
        eb.selectFrom('outbox as other').select('other.id').whereRef('other.letter_id', '=', 'outbox.id'),
      );
    await update.where(isFurther).execute();
  }
}

/** Columns copied to the rows of further destinations. */
const COPIED = ['kind', 'payload', 'created_at', 'waiting_since', 'next_attempt_at', 'scheduled_at'] as const;

/** Existing rows stay as they are. */
async function addRows(db: Store['db'], kind: string, destination: Destination): Promise<void> {
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
        .where('state', '=', 'held')
        .where('kind', '=', kind),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
