import type { Kysely } from 'kysely';

/** Recognises a form that is sent again. Null without a key, and in rows of the previous version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('sent_key', 'varchar(64)').execute();
  await db.schema.createIndex('outbox_sent_key').on('outbox').column('sent_key').unique().execute();
}
