import { closeSync, existsSync, mkdirSync, openSync, type Stats, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import type { Migrations } from '../server-module.ts';
import { migrateToLatest } from './migrations.ts';
import type { Store, StoreTables, WithDb } from './store.ts';

// better-sqlite3 is synchronous, so a waiting write blocks the whole process.
const BUSY_TIMEOUT_MS = 2000;
const OPENING_TIMEOUT_MS = 15_000;
const fileSuffixes = ['', '-wal', '-shm'];
const OUTAGES = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM)/;

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}

/** Creates folder and tables, closed to other users. Statements throw if a file with an ending in `watched` is replaced. */
export async function openSqliteStore(
  dataDir: string,
  migrations: Migrations,
  watched: readonly string[] = fileSuffixes,
): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const name = sqliteFile(dataDir);
  closeSync(openSync(name, 'a', 0o600)); // SQLite gives its two other files the same rights
  const file = new Database(name);
  let openedFiles: [string, Stats][] = [];
  const database = withCachedStatements(file, () => {
    const replaced = openedFiles.find(isReplaced)?.[0];
    if (replaced === undefined) return;
    // A kill would lose what is only in the write-ahead log.
    if (replaced !== name) file.pragma('wal_checkpoint');
    throw new Database.SqliteError(
      `${basename(replaced)} was deleted or replaced while the server runs`,
      'SQLITE_READONLY_DBMOVED',
    );
  });
  const db = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database }) });
  try {
    await setUp(file, () => migrateToLatest(db, migrations));
    openedFiles = watched.map((ending) => [name + ending, statSync(name + ending)]);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    db,
    isPostgres: false,
    outageCode,
    isDuplicate: (error) =>
      error instanceof Database.SqliteError && /^SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARY)/.test(error.code),
    isConflict: () => false,
    close: () => db.destroy(),
  };
}

/** The site has fewer statements, so the cache is hardly ever cleared. */
const MAX_STATEMENTS = 300;

/** Keeps prepared statements, because preparing costs more than running. `beforeUse` may throw to prevent one. */
function withCachedStatements(file: Database.Database, beforeUse: () => void): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (text: string): Database.Statement => {
    beforeUse();
    const statement = prepared.get(text) ?? file.prepare(text);
    if (prepared.size >= MAX_STATEMENTS) prepared.clear();
    prepared.set(text, statement);
    return statement;
  };
  return { prepare, close: () => file.close() };
}

/** SQLite gives no error when it writes to a replaced file, or in a folder that can no longer be entered. */
function isReplaced([name, opened]: [string, Stats]): boolean {
  const present = existsSync(name) ? statSync(name) : undefined;
  return present?.ino !== opened.ino || present.dev !== opened.dev;
}

// When two processes start at once, the switch to WAL fails immediately, hence the retries.
async function setUp(file: Database.Database, migrate: () => Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + OPENING_TIMEOUT_MS;
  for (;;) {
    try {
      file.pragma('busy_timeout = 50');
      file.pragma('journal_mode = WAL');
      // Commits must survive a power cut. With NORMAL, submissions were lost in a test.
      file.pragma('synchronous = FULL');
      // Deleted personal data is overwritten.
      file.pragma('secure_delete = ON');
      file.exec('begin immediate');
      await migrate();
      file.exec('commit');
      file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      return;
    } catch (error) {
      if (file.inTransaction) file.exec('rollback');
      if (!outageCode(error)?.startsWith('SQLITE_BUSY') || performance.now() > giveUpAt) throw error;
      await pause(20);
    }
  }
}

function outageCode(error: unknown): string | undefined {
  return error instanceof Database.SqliteError && OUTAGES.test(error.code) ? error.code : undefined;
}

/** Locks out servers until it is closed. Returns undefined if another process has the store open. */
export async function lockSqliteStore(dataDir: string, migrations: Migrations): Promise<Store | undefined> {
  const store = await openSqliteStore(dataDir, migrations, ['']);
  const mode = async (wanted: 'delete' | 'wal') => {
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = ${sql.raw(wanted)}`.execute(
      store.db,
    );
    return rows[0]?.journal_mode;
  };
  try {
    // SQLite leaves WAL mode only if no other connection is open.
    if ((await mode('delete')) === 'delete') {
      await sql`begin exclusive`.execute(store.db);
      const close = async () => {
        await sql`rollback`.execute(store.db);
        await mode('wal');
        await store.close();
      };
      return { ...store, close };
    }
  } catch (error) {
    if (outageCode(error) === undefined) throw error;
  }
  await store.close();
}

/** Removes deleted rows from the write-ahead log, unless a server is writing. */
export async function emptyWriteAheadLog({ db }: WithDb): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
