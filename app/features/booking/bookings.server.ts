import { sql } from 'kysely';
import type { Store } from '../../../server/db/store.ts';
import { networkEmail } from '../../../server/email.ts';
import { type BookingConfig, QUARTER } from './booking-config.ts';
import type { Booking, BookingTables } from './booking-tables.server.ts';
import { blockedBy } from './slots.ts';

type Db = Pick<Store, 'db'>;

const DAY = 86_400_000;

/** Each costs two mails. */
export const MOST_CHANGES = 5;

type TalkTime = Pick<Booking, 'start_at' | 'minutes' | 'first_cell' | 'last_cell'>;
export type NewBooking = Pick<Booking, 'id' | 'state' | 'language' | 'way' | 'email' | 'fields'> &
  TalkTime & { sent_key: string };

/** The columns of a talk that begins then. */
export function talkTime(start_at: number, config: BookingConfig): TalkTime {
  const { from, to } = blockedBy(start_at, config);
  return { start_at, minutes: config.minutes, first_cell: from / QUARTER, last_cell: to / QUARTER - 1 };
}

/** The same form again is the first booking. Undefined: the store refuses it, since another talk has the time. */
export async function addBooking(store: Db, given: NewBooking, now: number): Promise<Booking | undefined> {
  const added = await tablesOf(store)
    .insertInto('bookings')
    .values({ ...given, version: 0, told_version: -1, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return added ?? findBooking(store, { sent_key: given.sent_key });
}

/** The mailed button was pressed. */
export const confirmBooking = (store: Db, asked: Booking, now: number) =>
  changeBooking(store, { ...asked, state: 'asked' }, { state: 'booked', told_version: -1, changed_at: now });

export const moveBooking = (store: Db, booking: Booking, time: TalkTime, now: number) =>
  changeBooking(
    store,
    { ...booking, state: 'booked' },
    { ...time, version: booking.version + 1, changed_at: now },
  );

export const cancelBooking = (store: Db, booking: Booking, now: number) => {
  const changes = { version: booking.version + 1, changed_at: now, sent_key: null };
  return changeBooking(store, { ...booking, state: 'booked' }, { ...changes, state: 'cancelled' });
};

/** From the given state. Twice is once. Undefined: another talk has the time, or the booking has changed meanwhile. */
async function changeBooking(store: Db, before: Booking, changes: Partial<Booking>) {
  const changed = await tablesOf(store)
    .updateTable('bookings')
    .set(changes)
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst()
    .catch(unlessTaken);
  if (changed) return changed;
  const found = await findBooking(store, { id: before.id });
  const { state, start_at } = { ...before, ...changes };
  return found?.state === state && found.start_at === start_at ? found : undefined;
}

/** PostgreSQL refuses an update by an error, and by a deadlock where two take one time at the same moment. */
function unlessTaken(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code !== '23P01' && code !== '40P01') throw error;
}

export function findBooking(store: Db, by: { id: string } | { sent_key: string }) {
  const found =
    'id' in by ? all(store).where('id', '=', by.id) : all(store).where('sent_key', '=', by.sent_key);
  return found.executeTakeFirst();
}

export const listBookings = (store: Db) => all(store).orderBy('start_at').orderBy('id').execute();

/** Talks that begin after a moment. */
export const bookedAfter = (store: Db, moment: number) =>
  all(store).where('state', '=', 'booked').where('start_at', '>', moment).execute();

/** Bookings with a version whose mails and webhook were not ordered. */
export const bookingsToTell = (store: Db) => all(store).whereRef('told_version', '<', 'version').execute();

export async function markTold(store: Db, { id, version }: Booking): Promise<void> {
  const own = tablesOf(store).updateTable('bookings').where('id', '=', id).where('version', '=', version);
  await own.set({ told_version: version }).execute();
}

/** Talks of the next day whose visitors were not reminded; not those that were booked or moved since then. */
export const bookingsToRemind = (store: Db, now: number) =>
  all(store)
    .where('state', '=', 'booked')
    .where('start_at', '>', now)
    .where('start_at', '<=', now + DAY)
    .where(sql<boolean>`changed_at < start_at - ${sql.lit(DAY)}`)
    .where(sql<boolean>`not exists (
      select 1 from outbox where outbox.id = bookings.id || ':' || bookings.version || ':reminder')`)
    .execute();

/** Booked within a time, and not cancelled. */
export async function countBookings(store: Db, from: number, to: number): Promise<number> {
  const made = all(store).where('created_at', '>=', from).where('created_at', '<', to);
  return (await made.where('state', '=', 'booked').execute()).length;
}

/** With everything that the form told. */
export async function purgeBookings(store: Db, now: number, retentionDays: number) {
  const cutoff = now - retentionDays * DAY;
  const { numDeletedRows } = await tablesOf(store)
    .deleteFrom('bookings')
    .where((eb) => eb('start_at', '<', cutoff).or(eb('state', '!=', 'booked').and('changed_at', '<', cutoff)))
    .executeTakeFirstOrThrow();
  return { bookings: Number(numDeletedRows) };
}

/** Also frees the time. Cancel first where the talk is to come: after it no mail can be written. */
export async function eraseBookings(store: Db, email: string): Promise<number> {
  const own = tablesOf(store).deleteFrom('bookings');
  const address = networkEmail(email.trim()).toLowerCase();
  return Number((await own.where('email', '=', address).executeTakeFirstOrThrow()).numDeletedRows);
}

const tablesOf = ({ db }: Db) => db.withTables<BookingTables>();
const all = (store: Db) => tablesOf(store).selectFrom('bookings').selectAll();
