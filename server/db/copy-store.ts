import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import type { WithDb } from './store.ts';

export const BACKED_UP_AT = 'backed_up_at';

/** `fresh` counts the inserted rows, `missing` those that are not in the target afterwards. */
type CopiedTable = { table: string; rows: number; fresh: number; missing: number };

/** Databases limit the number of parameters in a statement. */
const BATCH_SIZE = 500;

/**
 * Verifies every key. Existing rows stay as they are, so it can be repeated.
 * @param from a store that no other process has open
 */
export async function copyStore(from: WithDb, to: WithDb): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const { name: table } of await from.db.introspection.getTables()) {
    const primaryKey = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) where pk > 0`.execute(from.db);
    const keyColumns = primaryKey.rows.map(({ name }) => name);
    const refs = (names: string[]) => sql.join(names.map((name) => sql.ref(name)));
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(from.db);
    const columns = Object.keys(rows[0] ?? {});
    let [fresh, present] = [0, 0];
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const tuples = (names: string[]) => {
        const batch = rows.slice(start, start + BATCH_SIZE);
        return sql.join(batch.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`));
      };
      const inserted = await sql`
        insert into ${sql.table(table)} (${refs(columns)}) values ${tuples(columns)}
        on conflict do nothing`.execute(to.db);
      fresh += Number(inserted.numAffectedRows ?? 0);
      const counted = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}
        where (${refs(keyColumns)}) in (${tuples(keyColumns)})`.execute(to.db);
      present += counted.rows[0]?.count ?? 0;
    }
    copied.push({ table, rows: rows.length, fresh, missing: rows.length - present });
  }
  return copied;
}

/** Only this user can read the new file, and it is deleted if it is damaged. Returns its number of submissions. */
export function copySqliteFile(source: string, file: string): number {
  const part = `${file}.part`;
  const createFile = (name: string) => closeSync(openSync(name, 'wx', 0o600));
  createFile(file);
  try {
    rmSync(part, { force: true }); // a backup that was killed has left this file
    createFile(part);
    withDatabase(source, (store) => store.prepare('vacuum into ?').run(part));
    const submissions = withDatabase(part, (copy) => {
      if (copy.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('the copy is damaged');
      return Number(copy.prepare('select count(*) from outbox').pluck().get());
    });
    renameSync(part, file);
    return submissions;
  } catch (error) {
    for (const name of [file, part]) rmSync(name, { force: true });
    throw error;
  }
}

function withDatabase<Result>(file: string, act: (database: Database.Database) => Result): Result {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return act(database);
  } finally {
    database.close();
  }
}
