import { DAY } from '../../../server/clock.ts';
import type { Services } from '../../../server/services.ts';
import { bookingConfig, bookingsIn } from './bookings.server.ts';
import { readBusyIntervals } from './owner-calendar.server.ts';
import { freeSlots, isInHours, QUARTER } from './slots.ts';

/**
 * Undefined: the copy of the owner's calendar is too old to offer anything.
 * @param id of a booking, to which its own slot is free. @param since notice and horizon count from it
 */
export async function readFreeSlots({ store, clock }: Services, id?: string, since = clock.now()) {
  const ownersBusy = await readBusyIntervals(store, clock.now());
  if (!ownersBusy) return;
  // Those of today that are over count against `maxPerDay`.
  const recent = await bookingsIn(store).startingAfter(clock.now() - DAY);
  const bookings = recent.filter((booking) => booking.id !== id);
  const booked = bookings.map((row) => ({
    from: row.first_cell * QUARTER,
    to: (row.last_cell + 1) * QUARTER,
  }));
  return freeSlots(bookingConfig, since, { bookings, busy: [...booked, ...ownersBusy] });
}

/** The code of a failure; undefined if the slot is free. */
export function refusalOfSlot(start: number | undefined, slots: readonly number[]) {
  if (start === undefined || !isInHours(start, bookingConfig)) return 'notOffered' as const;
  return slots.includes(start) ? undefined : ('notFree' as const);
}
