import { type RawBuilder, sql } from 'kysely';
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
    let [rows, fresh] = [0, 0];
    for await (const batch of batchesOf(from.db, name)) {
      rows += batch.length;
      fresh += await insertMissing(to.db, name, batch);
    }
    copied.push({ table: name, rows, fresh, missing: 0 });
  }
  for (const each of copied) each.missing = each.rows - (await countFound(from.db, to.db, each.table));
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

async function countFound(from: Db, to: Db, table: string): Promise<number> {
  const { rows: columns } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0`.execute(from);
  const hasKeyOf = (row: Row): RawBuilder<unknown> =>
    sql`(${sql.join(
      columns.map(({ name }) => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    )})`;
  let found = 0;
  for await (const batch of batchesOf(from, table)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.join(batch.map(hasKeyOf), sql` or `)}`.execute(
      to,
    );
    found += rows[0]?.count ?? 0;
  }
  return found;
}
