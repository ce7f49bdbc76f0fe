import type { Kysely } from 'kysely';

/** Stored without personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_questions')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('language', 'varchar(8)', (column) => column.notNull())
    .addColumn('card', 'varchar(64)', (column) => column.notNull())
    .addColumn('question', 'varchar(500)', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_questions_primary', ['asked_at', 'question'])
    .execute();
}
