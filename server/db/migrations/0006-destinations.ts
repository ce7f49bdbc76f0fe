import type { Kysely } from 'kysely';

/**
 * A letter may have several destinations, each with a row of its own. What is there keeps its delivery: that by webhook.
 * The version before goes on with rows of the webhook, and must not run any more where `MAIL_URL` is set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('destination', 'varchar(16)', (column) => column.notNull().defaultTo('webhook'))
    .execute();
  await db.schema.alterTable('outbox').addColumn('letter_id', 'varchar(64)').execute();
  await db.schema.createIndex('outbox_letter').on('outbox').column('letter_id').execute();
}
