import { existsSync, statSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import { hasPostgresStore, openPostgresStore } from './postgres-store.ts';
import { openSqliteStore, sqliteFile } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Where a store is: the PostgreSQL database if there is one, else the embedded store in the folder. */
export type StorePlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

type Opening = {
  log: Log;
  /** How long to wait for a database server that is not there yet, in milliseconds. */
  timeoutMs: number;
};

/**
 * The one place where the store is chosen. Whoever has a store does not ask which it is.
 * @throws Error when it cannot be opened: nothing works without a store
 */
export async function openStore({ dataDir, databaseUrl }: StorePlace, opening: Opening): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgresStore({ databaseUrl, ...opening });
  const store = await openSqliteStore({ dataDir });
  const others = (name: string) => statSync(name).mode & 0o077;
  // Windows has no such rights, and no user id.
  if (process.getuid && others(dataDir) && others(sqliteFile(dataDir)))
    opening.log.warn(
      'store.open_to_others: other users of this machine can read letters; chmod 700 the folder of DATA_DIR',
    );
  return store;
}

/** Whether there is a store that could be opened without making a new one. @throws Error when that cannot be found out */
export async function storeExists({ dataDir, databaseUrl }: StorePlace): Promise<boolean> {
  return databaseUrl === undefined ? existsSync(sqliteFile(dataDir)) : hasPostgresStore(databaseUrl);
}
