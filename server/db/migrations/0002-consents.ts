import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('receipt', 'varchar(32)', (column) => column.primaryKey())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addColumn('choice', 'varchar(16)', (column) => column.notNull())
    .addColumn('analytics', 'integer', (column) => column.notNull())
    .addColumn('marketing', 'integer', (column) => column.notNull())
    .addColumn('version', 'varchar(64)', (column) => column.notNull())
    .addColumn('wording', 'varchar(64)')
    .addColumn('language', 'varchar(8)', (column) => column.notNull())
    .addColumn('gpc', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('consents_decided').on('consents').column('decided_at').execute();
  // The hash alone is no key: two revisions, or two languages by fallback, can share a wording.
  await db.schema
    .createTable('consent_wordings')
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('version', 'varchar(64)', (column) => column.notNull())
    .addColumn('language', 'varchar(8)', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('first_shown_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_wordings_primary', ['version', 'language'])
    .execute();
}
