import { inject, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../harness/running-site.ts';
import { systemClock } from '../../server/clock.ts';
import { createLog } from '../../server/log/log.ts';
import { openStore, type StorePlace } from '../../server/store/open-store.ts';
import { createReadiness } from '../../server/store/readiness.ts';
import type { Store } from '../../server/store/store.ts';
import { type FaultyLine, openFaultyLine } from './faulty-line.ts';
import { newDatabase } from './temporary-database.ts';

/** The two stores that there are. What is true of a store is tested on both: `describe.for(STORE_KINDS)`. */
export const STORE_KINDS = ['SQLite', 'PostgreSQL'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** A place for a new store: a folder or a database that goes with the test. */
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

/** A place for a new store in PostgreSQL, at the end of a line that the test can break. */
export async function faultyPlace(): Promise<{ place: StorePlace; line: FaultyLine }> {
  const { dataDir, databaseUrl = '' } = await temporaryPlace('PostgreSQL');
  const line = await openFaultyLine(databaseUrl);
  onTestFinished(line.close);
  return { place: { dataDir, databaseUrl: line.url }, line };
}

/** The environment that leads another process to a store. */
export function environmentOf({ dataDir, databaseUrl }: StorePlace): Record<string, string> {
  return databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
}

/** `ready` finds out anew whether it can be written. */
export type TestedStore = Store & { place: StorePlace; ready: () => Promise<boolean> };

/** A real store in a given place; closed after the test. A second one in the same place is, in effect, a second process. */
export async function storeAt(place: StorePlace): Promise<TestedStore> {
  const store = await openStore(place, { log: createLog('silent'), timeoutMs: 0 });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= store.close();
    return closed;
  };
  onTestFinished(close);
  const ready = () => createReadiness({ store, clock: systemClock, log: createLog('silent') })();
  return { ...store, close, place, ready };
}

/** A real store in a new place; the embedded one where it does not matter which. */
export async function temporaryStore(kind: StoreKind = 'SQLite'): Promise<TestedStore> {
  return storeAt(await temporaryPlace(kind));
}
