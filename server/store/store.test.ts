import { copyFileSync, renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactLetter, lettersIn } from '../../tests/support/letters.ts';
import { STORE_KINDS, storeAt, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';
import { createLog } from '../log/log.ts';
import { keptSecret, keptValue } from './kept-value.ts';
import { storeExists } from './open-store.ts';
import { createReadiness } from './readiness.ts';
import { sqliteFile } from './sqlite-store.ts';

test.for(STORE_KINDS)(
  '[CT-5] four first starts at the same moment on an empty place all find a whole store, five times over (%s)',
  async (kind) => {
    for (let round = 0; round < 5; round += 1) {
      const place = await temporaryPlace(kind);
      const stores = await Promise.all([1, 2, 3, 4].map(() => storeAt(place)));
      expect(await Promise.all(stores.map((store) => store.ready()))).toEqual([true, true, true, true]);
    }
  },
);

test.for(STORE_KINDS)('moments and counts come back as the numbers that they are (%s)', async (kind) => {
  const { db } = await temporaryStore(kind);
  const moment = Date.UTC(2100, 0, 1, 0, 0, 0, 1);
  await db.insertInto('limits').values({ key: 'a', points: 3, expire: moment }).execute();
  expect(await db.selectFrom('limits').selectAll().execute()).toEqual([
    { key: 'a', points: 3, expire: moment },
  ]);
  const counted = await db
    .selectFrom('limits')
    .select((eb) => eb.fn.countAll().as('count'))
    .execute();
  expect(counted).toEqual([{ count: 1 }]);
});

test.for(STORE_KINDS)(
  'however often somebody asks, readiness writes once in five seconds, and says no where it cannot (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
    const ready = createReadiness({ store, clock, log });
    const writtenAt = async () => Number(await keptValue(store, 'written_at'));
    const start = clock.now();
    expect(await Promise.all([ready(), ready()])).toEqual([true, true]);
    clock.advance(4999);
    expect(await ready()).toBe(true);
    expect(await writtenAt()).toBe(start);
    clock.jump(-365 * 86_400_000);
    expect(await ready()).toBe(true);
    expect(await writtenAt()).toBe(clock.now());
    await store.db.schema.alterTable('settings').renameTo('elsewhere').execute();
    clock.advance(5000);
    expect([await ready(), await ready()]).toEqual([false, false]);
    await store.db.schema.alterTable('elsewhere').renameTo('settings').execute();
    clock.advance(5000);
    expect(await ready()).toBe(true);
    expect(lines).toEqual(['store.not_ready', 'store.ready_again']);
  },
);

test.for(['deleted', 'replaced'])(
  '[CT-5] a letter is not taken into a file that was %s, and is again when the file is back',
  async (fate) => {
    const store = await temporaryStore();
    const file = sqliteFile(store.place.dataDir);
    const { outbox } = lettersIn(store, { destinations: [] });
    expect(await outbox.accept(contactLetter())).toMatchObject({ ok: true });
    renameSync(file, `${file}.away`);
    if (fate === 'replaced') copyFileSync(`${file}.away`, file);
    expect(await outbox.accept(contactLetter())).toEqual({ ok: false, reason: 'unavailable' });
    expect(await store.ready()).toBe(false);
    renameSync(`${file}.away`, file);
    expect(await outbox.accept(contactLetter())).toMatchObject({ ok: true });
    expect(await store.ready()).toBe(true);
  },
);

test.for(STORE_KINDS)('a kept secret is the same for two processes on one store (%s)', async (kind) => {
  const first = await temporaryStore(kind);
  const second = await storeAt(first.place);
  expect(await keptSecret(first, 'key', () => 'a')).toBe('a');
  expect(await keptSecret(second, 'key', () => 'b')).toBe('a');
});

test.for(STORE_KINDS)('an empty place has no store, and looking for one makes none (%s)', async (kind) => {
  const place = await temporaryPlace(kind);
  expect(await storeExists(place)).toBe(false);
  expect(await storeExists(place)).toBe(false);
  await storeAt(place);
  expect(await storeExists(place)).toBe(true);
});
