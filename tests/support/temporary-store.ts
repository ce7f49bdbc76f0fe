import { inject, onTestFinished } from 'vitest';
import { registry } from '../../app/submissions.ts';
import { systemClock } from '../../server/clock.ts';
import { openStore, type StorePlace } from '../../server/db/open-store.ts';
import { createReadiness } from '../../server/db/readiness.ts';
import type { Store } from '../../server/db/store.ts';
import { createLog } from '../../server/observability/log.ts';
import { type FaultyLine, openFaultyLine } from './faulty-line.ts';
import { temporaryFolder } from './running-site.ts';
import { newDatabase } from './temporary-database.ts';

/** Tests of the store run on both: `describe.for(STORE_KINDS)`. */
export const STORE_KINDS = ['SQLite', 'PostgreSQL'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** A folder or a database, removed after the test. */
export async function temporaryPlace(kind: StoreKind): Promise<StorePlace> {
  if (kind === 'SQLite') {
    const { folder, remove } = temporaryFolder();
    onTestFinished(remove);
    return { dataDir: folder, databaseUrl: undefined };
  }
  const { url, drop } = await newDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return { dataDir: '/nowhere', databaseUrl: url };
}

/** A new PostgreSQL database behind an interruptible proxy. */
export async function faultyPlace(): Promise<{ place: StorePlace; line: FaultyLine }> {
  const { dataDir, databaseUrl = '' } = await temporaryPlace('PostgreSQL');
  const line = await openFaultyLine(databaseUrl);
  onTestFinished(line.close);
  return { place: { dataDir, databaseUrl: line.url }, line };
}

/** Environment variables for another process on this store. */
export function environmentOf({ dataDir, databaseUrl }: StorePlace): Record<string, string> {
  return databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
}

/** `ready` checks anew that the store is writable. */
export type TestedStore = Store & { place: StorePlace; ready: () => Promise<boolean> };

/** Opens a store until the end of the test. A second one at the same place acts like another process. */
export async function storeAt(place: StorePlace): Promise<TestedStore> {
  const store = await openStore(place, {
    log: createLog('silent'),
    timeoutMs: 0,
    migrations: registry.migrations,
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= store.close();
    return closed;
  };
  onTestFinished(close);
  const ready = () => createReadiness({ store, clock: systemClock, log: createLog('silent') })();
  return { ...store, close, place, ready };
}

/** Opens a store in a new place; SQLite where the kind does not matter. */
export async function temporaryStore(kind: StoreKind = 'SQLite'): Promise<TestedStore> {
  return storeAt(await temporaryPlace(kind));
}
