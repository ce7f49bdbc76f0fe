import type { Kysely } from 'kysely';

/** Tells a form that is sent again from a new one. Null where nothing was said, and for the version before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('sent_key', 'varchar(64)').execute();
  await db.schema.createIndex('outbox_sent_key').on('outbox').column('sent_key').unique().execute();
}
