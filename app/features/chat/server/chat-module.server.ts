import type { Kysely } from 'kysely';
import { MINUTE } from '../../../../server/clock.ts';
import type { ServerModule } from '../../../../server/server-module.ts';
import { purgeQuestions, questionsOf } from './kept-questions.server.ts';

export const chatModule = {
  /** This suffices for an office behind one address, and stops a script. */
  limits: { chat: { points: 30, durationMs: 10 * MINUTE } },
  migrations: { '0005-kept-questions': { up: createTable } },
  purge: purgeQuestions,
  weeklyCounts: { questions: questionsOf },
} satisfies ServerModule;

/** Personal data is removed before storing. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_questions')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('language', 'varchar(8)', (column) => column.notNull())
    .addColumn('card', 'varchar(64)', (column) => column.notNull())
    .addColumn('question', 'varchar(500)', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_questions_primary', ['asked_at', 'question'])
    .execute();
}
