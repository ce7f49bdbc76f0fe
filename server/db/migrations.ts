import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as outboxLimitsSettings } from './migrations/0001-outbox-limits-settings.ts';
import { up as consents } from './migrations/0002-consents.ts';
import { up as undeliveredSubmissions } from './migrations/0003-undelivered-letters.ts';
import { up as repeatedSubmissions } from './migrations/0004-repeated-letters.ts';
import { up as keptQuestions } from './migrations/0005-kept-questions.ts';
import { up as destinations } from './migrations/0006-destinations.ts';
import { up as scheduledAt } from './migrations/0007-scheduled-at.ts';

/**
 * Released migrations are never edited, and the previous version must work with their result, since replicas are
 * updated one by one.
 */
const migrations: Record<string, Migration> = {
  '0001-outbox-limits-settings': { up: outboxLimitsSettings },
  '0002-consents': { up: consents },
  '0003-undelivered-letters': { up: undeliveredSubmissions },
  '0004-repeated-letters': { up: repeatedSubmissions },
  '0005-kept-questions': { up: keptQuestions },
  '0006-destinations': { up: destinations },
  '0007-scheduled-at': { up: scheduledAt },
};

/**
 * Migrates to the latest version. Ignores newer migrations, so that old replicas still start.
 * @throws Error if a migration fails
 */
export async function migrateToLatest<Tables>(db: Kysely<Tables>): Promise<void> {
  const later = (await madeBefore(db)).filter((name) => name > newest);
  const known = { ...migrations, ...Object.fromEntries(later.map((name) => [name, NOTHING])) };
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

const NOTHING: Migration = { up: async () => undefined };
const newest = Object.keys(migrations).reduce((last, name) => (name > last ? name : last));

async function madeBefore<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
