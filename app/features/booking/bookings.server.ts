import { sql } from 'kysely';
import type { Store } from '../../../server/db/store.ts';
import { networkEmail } from '../../../server/email.ts';
import type { Booking, BookingTables } from './booking-tables.server.ts';
import { cellsIn, type Taken } from './slots.ts';

type Db = Pick<Store, 'db'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After it a process has died between two statements. */
export const CLAIMING_MS = 2 * MINUTE;
/** For the mailed button. */
const ASKED_MS = DAY;

export const tablesOf = ({ db }: Db) => db.withTables<BookingTables>();

/** Times held from now on. @param except a booking that may move within its own time */
export async function takenTimes(store: Db, now: number, except = ''): Promise<Taken> {
  const db = tablesOf(store);
  const [firstCell = 0] = cellsIn({ from: now - DAY, to: now });
  const held = await db
    .selectFrom('booking_cells')
    .select('cell')
    .where('cell', '>=', firstCell)
    .where('booking_id', '!=', except)
    .execute();
  const talks = await db
    .selectFrom('bookings')
    .select('start_at')
    .where('state', 'in', ['booked', 'claiming'])
    .where('start_at', '>', now - DAY)
    .where('id', '!=', except)
    .execute();
  return {
    cells: new Set(held.map(({ cell }) => cell)),
    talks: talks.map(({ start_at }) => start_at),
  };
}

export function findBooking(store: Db, by: { id: string } | { sent_key: string }) {
  const all = tablesOf(store).selectFrom('bookings').selectAll();
  const found = 'id' in by ? all.where('id', '=', by.id) : all.where('sent_key', '=', by.sent_key);
  return found.executeTakeFirst();
}

export function bookingsOf(store: Db, email: string) {
  return tablesOf(store).selectFrom('bookings').selectAll().where('email', '=', email).execute();
}

/** Rows first: cells without a row are free at the next sweep. */
export async function removeBookings(store: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const db = tablesOf(store);
  await db.deleteFrom('bookings').where('id', 'in', ids).execute();
  await db.deleteFrom('booking_cells').where('booking_id', 'in', ids).execute();
}

/** Removes what a killed process left half done. */
export async function sweepBookings(store: Db, now: number): Promise<void> {
  const db = tablesOf(store);
  await db
    .deleteFrom('bookings')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'claiming'), eb('changed_at', '<', now - CLAIMING_MS)]),
        eb.and([eb('state', '=', 'asked'), eb('changed_at', '<', now - ASKED_MS)]),
      ]),
    )
    .execute();
  await db
    .updateTable('bookings')
    .set({ moving_since: null })
    .where('moving_since', '<', now - CLAIMING_MS)
    .execute();
  await db
    .deleteFrom('booking_cells')
    .where('held_at', '<', now - CLAIMING_MS)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bookings')
            .select('id')
            .whereRef('bookings.id', '=', 'booking_cells.booking_id')
            .where('state', 'in', ['booked', 'claiming'])
            .whereRef('first_cell', '<=', 'booking_cells.cell')
            .whereRef('last_cell', '>=', 'booking_cells.cell'),
        ),
      ),
    )
    .execute();
}

/** Booked within a time, and not cancelled. */
export async function countBookings(store: Db, from: number, to: number): Promise<number> {
  const { count } = await tablesOf(store)
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'booked')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return count;
}

/** Everything that the form told goes with the row. */
export async function purgeBookings(store: Db, now: number, retentionDays: number) {
  const cutoff = now - retentionDays * DAY;
  const old = await tablesOf(store)
    .selectFrom('bookings')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(sql<number>`start_at + minutes * ${MINUTE}`, '<', cutoff),
        eb.and([eb('state', '=', 'cancelled'), eb('changed_at', '<', cutoff)]),
      ]),
    )
    .execute();
  for (const { id } of old) await removeBookings(store, [id]);
  return { bookings: old.length };
}

/** Also frees the time. Cancel first where the talk is to come: after it no mail can be written. */
export async function eraseBookings(store: Db, email: string): Promise<number> {
  const own = await tablesOf(store)
    .selectFrom('bookings')
    .select('id')
    .where('email', '=', mailboxOf(email))
    .execute();
  await removeBookings(
    store,
    own.map(({ id }) => id),
  );
  return own.length;
}

/** As stored, and compared. */
export const mailboxOf = (email: string) => networkEmail(email.trim()).toLowerCase();

export function futureBookings(store: Db, now: number) {
  return tablesOf(store)
    .selectFrom('bookings')
    .selectAll()
    .where('state', '=', 'booked')
    .where('start_at', '>', now)
    .orderBy('start_at')
    .execute();
}

export function listBookings(store: Db) {
  return tablesOf(store).selectFrom('bookings').selectAll().orderBy('start_at').orderBy('id').execute();
}

/** Bookings with a version of which no mail or webhook was ordered. */
export function untoldBookings(store: Db) {
  return tablesOf(store)
    .selectFrom('bookings')
    .selectAll()
    .where('state', '!=', 'claiming')
    .whereRef('told_version', '<', 'version')
    .execute();
}

/** Talks of the next day whose visitors were not reminded; not those that were booked or moved since then. */
export function bookingsToRemind(store: Db, now: number) {
  return tablesOf(store)
    .selectFrom('bookings')
    .select(['id', 'version'])
    .where('state', '=', 'booked')
    .where('start_at', '>', now)
    .where('start_at', '<=', now + DAY)
    .where(sql<boolean>`changed_at < start_at - ${sql.lit(DAY)}`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.id', '=', sql<string>`bookings.id || ':' || bookings.version || ':reminder'`),
        ),
      ),
    )
    .execute();
}

export async function markTold(store: Db, { id, version }: Booking): Promise<void> {
  await tablesOf(store)
    .updateTable('bookings')
    .set({ told_version: version })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}
