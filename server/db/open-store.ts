import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Log } from '../observability/log.ts';
import type { Migrations } from '../server-module.ts';
import { hasPostgresStore, openPostgresStore } from './postgres-store.ts';
import { openSqliteStore, sqliteFile } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type StorePlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** `timeoutMs` is how long PostgreSQL may take to start. */
type OpenOptions = { log: Log; timeoutMs?: number; migrations: Migrations };

export async function openStore({ dataDir, databaseUrl }: StorePlace, opening: OpenOptions): Promise<Store> {
  return databaseUrl === undefined
    ? openSqliteStore(dataDir, opening.migrations)
    : openPostgresStore({ databaseUrl, ...opening });
}

/** Creates no store. @throws Error if the database does not answer */
export async function storeExists({ dataDir, databaseUrl }: StorePlace): Promise<boolean> {
  return databaseUrl === undefined ? existsSync(sqliteFile(dataDir)) : hasPostgresStore(databaseUrl);
}
