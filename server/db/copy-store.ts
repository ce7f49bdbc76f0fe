import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { MAIL_LINK_KEY } from '../delivery/signed-links.ts';
import type { WithDb } from './store.ts';
import { readValue } from './stored-values.ts';

export const BACKED_UP_AT = 'backed_up_at';

/** `fresh` rows were inserted anew; `missing` ones are not in the target afterwards. */
type CopiedTable = { table: string; rows: number; fresh: number; missing: number };

/** Parameters of one statement are limited. */
const BATCH_SIZE = 500;

/**
 * Copies all rows into another store and verifies every key. Existing keys stay as they are, so it can be repeated.
 * Undefined, and nothing is copied, if the target has another key for mailed links, which would stay.
 * @param from an embedded store that no one else has open
 */
export async function copyStore(from: WithDb, to: WithDb): Promise<CopiedTable[] | undefined> {
  const linkKey = await readValue(from, MAIL_LINK_KEY);
  if (linkKey !== undefined && ((await readValue(to, MAIL_LINK_KEY)) ?? linkKey) !== linkKey)
    return undefined;
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

/** Copies a live store into a new file for this user only. Only a verified copy is left. @returns its submissions */
export function copySqliteFile(source: string, file: string): number {
  const part = `${file}.part`;
  const createFile = (name: string) => closeSync(openSync(name, 'wx', 0o600));
  createFile(file);
  try {
    rmSync(part, { force: true }); // A backup that was killed has left it.
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
