import { existsSync } from 'node:fs';
import { serverModules } from '../../app/server-modules.ts';
import { type Config, databaseAddress } from '../../server/config.ts';
import { copyStore } from '../../server/db/copy-store.ts';
import { lockSqliteStore, sqliteFile } from '../../server/db/sqlite-store.ts';
import type { WithDb } from '../../server/db/store.ts';
import { linkKeysDiffer } from '../../server/delivery/signed-links.ts';
import { openStoreSilently, type Result } from './operator-command.ts';

/** @param to defaults to DATABASE_URL, which keeps the password off the command line */
export async function moveStore({ dataDir, databaseUrl }: Config, to = databaseUrl): Promise<Result> {
  if (to === undefined || !databaseAddress.safeParse(to).success)
    return { code: 2, err: 'move takes --to postgres://user:password@host:5432/database, or DATABASE_URL' };
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return { code: 1, err: `there is no store at ${file} (DATA_DIR)` };
  const from = await lockSqliteStore(dataDir, serverModules.migrations);
  if (!from) return { code: 1, err: `${file} is in use: stop the server first` };
  try {
    const target = await openStoreSilently({ dataDir, databaseUrl: to });
    return await moveInto(target, from, dataDir).finally(target.close);
  } finally {
    await from.close();
  }
}

async function moveInto(target: WithDb, from: WithDb, dataDir: string): Promise<Result> {
  if (await linkKeysDiffer(from, target))
    return { code: 1, err: 'that database has a key of its own for mailed links: move into an empty one' };
  const tables = await copyStore(from, target);
  const lines = tables.map(
    ({ table, rows, fresh, missing }) =>
      `${table}: ${rows} rows, ${fresh} copied, ${rows - fresh - missing} there before, ${missing} missing\n`,
  );
  if (tables.some(({ missing }) => missing > 0))
    return { code: 1, err: `${lines.join('')}not everything has arrived` };
  return `${lines.join('')}All of it is there. Start with DATABASE_URL, and put ${dataDir} aside: a server on it would send again.\n`;
}
