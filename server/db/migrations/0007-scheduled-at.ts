import { type Kysely, sql } from 'kysely';

/** Detects deliveries that a wrong clock has postponed. The previous version writes 0, which is exempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('scheduled_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // The delay of existing rows is unknown: at most a day and a fifth, and none before the first attempt.
  await sql`
    update outbox set scheduled_at = next_attempt_at - case when attempts = 0 then 0 else 103680000 end
    where state in ('waiting', 'held')`.execute(db);
  await db.schema
    .createIndex('outbox_scheduled')
    .on('outbox')
    .columns(['state', 'scheduled_at'])
    // A partial index: delivered rows cost nothing.
    .where(sql`state`, '=', sql.lit('waiting'))
    .execute();
}
