import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Migrations } from '../server-module.ts';

/**
 * A released migration is never edited. The previous version works with its result, because replicas are updated one by one.
 */
const migrations: Migrations = {
  /** It has only column types that SQLite and PostgreSQL share. */
  '0001-outbox-limits-settings': {
    up: async (db) => {
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('reference', 'varchar(16)', (column) => column.notNull().unique())
        .addColumn('kind', 'varchar(16)', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('state', 'varchar(16)', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('waiting_since', 'bigint', (column) => column.notNull())
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_until', 'bigint')
        .addColumn('claimed_by', 'varchar(64)')
        .addColumn('delivered_at', 'bigint')
        .addColumn('last_status', 'integer')
        .addColumn('last_error', 'varchar(64)')
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
      await db.schema
        .createTable('limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('name', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0003-undelivered-letters': {
    up: async (db) => {
      await db.schema
        .createIndex('outbox_undelivered')
        .on('outbox')
        .columns(['state', 'created_at'])
        // The index is partial, so that delivered rows cost nothing.
        .where(sql`state`, '<>', sql.lit('delivered'))
        .execute();
    },
  },
  /** The key recognises a form that is sent again. It is null in older rows and for clients that send none. */
  '0004-repeated-letters': {
    up: async (db) => {
      await db.schema.alterTable('outbox').addColumn('sent_key', 'varchar(64)').execute();
      await db.schema.createIndex('outbox_sent_key').on('outbox').column('sent_key').unique().execute();
    },
  },
  /**
   * Each destination gets a row; existing rows are the webhook's. The previous version must not run while `MAIL_URL` is set.
   */
  '0006-destinations': {
    up: async (db) => {
      await db.schema
        .alterTable('outbox')
        .addColumn('destination', 'varchar(16)', (column) => column.notNull().defaultTo('webhook'))
        .execute();
      await db.schema.alterTable('outbox').addColumn('letter_id', 'varchar(64)').execute();
      await db.schema.createIndex('outbox_letter').on('outbox').column('letter_id').execute();
    },
  },
  /** Only the previous version reads this column. It takes the default of 0 as "not scheduled". */
  '0007-scheduled-at': {
    up: async (db) => {
      await db.schema
        .alterTable('outbox')
        .addColumn('scheduled_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      // How long existing rows were delayed is unknown: at most 28.8 hours, and not at all before the first attempt.
      await sql`
        update outbox set scheduled_at = next_attempt_at - case when attempts = 0 then 0 else 103680000 end
        where state in ('waiting', 'held')`.execute(db);
      await db.schema
        .createIndex('outbox_scheduled')
        .on('outbox')
        .columns(['state', 'scheduled_at'])
        .where(sql`state`, '=', sql.lit('waiting'))
        .execute();
    },
  },
};

/** Skips unknown migrations, which a newer version or a removed feature left, so that an old replica starts. @throws Error */
export async function migrateToLatest<Tables>(db: Kysely<Tables>, ofFeatures: Migrations): Promise<void> {
  const known = { ...migrations, ...ofFeatures };
  const unknown = (await executedMigrations(db)).filter((name) => !(name in known));
  const byName = { ...known, ...Object.fromEntries(unknown.map((name) => [name, noChange])) };
  const provider = { getMigrations: async () => byName };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error) throw error;
}

const noChange: Migration = { up: async () => undefined };

async function executedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
