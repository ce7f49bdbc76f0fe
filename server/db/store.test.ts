import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { storeAt, storeKinds, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';
import { DAY } from '../clock.ts';
import { createLog } from '../observability/log.ts';
import { createReadiness } from './readiness.ts';
import { readValue } from './stored-values.ts';

describe.for(storeKinds)('in %s', (kind) => {
  test('[CT-5] four first starts at the same moment on an empty place all find a whole store, five times over', async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = await temporaryPlace(kind);
      const stores = await Promise.all([1, 2, 3, 4].map(() => storeAt(place)));
      expect(await Promise.all(stores.map((store) => store.isReady()))).toEqual([true, true, true, true]);
    }
  });

  test('moments and counts come back as the numbers that they are', async () => {
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

  test('however often somebody asks, readiness writes once in five seconds, and says no where it cannot', async () => {
    const store = await temporaryStore(kind);
    const clock = fakeClock();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
    const isReady = createReadiness({ store, clock, log });
    const writtenAt = async () => Number(await readValue(store, 'written_at'));
    const start = clock.now();
    expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
    clock.advance(4999);
    expect(await isReady()).toBe(true);
    expect(await writtenAt()).toBe(start);
    clock.jump(-365 * DAY);
    clock.advance(1);
    expect(await isReady()).toBe(true);
    expect(await writtenAt()).toBe(clock.now());
    await store.db.schema.alterTable('settings').renameTo('elsewhere').execute();
    clock.advance(5000);
    expect([await isReady(), await isReady()]).toEqual([false, false]);
    await store.db.schema.alterTable('elsewhere').renameTo('settings').execute();
    clock.advance(5000);
    expect(await isReady()).toBe(true);
    expect(lines).toEqual(['store.not_ready', 'store.ready_again']);
  });
});
