import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { serverModules } from '../../app/server-modules.ts';
import { systemClock } from '../../server/clock.ts';
import { openStore, type StorePlace } from '../../server/db/open-store.ts';
import { createReadiness } from '../../server/db/readiness.ts';
import type { Store } from '../../server/db/store.ts';
import { createLog } from '../../server/observability/log.ts';
import { openFaultyLine } from './faulty-line.ts';
import { temporaryFolder } from './running-site.ts';

/** Tests of the store run on both, by `describe.for(storeKinds)`. */
export const storeKinds = ['SQLite', 'PostgreSQL'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Makes a new folder, which is removed after the test. */
export function folderOfTest(): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** Makes a folder or a database, which is removed after the test. */
export async function temporaryPlace(kind: StoreKind): Promise<StorePlace> {
  if (kind === 'SQLite') return { dataDir: folderOfTest(), databaseUrl: undefined };
  const server = inject('postgresUrl');
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  onTestFinished(() => command(server, `drop database ${name} with (force)`));
  return { dataDir: '/nowhere', databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href };
}

/** Runs one statement on its own connection. */
async function command(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a new PostgreSQL database behind an interruptible proxy. */
export async function faultyPlace() {
  const { dataDir, databaseUrl = '' } = await temporaryPlace('PostgreSQL');
  const line = await openFaultyLine(databaseUrl);
  onTestFinished(line.cut);
  return { place: { dataDir, databaseUrl: line.url }, line };
}

/** Returns environment variables for another process on this store. */
export function environmentOf({ dataDir, databaseUrl }: StorePlace): Record<string, string> {
  return databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
}

/** `isReady` checks anew that the store is writable. */
export type TestedStore = Store & { place: StorePlace; isReady: () => Promise<boolean> };

/** Opens a store until the end of the test. A second one at the same place acts like another process. */
export async function storeAt(place: StorePlace): Promise<TestedStore> {
  const log = createLog('silent');
  const store = await openStore(place, { log, timeoutMs: 0, migrations: serverModules.migrations });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= store.close();
    return closed;
  };
  onTestFinished(close);
  const isReady = () => createReadiness({ store, clock: systemClock, log })();
  return { ...store, close, place, isReady };
}

/** Opens a store in a new place, by default SQLite. */
export async function temporaryStore(kind: StoreKind = 'SQLite'): Promise<TestedStore> {
  return storeAt(await temporaryPlace(kind));
}
