import { existsSync, statSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Migrations } from '../feature.ts';
import type { Log } from '../observability/log.ts';
import { hasPostgresStore, openPostgresStore } from './postgres-store.ts';
import { openSqliteStore, sqliteFile } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type StorePlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

type Opening = {
  log: Log;
  /** For the database to start. */
  timeoutMs: number;
  /** Of the features. */
  migrations: Migrations;
};

/** @throws Error if the store cannot be opened */
export async function openStore({ dataDir, databaseUrl }: StorePlace, opening: Opening): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgresStore({ databaseUrl, ...opening });
  const store = await openSqliteStore(dataDir, opening.migrations);
  const [folder, file] = [statSync(dataDir).mode, statSync(sqliteFile(dataDir)).mode];
  const isOpen = folder & 0o007 || (folder & 0o070 && file & 0o070);
  // Windows has neither modes nor user ids.
  if (process.getuid && isOpen)
    opening.log.warn(
      'store.open_to_others: other users of this machine can look into the folder of the letters; chmod 700 the folder of DATA_DIR',
    );
  return store;
}

/** Creates nothing. @throws Error if the database cannot tell */
export async function storeExists({ dataDir, databaseUrl }: StorePlace): Promise<boolean> {
  return databaseUrl === undefined ? existsSync(sqliteFile(dataDir)) : hasPostgresStore(databaseUrl);
}
