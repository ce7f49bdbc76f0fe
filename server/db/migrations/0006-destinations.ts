import type { Kysely } from 'kysely';

/**
 * One row per destination. Existing rows belong to the webhook; the previous version writes only these, and must not
 * run with `MAIL_URL` set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('destination', 'varchar(16)', (column) => column.notNull().defaultTo('webhook'))
    .execute();
  await db.schema.alterTable('outbox').addColumn('letter_id', 'varchar(64)').execute();
  await db.schema.createIndex('outbox_letter').on('outbox').column('letter_id').execute();
}
