import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { sqliteFile } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** `fresh`: newly inserted; `missing`: not found in the target afterwards. */
export type CopiedTable = { table: string; rows: number; fresh: number; missing: number };

type Row = Record<string, unknown>;
type Db = Store['db'];

const BATCH = 500;

/**
 * Copies all rows into another store and verifies every key. Existing keys stay as they are, so it can be repeated.
 * @param from an embedded store that no one else has open
 */
export async function copyStore(from: Pick<Store, 'db'>, to: Pick<Store, 'db'>): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const { name } of await from.db.introspection.getTables()) {
    const keys = await sql<{ name: string }>`
      select name from pragma_table_info(${name}) where pk > 0`.execute(from.db);
    const key = keys.rows.map((column) => column.name);
    let [rows, fresh, found] = [0, 0, 0];
    for await (const batch of batchesOf(from.db, name)) {
      rows += batch.length;
      fresh += await insertMissing(to.db, name, batch);
      found += await countFound(to.db, name, key, batch);
    }
    copied.push({ table: name, rows, fresh, missing: rows - found });
  }
  return copied;
}

async function* batchesOf(db: Db, table: string): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} order by rowid limit ${BATCH} offset ${offset}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}

async function insertMissing(db: Db, table: string, rows: Row[]): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(tuples)} on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function countFound(db: Db, table: string, key: string[], rows: Row[]): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const keys = rows.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`);
  const found = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where (${columns}) in (${sql.join(keys)})`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Rows by table. */
type BackedUp = { submissions: number; consents: number };

const ALL_PAGES = 0x7f_ff_ff_ff;

/**
 * Copies a live SQLite store into one file, readable by this user only and verified before it gets its name.
 * @param file must not exist yet
 * @throws SqliteError or a system error (`EEXIST`); no file is left then
 */
export async function copySqliteFile({ dataDir }: { dataDir: string }, file: string): Promise<BackedUp> {
  const part = `${file}.part`;
  takeName(file);
  try {
    rmSync(part, { force: true }); // of a backup that was killed
    takeName(part);
    const store = new Database(sqliteFile(dataDir), { readonly: true, fileMustExist: true });
    try {
      // In one step, because a write between two steps restarts the backup.
      await store.backup(part, { progress: () => ALL_PAGES });
    } finally {
      store.close();
    }
    const found = readBack(part);
    renameSync(part, file);
    return found;
  } catch (error) {
    for (const name of [file, part]) rmSync(name, { force: true });
    throw error;
  }
}

/** Reserves the name with mode 0600 before the file grows. */
function takeName(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}

function readBack(file: string): BackedUp {
  const copy = new Database(file);
  try {
    // One file without -wal and -shm.
    copy.pragma('journal_mode = DELETE');
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('the copy is damaged');
    const count = (table: string) => Number(copy.prepare(`select count(*) from ${table}`).pluck().get());
    return { submissions: count('outbox'), consents: count('consents') };
  } finally {
    copy.close();
  }
}
