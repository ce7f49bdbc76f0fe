import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolder, temporaryStore } from '../../tests/support/temporary-store.ts';
import { keptSecret } from './kept-secret.ts';

test('[CT-5] four first starts at the same moment on an empty folder all find a whole store', async () => {
  const folder = await temporaryFolder();
  const stores = await Promise.all([1, 2, 3, 4].map(() => temporaryStore(folder)));
  expect(await Promise.all(stores.map((store) => store.ready()))).toEqual([true, true, true, true]);
});

test('[CT-5] the store is set so that a commit that has returned survives a power cut', async () => {
  const { db } = await temporaryStore();
  const FULL = 2;
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: FULL }]);
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
});

test('[CT-5] what is deleted cannot be read in the file any more', async () => {
  const { db, folder } = await temporaryStore();
  await db.insertInto('settings').values({ name: 'secret', value: 'find-me-if-you-can' }).execute();
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(await contents(folder)).toContain('find-me-if-you-can');
  await db.deleteFrom('settings').execute();
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(await contents(folder)).not.toContain('find-me-if-you-can');
});

test('a closed store is not ready', async () => {
  const store = await temporaryStore();
  expect(await store.ready()).toBe(true);
  await store.close();
  expect(await store.ready()).toBe(false);
});

test('a kept secret is the same for two processes on one store', async () => {
  const first = await temporaryStore();
  const second = await temporaryStore(first.folder);
  expect(await keptSecret(first, 'key', () => 'a')).toBe('a');
  expect(await keptSecret(second, 'key', () => 'b')).toBe('a');
});

async function contents(folder: string): Promise<string> {
  const files = await readdir(folder);
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')))).join('');
}
