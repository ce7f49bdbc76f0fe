import { describe, expect, test } from 'vitest';
import type { Store } from '../../../server/db/store.ts';
import { STORE_KINDS, storeAt, temporaryStore } from '../../../tests/support/temporary-store.ts';
import {
  eraseBookings,
  findBooking,
  listBookings,
  purgeBookings,
  sweepBookings,
  tablesOf,
  takenTimes,
} from './bookings.server.ts';
import {
  addBooking,
  cancelBooking,
  confirmBooking,
  moveBooking,
  type NewBooking,
} from './hold-times.server.ts';
import { cellsOf } from './slots.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOW = Date.UTC(2026, 10, 20, 10);
const NINE = Date.UTC(2026, 10, 25, 8);
const SIZES = { minutes: 30, bufferBefore: 0, bufferAfter: 15 };

const place = (start_at: number, sizes = SIZES) => ({
  start_at,
  minutes: sizes.minutes,
  cells: cellsOf(start_at, sizes),
});
const draft = (name: string, start = NINE, sizes = SIZES): NewBooking => ({
  ...{ id: name, language: 'en', way: 'phone', email: `${name}@example.org`, sent_key: name },
  fields: JSON.stringify({ name, phone: '+352 1', note: 'a note' }),
  ...place(start, sizes),
});
const cellsHeld = async (store: Store) => [...(await takenTimes(store, NOW)).cells].sort((a, b) => a - b);

const add = (store: Store, given: NewBooking) => addBooking(store, given, 'claiming', NOW);

describe.for(STORE_KINDS)('bookings in %s', (kind) => {
  test('[BK-2] of fifty visitors in two processes who want one time, one gets it, and of the others nothing stays', async () => {
    const store = await temporaryStore(kind);
    const stores = [store, await storeAt(store.place)];
    const wanted = Array.from({ length: 50 }, (_, index) => draft(`visitor-${index}`));
    const got = await Promise.all(wanted.map((given, index) => add(stores[index % 2] ?? store, given)));
    expect(got.filter(Boolean)).toHaveLength(1);
    expect(await listBookings(store)).toMatchObject([{ state: 'booked' }]);
    expect(await cellsHeld(store)).toEqual(place(NINE).cells);
  });

  test('[BK-2] of talks that overlap by other lengths, steps and buffers, one gets its time', async () => {
    const store = await temporaryStore(kind);
    const longer = { minutes: 60, bufferBefore: 15, bufferAfter: 0 };
    const wanted = [
      draft('a'),
      draft('b', NINE + 30 * MINUTE, longer),
      draft('c', NINE - 30 * MINUTE, longer),
    ];
    const got = await Promise.all(wanted.map((given) => add(store, given)));
    expect(got.filter(Boolean)).toHaveLength(1);
    expect(await add(store, draft('d', NINE + 90 * MINUTE))).toBeDefined();
  });

  test('[BK-2] a form that is pressed twice is one booking', async () => {
    const store = await temporaryStore(kind);
    const twice = [draft('anna'), { ...draft('anna'), id: 'again' }];
    const got = await Promise.all(twice.map((given) => add(store, given)));
    expect(new Set(got.map((booking) => booking?.id))).toEqual(new Set([got[0]?.id]));
    expect(await listBookings(store)).toHaveLength(1);
  });

  test('[BK-2] a change frees the old time and takes the new one; of two at once, one is done, and its cells stay', async () => {
    const store = await temporaryStore(kind);
    const booking = await add(store, draft('anna'));
    await add(store, draft('ben', NINE + 90 * MINUTE));
    if (!booking) throw new Error('not booked');
    expect(await moveBooking(store, booking, place(NINE + 75 * MINUTE), NOW)).toBeUndefined();
    expect(await findBooking(store, booking)).toMatchObject({ start_at: NINE, version: 0 });
    const targets = [NINE + 15 * MINUTE, NINE + 45 * MINUTE, NINE + 45 * MINUTE];
    const moved = await Promise.all(targets.map((start) => moveBooking(store, booking, place(start), NOW)));
    expect(moved.filter(Boolean).length).toBeGreaterThan(0);
    const after = await findBooking(store, booking);
    expect(after?.version).toBe(1);
    const taken = [...place(after?.start_at ?? 0).cells, ...place(NINE + 90 * MINUTE).cells];
    expect(await cellsHeld(store)).toEqual([...new Set(taken)]);
    if (after) expect(await moveBooking(store, after, place(NINE), NOW + 1)).toMatchObject({ version: 2 });
  });

  test('[BK-3] a talk that is cancelled twice is cancelled once, and its time is free again', async () => {
    const store = await temporaryStore(kind);
    const booking = await add(store, draft('anna'));
    for (const _ of ['once', 'and again'])
      expect(booking && (await cancelBooking(store, booking, NOW))).toMatchObject({
        state: 'cancelled',
        version: 1,
      });
    expect(await cellsHeld(store)).toEqual([]);
    expect(await add(store, draft('ben'))).toBeDefined();
  });
});

describe.for(STORE_KINDS)('what is left of bookings in %s', (kind) => {
  test('[BK-2] a booking that waits for a mailed button holds no time, and loses it to one that does not wait', async () => {
    const store = await temporaryStore(kind);
    const asked = await addBooking(store, draft('anna'), 'asked', NOW);
    const other = await addBooking(store, draft('ben', NINE + 60 * MINUTE), 'asked', NOW);
    expect(await cellsHeld(store)).toEqual([]);
    await add(store, draft('carl'));
    if (!asked || !other) throw new Error('not stored');
    expect(await confirmBooking(store, asked, NOW)).toBeUndefined();
    expect(await confirmBooking(store, other, NOW)).toMatchObject({ state: 'booked' });
    expect(await confirmBooking(store, other, NOW)).toMatchObject({ state: 'booked' });
  });

  test('[BK-2] what a killed process left is free after two minutes: a row without cells, cells of a change, a lock', async () => {
    const store = await temporaryStore(kind);
    const db = tablesOf(store);
    const booking = await add(store, draft('anna'));
    const killed = {
      ...draft('killed', NINE + 90 * MINUTE),
      state: 'claiming' as const,
      version: 0,
      told_version: -1,
    };
    const { cells, ...row } = killed;
    const [first_cell = 0, last_cell = 0] = [cells[0], cells.at(-1)];
    const moments = { created_at: NOW, changed_at: NOW, moving_since: null };
    await db
      .insertInto('bookings')
      .values({ ...row, first_cell, last_cell, ...moments })
      .execute();
    const left = [
      ...cells.map((cell) => ({ cell, booking_id: 'killed' })),
      { cell: 1_000_000_000, booking_id: 'anna' },
    ];
    await db
      .insertInto('booking_cells')
      .values(left.map((one) => ({ ...one, held_at: NOW })))
      .execute();
    await db.updateTable('bookings').set({ moving_since: NOW }).where('id', '=', 'anna').execute();
    await sweepBookings(store, NOW + MINUTE);
    expect(await cellsHeld(store)).toHaveLength(7);
    for (const _ of ['rows', 'and their cells']) await sweepBookings(store, NOW + 3 * MINUTE);
    expect(await cellsHeld(store)).toEqual(place(NINE).cells);
    expect(await listBookings(store)).toMatchObject([{ id: booking?.id, moving_since: null }]);
  });

  test('[BK-5] thirty-one days after a talk or its cancellation nothing of the visitor is stored', async () => {
    const store = await temporaryStore(kind);
    const cancelled = await add(store, draft('anna', NINE + 20 * DAY));
    await add(store, draft('ben'));
    if (cancelled) await cancelBooking(store, cancelled, NOW);
    expect(await purgeBookings(store, NINE + 29 * DAY, 30)).toEqual({ bookings: 1 });
    expect(await purgeBookings(store, NINE + 31 * DAY, 30)).toEqual({ bookings: 1 });
    expect(await listBookings(store)).toEqual([]);
    expect(await cellsHeld(store)).toEqual([]);
  });

  test('[BK-5] the bookings of a person are erased by address, in capitals or not', async () => {
    const store = await temporaryStore(kind);
    await add(store, draft('anna'));
    await add(store, draft('ben', NINE + 60 * MINUTE));
    expect(await eraseBookings(store, ' Anna@Example.org')).toBe(1);
    expect(await listBookings(store)).toMatchObject([{ id: 'ben' }]);
    expect(await cellsHeld(store)).toEqual(place(NINE + 60 * MINUTE).cells);
  });
});
