import type { ColumnType, Kysely } from 'kysely';
import type { Migrations } from '../../../server/server-module.ts';
import type { ConsentChoice } from './consent-cookie.ts';

/** SQLite has no boolean type. */
type Flag = 0 | 1;

/** Rows are only added, and say nothing about the person. */
type ConsentTable = {
  receipt: ColumnType<string, string, never>;
  decided_at: ColumnType<number, number, never>;
  choice: ColumnType<ConsentChoice, ConsentChoice, never>;
  analytics: ColumnType<Flag, Flag, never>;
  marketing: ColumnType<Flag, Flag, never>;
  version: ColumnType<string, string, never>;
  /** SHA-256 in hexadecimal of the shown wording; null if it is unknown. */
  wording: ColumnType<string | null, string | null, never>;
  language: ColumnType<string, string, never>;
  gpc: ColumnType<Flag, Flag, never>;
};

type ConsentWordingTable = {
  hash: ColumnType<string, string, never>;
  version: ColumnType<string, string, never>;
  language: ColumnType<string, string, never>;
  /** The JSON exactly as it was hashed. */
  wording: ColumnType<string, string, never>;
  first_shown_at: ColumnType<number, number, never>;
};

export type ConsentTables = { consents: ConsentTable; consent_wordings: ConsentWordingTable };

export const consentMigrations: Migrations = { '0002-consents': { up: consents } };

async function consents(db: Kysely<unknown>): Promise<void> {
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
  // Versions, and languages by fallback, can share a wording, so the hash alone is no key.
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
