import { closeSync, mkdirSync, openSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { RateLimiterSQLite } from 'rate-limiter-flexible';
import { migrateToLatest } from './migrations.ts';
import { rememberStatements } from './remember-statements.ts';
import type { Store, StoreTables } from './store.ts';

// A waiting write stops the whole process (better-sqlite3 is synchronous), so it does not wait for long.
const BUSY_TIMEOUT_MS = 2000;
const OPENING_TIMEOUT_MS = 15_000;
const OUTAGES = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM)/;

/** The file of the embedded store in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}

/**
 * Opens the embedded store, makes the folder and the tables where they are missing. Several processes may do this on
 * the same folder at the same moment.
 * @param dataDir the folder; the store is a file (and two companions) in it
 * @throws SqliteError when the file cannot be opened or is not a database: the server cannot start without a store
 */
export async function openSqliteStore({ dataDir }: { dataDir: string }): Promise<Store> {
  // Letters are personal data: nobody else on the machine reads them.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const name = sqliteFile(dataDir);
  closeSync(openSync(name, 'a', 0o600)); // SQLite would let everybody read it; its companions are as closed as the file
  const file = new Database(name, { timeout: BUSY_TIMEOUT_MS });
  let opened: Stats | undefined;
  rememberStatements(file, () => {
    if (opened) refuseMoved(opened, name);
  });
  const db = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database: file }) });
  try {
    await prepare(file, db);
    opened = statSync(name);
  } catch (fault) {
    file.close();
    throw fault;
  }
  let counting: Database.Database | undefined;
  return {
    db,
    rowLocks: false,
    limiter: (rule) => {
      counting ??= countingConnection(dataDir);
      return new RateLimiterSQLite({
        ...rule,
        storeClient: counting,
        storeType: 'better-sqlite3',
        tableName: 'limits',
        tableCreated: true,
        clearExpiredByTimeout: false, // retention does it
      });
    },
    outageCode,
    close: async () => {
      counting?.close();
      await db.destroy();
    },
  };
}

/**
 * SQLite writes on into a file that was deleted or replaced, where nobody will ever find it. (It looks for that itself,
 * under this code, but not with a write-ahead log.)
 */
function refuseMoved(opened: Stats, name: string): void {
  const found = statSync(name, { throwIfNoEntry: false });
  if (found?.ino !== opened.ino || found.dev !== opened.dev)
    throw new Database.SqliteError('the file of the store is gone', 'SQLITE_READONLY_DBMOVED');
}

/**
 * Limits are counted on a connection of their own that does not wait for the disk: a count that a power cut takes back
 * harms nobody, and otherwise every letter would wait for the disk twice.
 */
function countingConnection(dataDir: string): Database.Database {
  const file = new Database(sqliteFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
  rememberStatements(file);
  file.pragma('synchronous = NORMAL');
  file.pragma('secure_delete = ON');
  return file;
}

/**
 * Opens the embedded store for oneself alone: until it is closed again, no server can start on it.
 * @returns undefined when somebody else has it open
 */
export async function seizeSqliteStore({ dataDir }: { dataDir: string }): Promise<Store | undefined> {
  const store = await openSqliteStore({ dataDir });
  const mode = async (wanted: 'delete' | 'wal') => {
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = ${sql.raw(wanted)}`.execute(
      store.db,
    );
    return rows[0]?.journal_mode;
  };
  try {
    // SQLite leaves the write-ahead log only for who is alone with the file.
    const isAlone = (await mode('delete')) === 'delete';
    if (isAlone) {
      await sql`begin exclusive`.execute(store.db);
      const close = async () => {
        await sql`rollback`.execute(store.db);
        await mode('wal');
        await store.close();
      };
      return { ...store, close };
    }
  } catch (fault) {
    if (outageCode(fault) === undefined) throw fault;
  }
  await store.close();
  return undefined;
}

// Two first boots at once: SQLite has no lock for migrations and answers a switch to WAL with "busy" without waiting,
// so the whole is done under the write lock, and again until it is ours.
async function prepare(file: Database.Database, db: Kysely<StoreTables>): Promise<void> {
  const giveUpAt = performance.now() + OPENING_TIMEOUT_MS;
  for (;;) {
    try {
      file.pragma('busy_timeout = 50');
      file.pragma('journal_mode = WAL');
      // A commit that has returned survives a power cut. NORMAL was measured to lose letters; do not lower it.
      file.pragma('synchronous = FULL');
      // What is deleted is overwritten: purged personal data must not stay readable in the file.
      file.pragma('secure_delete = ON');
      await migrate(file, db);
      file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      return;
    } catch (fault) {
      if (!outageCode(fault)?.startsWith('SQLITE_BUSY') || performance.now() > giveUpAt) throw fault;
      await pause(20);
    }
  }
}

async function migrate(file: Database.Database, db: Kysely<StoreTables>): Promise<void> {
  file.exec('begin immediate');
  try {
    await migrateToLatest(db);
    file.exec('commit');
  } catch (fault) {
    if (file.inTransaction) file.exec('rollback');
    throw fault;
  }
}

function outageCode(fault: unknown): string | undefined {
  return fault instanceof Database.SqliteError && OUTAGES.test(fault.code) ? fault.code : undefined;
}
