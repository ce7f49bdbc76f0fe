import { copyFileSync, renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { storeAt, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';
import { createLog } from '../observability/log.ts';
import { copySqliteFile } from './copy-store.ts';
import { createReadiness } from './readiness.ts';
import { emptyWriteAheadLog, seizeSqliteStore, sqliteFile } from './sqlite-store.ts';

test.for(['deleted', 'replaced'])(
  '[CT-5] a submission is not taken into a file that was %s, and is again when the file is back',
  async (fate) => {
    const store = await temporaryStore();
    const file = sqliteFile(store.place.dataDir);
    const { outbox } = submissionsIn(store, { destinations: [] });
    expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
    renameSync(file, `${file}.away`);
    if (fate === 'replaced') copyFileSync(`${file}.away`, file);
    expect(await outbox.accept(contactSubmission())).toEqual({ ok: false, reason: 'unavailable' });
    expect(await store.ready()).toBe(false);
    renameSync(`${file}.away`, file);
    expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
    expect(await store.ready()).toBe(true);
  },
);

test.for(['-wal', '-shm'])(
  '[CT-5] once the companion %s of the store was deleted or replaced no submission is taken in until a restart, and those before are in the file',
  async (companion) => {
    const store = await temporaryStore();
    const file = sqliteFile(store.place.dataDir);
    const name = file + companion;
    const { outbox } = submissionsIn(store, { destinations: [] });
    expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
    renameSync(name, `${name}.away`);
    expect(await outbox.accept(contactSubmission())).toEqual({ ok: false, reason: 'unavailable' });
    copyFileSync(`${name}.away`, name);
    expect(await outbox.accept(contactSubmission())).toEqual({ ok: false, reason: 'unavailable' });
    expect(await store.ready()).toBe(false);
    const place = await temporaryPlace('SQLite');
    copyFileSync(file, sqliteFile(place.dataDir));
    expect(await submissionsIn(await storeAt(place)).admin.list()).toHaveLength(1);
  },
);

test('[CT-5] emptying the log, another process that comes and goes, and a backup leave the store as ready as it was', async () => {
  const store = await temporaryStore();
  const { outbox } = submissionsIn(store, { destinations: [] });
  for (let count = 0; count < 3; count += 1) {
    const other = await storeAt(store.place);
    expect(await submissionsIn(other, { destinations: [] }).outbox.accept(contactSubmission())).toMatchObject(
      {
        ok: true,
      },
    );
    await emptyWriteAheadLog(other);
    await other.close();
    await copySqliteFile(store.place, `${sqliteFile(store.place.dataDir)}.copy-${count}`);
    expect(await seizeSqliteStore(store.place.dataDir, {})).toBeUndefined();
    expect(await outbox.accept(contactSubmission())).toMatchObject({ ok: true });
    await emptyWriteAheadLog(store);
    expect(await store.ready()).toBe(true);
  }
});

test('[CT-5] the log says once why a store is not ready, and once that it is again', async () => {
  const store = await temporaryStore();
  const file = sqliteFile(store.place.dataDir);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const ready = createReadiness({ store, clock, log });
  renameSync(file, `${file}.away`);
  for (let count = 0; count < 3; count += 1) {
    expect(await ready()).toBe(false);
    clock.advance(5000);
  }
  renameSync(`${file}.away`, file);
  expect(await ready()).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'error',
      msg: 'store.not_ready',
      code: 'SQLITE_READONLY_DBMOVED',
      reason: 'site.sqlite was deleted or replaced while the server runs',
    },
    { level: 'warn', msg: 'store.ready_again' },
  ]);
});
