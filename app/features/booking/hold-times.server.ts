import { setTimeout as pause } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { Store } from '../../../server/db/store.ts';
import type { Booking, BookingTables } from './booking-tables.server.ts';
import { CLAIMING_MS, findBooking, removeBookings, tablesOf } from './bookings.server.ts';

type Db = Pick<Store, 'db'>;
type Writable = Pick<Store, 'db' | 'isDuplicate'>;
/** Of the rows, not of the owner's hours, which may have changed since. */
type Place = Pick<Booking, 'start_at' | 'minutes'> & { cells: readonly number[] };

/** Each costs two mails. */
export const MOST_CHANGES = 5;

export type NewBooking = Pick<Booking, 'id' | 'language' | 'way' | 'email' | 'fields'> & {
  sent_key: string;
} & Place;

/**
 * Stores a booking: `asked` waits for a mailed button, else the time is held at once. A second press of the same form
 * is the first booking. Undefined: another booking holds the time.
 */
export async function addBooking(
  store: Writable,
  { cells, ...given }: NewBooking,
  state: 'asked' | 'claiming',
  now: number,
): Promise<Booking | undefined> {
  const [first_cell = 0, last_cell = 0] = [cells[0], cells.at(-1)];
  const moments = { created_at: now, changed_at: now, moving_since: null };
  const booking = { ...given, state, first_cell, last_cell, version: 0, told_version: -1, ...moments };
  try {
    await tablesOf(store).insertInto('bookings').values(booking).execute();
  } catch (error) {
    if (!store.isDuplicate(error)) throw error;
    return settled(store, { sent_key: given.sent_key });
  }
  return state === 'asked' ? booking : claim(store, booking, now);
}

/** The mailed button was pressed. Undefined: another booking holds the time by now. */
export async function confirmBooking(store: Writable, asked: Booking, now: number) {
  const { numUpdatedRows } = await tablesOf(store)
    .updateTable('bookings')
    .set({ state: 'claiming', changed_at: now })
    .where('id', '=', asked.id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? claim(store, asked, now) : settled(store, { id: asked.id });
}

/** Waits until another request that has this booking in hand has got its time, or not. */
async function settled(store: Db, by: Parameters<typeof findBooking>[1]): Promise<Booking | undefined> {
  for (let looks = 0; looks < 30; looks += 1) {
    const booking = await findBooking(store, by);
    if (booking?.state !== 'claiming' && !booking?.moving_since) return booking;
    await pause(100);
  }
  return undefined;
}

async function claim(store: Writable, booking: Booking, now: number): Promise<Booking | undefined> {
  const cells = rangeOf(booking);
  const isHeld = await hold(store, booking.id, cells, now);
  const { numUpdatedRows } = isHeld
    ? await tablesOf(store)
        .updateTable('bookings')
        .set({ state: 'booked', told_version: -1, changed_at: now })
        .where('id', '=', booking.id)
        .where('state', '=', 'claiming')
        .where(holdsAll(booking.id, cells))
        .executeTakeFirst()
    : { numUpdatedRows: 0n };
  if (numUpdatedRows > 0n) return { ...booking, state: 'booked', told_version: -1, changed_at: now };
  await removeBookings(store, [booking.id]);
  return undefined;
}

/** One statement: all cells or none. False: another booking holds one of them. */
async function hold(store: Writable, id: string, cells: readonly number[], now: number): Promise<boolean> {
  const db = tablesOf(store);
  const own = await db.selectFrom('booking_cells').select('cell').where('booking_id', '=', id).execute();
  const missing = cells.filter((cell) => !own.some((held) => held.cell === cell));
  if (missing.length === 0) return true;
  try {
    await db
      .insertInto('booking_cells')
      .values(missing.map((cell) => ({ cell, booking_id: id, held_at: now })))
      .execute();
    return true;
  } catch (error) {
    if (!store.isDuplicate(error)) throw error;
    return false;
  }
}

/** The sweeper may have freed what a slow process believed to hold. */
function holdsAll(id: string, cells: readonly number[]) {
  return (eb: ExpressionBuilder<BookingTables, 'bookings'>) =>
    eb(
      eb
        .selectFrom('booking_cells')
        .select((own) => own.fn.countAll<number>().as('held'))
        .where('booking_id', '=', id)
        .where('cell', 'in', [...cells]),
      '=',
      cells.length,
    );
}

const rangeOf = ({ first_cell, last_cell }: Pick<Booking, 'first_cell' | 'last_cell'>) =>
  Array.from({ length: last_cell - first_cell + 1 }, (_, index) => first_cell + index);

/**
 * One change of a booking at a time, or one would free what another has just held. A second press is the first change.
 * @returns the booking at its new time; undefined if that is taken, or the booking has changed meanwhile
 */
export async function moveBooking(
  store: Writable,
  booking: Booking,
  { cells, ...place }: Place,
  now: number,
) {
  const db = tablesOf(store);
  const { id, version } = booking;
  const own = db.updateTable('bookings').where('id', '=', id).where('state', '=', 'booked');
  const begun = await own
    .set({ moving_since: now })
    .where('version', '=', version)
    .where((eb) => eb.or([eb('moving_since', 'is', null), eb('moving_since', '<', now - CLAIMING_MS)]))
    .executeTakeFirst();
  if (begun.numUpdatedRows > 0n) {
    const [first_cell = 0, last_cell = 0] = [cells[0], cells.at(-1)];
    const mine = own.where('moving_since', '=', now);
    if (await hold(store, id, cells, now)) {
      const range = { first_cell, last_cell };
      await mine
        .set({ ...place, ...range, version: version + 1, changed_at: now })
        .where(holdsAll(id, cells))
        .execute();
      await freeOutside(store, await findBooking(store, { id }));
    }
    await mine.set({ moving_since: null }).execute();
  }
  const after = await settled(store, { id });
  return after?.state === 'booked' && after.start_at === place.start_at ? after : undefined;
}

/** Twice is once. @returns the cancelled booking */
export async function cancelBooking(store: Db, { id }: Pick<Booking, 'id'>, now: number) {
  await tablesOf(store)
    .updateTable('bookings')
    .set((eb) => ({ state: 'cancelled', version: eb('version', '+', 1), changed_at: now, sent_key: null }))
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .execute();
  const after = await findBooking(store, { id });
  if (after?.state !== 'cancelled') return;
  await freeOutside(store, after);
  return after;
}

async function freeOutside(store: Db, booking: Booking | undefined): Promise<void> {
  if (!booking) return;
  const { id, state, first_cell, last_cell } = booking;
  const own = tablesOf(store).deleteFrom('booking_cells').where('booking_id', '=', id);
  const outside =
    state === 'booked'
      ? own.where((eb) => eb.or([eb('cell', '<', first_cell), eb('cell', '>', last_cell)]))
      : own;
  await outside.execute();
}
