import { type Kysely, sql } from 'kysely';

/** The oldest submission of each state is queried every few seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('outbox_undelivered')
    .on('outbox')
    .columns(['state', 'created_at'])
    // A partial index: delivered rows cost nothing.
    .where(sql`state`, '<>', sql.lit('delivered'))
    .execute();
}
