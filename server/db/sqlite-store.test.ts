import { copyFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { storeAt, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';
import { copySqliteFile } from './copy-store.ts';
import { emptyWriteAheadLog, lockSqliteStore, sqliteFile } from './sqlite-store.ts';

const unavailable = { ok: false, reason: 'unavailable' };

async function open() {
  const store = await temporaryStore();
  const { outbox } = submissionsIn(store, { destinations: [] });
  return { store, file: sqliteFile(store.place.dataDir), accept: () => outbox.accept(contactSubmission()) };
}

test('[CT-5] the store is set so that a commit that has returned survives a power cut', async () => {
  const { db } = await temporaryStore();
  const FULL = 2;
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: FULL }]);
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
});

test('[CT-5] other users of the machine cannot read a store that we make', async () => {
  const { dataDir } = await temporaryPlace('SQLite');
  const folder = join(dataDir, 'made/here');
  await storeAt({ dataDir: folder, databaseUrl: undefined });
  for (const made of [join(dataDir, 'made'), folder, sqliteFile(folder)])
    expect(statSync(made).mode & 0o077).toBe(0);
});

test.for(['deleted', 'replaced', 'made unreachable'])(
  '[CT-5] a submission is not taken into a file that was %s, and is again when the file is back',
  async (fate) => {
    const { store, file, accept } = await open();
    expect(await accept()).toMatchObject({ ok: true });
    renameSync(file, `${file}.away`);
    if (fate === 'replaced') copyFileSync(`${file}.away`, file);
    if (fate === 'made unreachable') symlinkSync(file, file);
    expect([await accept(), await store.isReady()]).toEqual([unavailable, false]);
    await expect(store.db.selectFrom('outbox').select('id').execute()).rejects.toThrow('site.sqlite');
    renameSync(`${file}.away`, file);
    expect(await accept()).toMatchObject({ ok: true });
    expect(await store.isReady()).toBe(true);
  },
);

test.for(['-wal', '-shm'])(
  '[CT-5] without its %s a store takes nothing and loses none',
  async (companion) => {
    const { file, accept } = await open();
    const name = file + companion;
    expect(await accept()).toMatchObject({ ok: true });
    renameSync(name, `${name}.away`);
    expect(await accept()).toEqual(unavailable);
    copyFileSync(`${name}.away`, name);
    expect(await accept()).toEqual(unavailable);
    const place = await temporaryPlace('SQLite');
    copyFileSync(file, sqliteFile(place.dataDir));
    expect(await submissionsIn(await storeAt(place)).admin.list()).toHaveLength(1);
  },
);

test('[CT-5] emptying the log, another process that comes and goes, and a backup leave the store as ready as it was', async () => {
  const { store, file, accept } = await open();
  for (let count = 0; count < 3; count += 1) {
    const other = await storeAt(store.place);
    await emptyWriteAheadLog(other);
    await other.close();
    copySqliteFile(file, `${file}.copy-${count}`);
    expect(await lockSqliteStore(store.place.dataDir, {})).toBeUndefined();
    expect(await accept()).toMatchObject({ ok: true });
    await emptyWriteAheadLog(store);
    expect(await store.isReady()).toBe(true);
  }
});
