import { existsSync } from 'node:fs';
import { registry } from '../app/submissions.ts';
import { type Config, isDatabaseAddress } from '../server/config.ts';
import { type CopiedTable, copyStore } from '../server/db/copy-store.ts';
import { openStore } from '../server/db/open-store.ts';
import { seizeSqliteStore, sqliteFile } from '../server/db/sqlite-store.ts';
import { createLog } from '../server/observability/log.ts';
import type { Answer } from './operator-command.ts';

/**
 * `leads move`: copies the SQLite store into PostgreSQL, with ids and states.
 * @param to a URL; defaults to DATABASE_URL, which keeps the password off the command line
 */
export async function moveStore({ dataDir, databaseUrl }: Config, to: string | undefined): Promise<Answer> {
  const target = to ?? databaseUrl;
  if (target === undefined || !isDatabaseAddress(target)) {
    return { code: 2, err: 'move takes --to postgres://user:password@host:5432/database, or DATABASE_URL' };
  }
  if (!existsSync(sqliteFile(dataDir)))
    return { code: 1, err: `there is no store at ${sqliteFile(dataDir)} (DATA_DIR)` };
  const from = await seizeSqliteStore(dataDir, registry.migrations);
  if (!from) return { code: 1, err: `${sqliteFile(dataDir)} is in use: stop the server first` };
  try {
    const store = await openStore(
      { dataDir, databaseUrl: target },
      { log: createLog('silent'), timeoutMs: 0, migrations: registry.migrations },
    );
    try {
      return answer(await copyStore(from, store), dataDir);
    } finally {
      await store.close();
    }
  } finally {
    await from.close();
  }
}

function answer(tables: CopiedTable[], dataDir: string): Answer {
  const lines = tables.map(
    ({ table, rows, fresh, missing }) =>
      `${table}: ${rows} rows, ${fresh} copied, ${rows - fresh - missing} there before, ${missing} missing\n`,
  );
  if (tables.some(({ missing }) => missing > 0))
    return { code: 1, err: `${lines.join('')}not everything has arrived` };
  const next = `All of it is there. Start with DATABASE_URL, and put ${dataDir} aside: a server on it would send again.\n`;
  return { code: 0, out: lines.join('') + next };
}
