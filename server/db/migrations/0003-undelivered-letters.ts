import { type Kysely, sql } from 'kysely';

/** The oldest letter of each state is asked for every few seconds, and after a long outage there are many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('outbox_undelivered')
    .on('outbox')
    .columns(['state', 'created_at'])
    // Most letters are delivered, and cost nothing here.
    .where(sql`state`, '<>', sql.lit('delivered'))
    .execute();
}
