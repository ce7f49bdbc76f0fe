import { expect, test } from 'vitest';
import { STORE_KINDS, storeAt, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';
import { keptSecret } from './kept-secret.ts';
import { storeExists } from './open-store.ts';

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

test.for(STORE_KINDS)('a closed store is not ready (%s)', async (kind) => {
  const store = await temporaryStore(kind);
  expect(await store.ready()).toBe(true);
  await store.close();
  expect(await store.ready()).toBe(false);
});

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
