import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../../server/store/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';

/** A new folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A real embedded store, in a new folder or (a second process, in effect) in a given one; closed after the test. */
export async function temporaryStore(folder?: string): Promise<Store & { folder: string }> {
  const dataDir = folder ?? (await temporaryFolder());
  const store = await openSqliteStore({ dataDir });
  onTestFinished(() => store.close());
  return { ...store, folder: dataDir };
}
