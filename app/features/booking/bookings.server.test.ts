import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../server/clock.ts';
import type { Store } from '../../../server/db/store.ts';
import { hoursOf, newBooking } from '../../../tests/support/new-booking.ts';
import { storeKinds, temporaryStore } from '../../../tests/support/temporary-store.ts';
import { bookingModule } from './booking-module.server.ts';
import { bookedTime, bookingsIn, type NewBooking } from './bookings.server.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const NINE = Date.UTC(2026, 10, 25, 8);

const timeAfter = (minutes: number) => bookedTime(NINE + minutes * MINUTE, hoursOf());
const add = (store: Store, booking: NewBooking) => bookingsIn(store).add(booking, NOW);
async function added(store: Store, name: string, start = NINE, state: NewBooking['state'] = 'booked') {
  const booking = await add(store, { ...newBooking(name, start), state });
  if (!booking) throw new Error('refused');
  return booking;
}

describe.for(storeKinds)('bookings in %s', (kind) => {
  test('[BK-2] of talks that overlap by other lengths, steps and buffers, one gets its time', async () => {
    const store = await temporaryStore(kind);
    const longer = { minutes: 60, bufferBefore: 15, bufferAfter: 0 };
    const others = [30, -30].map((minutes) => newBooking(`${minutes}`, NINE + minutes * MINUTE, longer));
    const wanted = [newBooking('a', NINE), ...others];
    const got = await Promise.all(wanted.map((booking) => add(store, booking)));
    expect(got.filter(Boolean)).toHaveLength(1);
    expect(await add(store, newBooking('d', NINE + 90 * MINUTE))).toBeDefined();
  });

  test('[BK-2] a form that is pressed twice is one booking', async () => {
    const store = await temporaryStore(kind);
    const twice = [newBooking('anna', NINE), { ...newBooking('anna', NINE), id: 'again' }];
    const got = await Promise.all(twice.map((booking) => add(store, booking)));
    expect(got).toEqual([got[0], got[0]]);
    expect(await bookingsIn(store).list()).toEqual([got[0]]);
  });

  test('[BK-2] a change frees the old time and takes the new one; of two at once, one is done', async () => {
    const store = await temporaryStore(kind);
    const { find, reschedule } = bookingsIn(store);
    const booking = await added(store, 'anna');
    const ben = await added(store, 'ben', NINE + 90 * MINUTE);
    expect(await reschedule(booking, timeAfter(75), NOW)).toBeUndefined();
    expect(await find(booking)).toEqual(booking);
    const changes = [15, 45, 45].map((minutes) => reschedule(booking, timeAfter(minutes), NOW));
    const moved = (await Promise.all(changes)).find(Boolean) ?? booking;
    expect(moved).toMatchObject({ version: 1 });
    expect(await add(store, newBooking('carl', moved.start_at))).toBeUndefined();
    const both = [reschedule(moved, timeAfter(300), NOW), reschedule(ben, timeAfter(315), NOW)];
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  });

  test('[BK-3] a talk that is cancelled twice is cancelled once, and its time is free again', async () => {
    const store = await temporaryStore(kind);
    const booking = await added(store, 'anna');
    const cancelled = { state: 'cancelled' as const, version: 1 };
    for (const _ of ['once', 'and again'])
      expect(await bookingsIn(store).cancel(booking, NOW)).toMatchObject(cancelled);
    expect(
      await bookingsIn(store).reschedule({ ...booking, ...cancelled }, timeAfter(60), NOW),
    ).toBeUndefined();
    expect(await add(store, newBooking('ben', NINE))).toBeDefined();
  });

  test('[BK-2] a booking that waits for a mailed button has no time, and loses it to one that does not wait', async () => {
    const store = await temporaryStore(kind);
    const asked = await added(store, 'anna', NINE, 'asked');
    const other = await added(store, 'ben', NINE + 60 * MINUTE, 'asked');
    await added(store, 'carl');
    expect(await bookingsIn(store).confirm(asked, NOW)).toBeUndefined();
    for (const _ of ['once', 'and again'])
      expect((await bookingsIn(store).confirm(other, NOW))?.state).toBe('booked');
  });

  test('[BK-5] thirty-one days after a talk or its cancellation nothing of the visitor is stored', async () => {
    const store = await temporaryStore(kind);
    await bookingsIn(store).cancel(await added(store, 'anna', NINE + 20 * DAY), NOW);
    await added(store, 'ben');
    expect(await bookingModule.purge(store, NINE + 29 * DAY, 30)).toEqual({ bookings: 1 });
    expect(await bookingModule.purge(store, NINE + 31 * DAY, 30)).toEqual({ bookings: 1 });
    expect(await bookingsIn(store).list()).toEqual([]);
  });

  test('[BK-5] the bookings of a person are erased by address, in capitals or not', async () => {
    const store = await temporaryStore(kind);
    await added(store, 'anna');
    await added(store, 'ben', NINE + 60 * MINUTE);
    expect(await bookingsIn(store).erase(' Anna@Example.org')).toBe(1);
    expect(await bookingsIn(store).list()).toMatchObject([{ id: 'ben' }]);
  });
});
