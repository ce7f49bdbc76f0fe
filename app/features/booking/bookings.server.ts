import { type RawBuilder, sql } from 'kysely';
import file from '../../../content/booking.json' with { type: 'json' };
import { DAY } from '../../../server/clock.ts';
import { runDelete, type Store } from '../../../server/db/store.ts';
import { withAsciiDomain } from '../../../server/email.ts';
import { bookingFields, type Way } from './booking.fields.ts';
import { type BookingConfig, bookingSchema } from './booking-schema.ts';
import { blockedBy, isInHours, QUARTER } from './slots.ts';

export const bookingConfig = bookingSchema.parse(file);

/** A way without its data is not offered. */
export const ways = bookingFields.way.options.filter((way) => Boolean(bookingConfig.ways[way]));

export type Booking = {
  id: string;
  start_at: number;
  minutes: number;
  /** Quarters of an hour since 1970, both included: the talk with its buffers. */
  first_cell: number;
  last_cell: number;
  /** `asked`: has no time until a mailed button is pressed. */
  state: 'asked' | 'booked' | 'cancelled';
  version: number;
  /** The last version whose deliveries are in the outbox. */
  told_version: number;
  language: string;
  way: Way;
  email: string;
  fields: string;
  /** Idempotency key of the form; null once cancelled. */
  sent_key: string | null;
  created_at: number;
  changed_at: number;
};

type BookedTime = Pick<Booking, 'start_at' | 'minutes' | 'first_cell' | 'last_cell'>;
type Change = Partial<BookedTime & { state: 'booked' | 'cancelled' }>;
export type NewBooking = Omit<Booking, 'version' | 'told_version' | 'created_at' | 'changed_at'>;

const NO_VERSION = -1;

export function payloadOf({ id, version, state, start_at, minutes, language, fields }: Booking) {
  const start = new Date(start_at).toISOString();
  return { id, version, state, start, minutes, language, ...(JSON.parse(fields) as Record<string, string>) };
}

export const isOutside = ({ state, start_at }: Booking) =>
  state === 'booked' && !isInHours(start_at, bookingConfig);

export function bookedTime(start_at: number, config: BookingConfig = bookingConfig): BookedTime {
  const { from, to } = blockedBy(start_at, config);
  return { start_at, minutes: config.minutes, first_cell: from / QUARTER, last_cell: to / QUARTER - 1 };
}

export function bookingsIn({ db, isConflict }: Pick<Store, 'db' | 'isConflict'>) {
  const tables = db.withTables<{ bookings: Booking }>();
  const rows = tables.selectFrom('bookings').selectAll();
  const booked = rows.where('state', '=', 'booked');
  const find = (by: Partial<Booking>) => rows.where((eb) => eb.and(by)).executeTakeFirst();
  const update = tables.updateTable('bookings');
  const remove = (filter: RawBuilder<boolean>) => runDelete(tables.deleteFrom('bookings').where(filter));

  return {
    find,
    list: () => rows.orderBy('start_at').orderBy('id').execute(),
    after: (moment: number) => booked.where('start_at', '>', moment).execute(),
    count: async (from: number, to: number) =>
      (await booked.where('created_at', '>=', from).where('created_at', '<', to).execute()).length,
    withoutDeliveries: () => rows.whereRef('told_version', '<', 'version').execute(),
    /** Talks of the next day whose visitors were not reminded; not those that were booked or moved since then. */
    toRemind: (now: number) =>
      booked
        .where((eb) => eb.between('start_at', now, now + DAY))
        .where((eb) => eb('changed_at', '<', eb('start_at', '-', DAY)))
        .where(sql<boolean>`not exists (
          select 1 from outbox where outbox.id = bookings.id || ':' || bookings.version || ':reminder')`)
        .execute(),
    /** A form sent again gets its first booking. Undefined: another talk has the time. */
    add: async (booking: NewBooking, now: number): Promise<Booking | undefined> => {
      const added = await tables
        .insertInto('bookings')
        .values({ ...booking, version: 0, told_version: NO_VERSION, created_at: now, changed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return added ?? find({ sent_key: booking.sent_key });
    },
    /** Confirms, cancels or moves, once. Undefined: another talk has the time, or the booking has changed. */
    change: async ({ id, version, start_at }: Booking, change: Change, now: number) => {
      const from = change.state === 'booked' ? 'asked' : 'booked';
      const changed = await update
        .set({ ...change, changed_at: now })
        .set(from === 'asked' ? { told_version: NO_VERSION } : { version: version + 1 })
        .set(change.state === 'cancelled' ? { sent_key: null } : {})
        .where((eb) => eb.and({ id, version, state: from }))
        .returningAll()
        .executeTakeFirst()
        .catch((error: unknown) => {
          if (!isConflict(error)) throw error;
        });
      return changed ?? find({ id, state: from, start_at, ...change });
    },
    markDeliveriesOrdered: ({ id, version, state }: Booking) =>
      sql`update bookings set told_version = version
        where id = ${id} and version = ${version} and state = ${state}`.execute(db),
    purge: (before: number) =>
      remove(sql`start_at < ${before} or (state <> 'booked' and changed_at < ${before})`),
    /** Also frees the time. Cancel first where the talk is to come: after it no mail can be written. */
    erase: (email: string) => remove(sql`email = ${withAsciiDomain(email.trim()).toLowerCase()}`),
  };
}
