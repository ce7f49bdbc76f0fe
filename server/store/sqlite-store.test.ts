import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storeAt, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';

import { createLog } from '../log/log.ts';
import { openStore } from './open-store.ts';
import { sqliteFile } from './sqlite-store.ts';

test('[CT-5] the store is set so that a commit that has returned survives a power cut', async () => {
  const { db } = await temporaryStore();
  const FULL = 2;
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: FULL }]);
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
});

test('[CT-5] what is deleted cannot be read in the file any more', async () => {
  const { db, place } = await temporaryStore();
  await db.insertInto('settings').values({ name: 'secret', value: 'find-me-if-you-can' }).execute();
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(await contents(place.dataDir)).toContain('find-me-if-you-can');
  await db.deleteFrom('settings').execute();
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(await contents(place.dataDir)).not.toContain('find-me-if-you-can');
});

test('[CT-5] other users of the machine cannot read a store that we make; where they can, the log has a line', async () => {
  const place = await temporaryPlace('SQLite');
  await storeAt(place);
  const file = sqliteFile(place.dataDir);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const warned = async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    await (await openStore(place, { log, timeoutMs: 0 })).close();
    return lines.length;
  };
  await chmod(place.dataDir, 0o755);
  expect(await warned()).toBe(0);
  await chmod(file, 0o644);
  expect(await warned()).toBe(1);
});

async function contents(folder: string): Promise<string> {
  const files = await readdir(folder);
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')))).join('');
}
