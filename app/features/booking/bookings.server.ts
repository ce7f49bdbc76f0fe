import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import file from '../../../content/booking.json' with { type: 'json' };
import { DAY, MINUTE } from '../../../server/clock.ts';
import { runDelete, type Store } from '../../../server/db/store.ts';
import { withAsciiDomain } from '../../../server/email.ts';
import type { Migrations } from '../../../server/server-module.ts';
import { bookingFields, type Way } from './booking.fields.ts';
import { type BookingConfig, bookingSchema } from './booking-schema.ts';
import { blockedBy, isInHours, QUARTER } from './slots.server.ts';

export const bookingConfig = bookingSchema.parse(file);

/** Ways are offered only if the owner has given their data. */
export const ways = bookingFields.way.options.filter((way) => Boolean(bookingConfig.ways[way]));

export type Booking = {
  id: string;
  start_at: number;
  minutes: number;
  /** Both are quarters of an hour since 1970, included, with buffers. */
  first_cell: number;
  last_cell: number;
  /** `asked` holds no slot until a mailed button is pressed. */
  state: 'asked' | 'booked' | 'cancelled';
  version: number;
  language: string;
  way: Way;
  email: string;
  fields: string;
  /** The form's idempotency key; null once cancelled. */
  sent_key: string | null;
  created_at: number;
  changed_at: number;
};

/** `told_version` is the last version whose deliveries are in the outbox. */
type BookingRow = Booking & { told_version: number };
export type NewBooking = Omit<Booking, 'version' | 'created_at' | 'changed_at'>;

const NO_VERSION = -1;

export const outboxId = ({ id, version }: Booking, name: string) => `${id}:${version}:${name}`;
export const endOf = ({ start_at, minutes }: Booking) => start_at + minutes * MINUTE;

export function payloadOf({ id, version, state, start_at, minutes, language, fields }: Booking) {
  const start = new Date(start_at).toISOString();
  return { id, version, state, start, minutes, language, ...(JSON.parse(fields) as Record<string, string>) };
}

export const isOutside = ({ state, start_at }: Booking) =>
  state === 'booked' && !isInHours(start_at, bookingConfig);

export function bookedTime(start_at: number, config: BookingConfig = bookingConfig) {
  const { from, to } = blockedBy(start_at, config);
  return { start_at, minutes: config.minutes, first_cell: from / QUARTER, last_cell: to / QUARTER - 1 };
}

export function bookingsIn({ db, isConflict }: Pick<Store, 'db' | 'isConflict'>) {
  const tables = db.withTables<{ bookings: BookingRow }>();
  const rows = tables.selectFrom('bookings').selectAll();
  const booked = rows.where('state', '=', 'booked');
  const find = (by: Partial<Booking>) => rows.where((eb) => eb.and(by)).executeTakeFirst();
  const remove = (filter: RawBuilder<boolean>) => runDelete(tables.deleteFrom('bookings').where(filter));

  /** A repeat returns what the first has changed. Undefined if the slot is taken, or the booking has changed otherwise. */
  async function change(booking: Booking, from: Booking['state'], changes: Partial<BookingRow>, now: number) {
    const changed = await tables
      .updateTable('bookings')
      .set({ ...changes, changed_at: now })
      .where((eb) => eb.and({ id: booking.id, version: booking.version, state: from }))
      .returningAll()
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (!isConflict(error)) throw error;
      });
    const { id, state, start_at } = { ...booking, ...changes };
    return changed ?? find({ id, state, start_at });
  }

  return {
    find,
    list: () => rows.orderBy('start_at').orderBy('id').execute(),
    startingAfter: (instant: number) => booked.where('start_at', '>', instant).execute(),
    count: async (from: number, to: number) =>
      (await booked.where('created_at', '>=', from).where('created_at', '<', to).execute()).length,
    withoutDeliveries: () => rows.whereRef('told_version', '<', 'version').execute(),
    /** Bookings of the next day without a reminder, except those booked or moved since then. */
    toRemind: async (now: number) => {
      const isDue = sql<boolean>`start_at between ${now} and ${now + DAY} and changed_at < start_at - ${DAY}`;
      const due = await booked.where(isDue).execute();
      if (due.length === 0) return due;
      const ids = due.map((booking) => outboxId(booking, 'reminder'));
      const ordered = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute();
      return due.filter((booking) => !ordered.some(({ id }) => id === outboxId(booking, 'reminder')));
    },
    /** A repeat returns the first booking. Undefined if the slot is taken. */
    add: async (booking: NewBooking, now: number): Promise<Booking | undefined> => {
      const added = await tables
        .insertInto('bookings')
        .values({ ...booking, version: 0, told_version: NO_VERSION, created_at: now, changed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return added ?? find({ sent_key: booking.sent_key });
    },
    confirm: (booking: Booking, now: number) =>
      change(booking, 'asked', { state: 'booked', told_version: NO_VERSION }, now),
    reschedule: (booking: Booking, time: ReturnType<typeof bookedTime>, now: number) =>
      change(booking, 'booked', { ...time, version: booking.version + 1 }, now),
    cancel: (booking: Booking, now: number) =>
      change(booking, 'booked', { state: 'cancelled', version: booking.version + 1, sent_key: null }, now),
    markDeliveriesOrdered: ({ id, version, state }: Booking) =>
      sql`update bookings set told_version = version
        where id = ${id} and version = ${version} and state = ${state}`.execute(db),
    purge: (before: number) =>
      remove(sql`start_at < ${before} or (state <> 'booked' and changed_at < ${before})`),
    /** Also frees the slot. Cancel future bookings before, because no mail can be written afterwards. */
    erase: (email: string) => remove(sql`email = ${withAsciiDomain(email.trim()).toLowerCase()}`),
  };
}

async function runInOrder(db: Kysely<unknown>, statements: string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const apartBefore = (event: string) => `
  create trigger bookings_apart_${event} before ${event} on bookings
  when new.state = 'booked' and exists (
    select 1 from bookings where state = 'booked' and id <> new.id
    and first_cell <= new.last_cell and last_cell >= new.first_cell)
  begin select raise(ignore); end`;
const APART_IN_POSTGRES = `
  alter table bookings add constraint bookings_apart
  exclude using gist (int4range(first_cell, last_cell, '[]') with &&) where (state = 'booked')`;

export const bookingMigrations: Migrations = {
  '0008-bookings': {
    up: (db) =>
      runInOrder(db, [
        `create table bookings (
        id varchar(48) primary key, start_at bigint not null, minutes integer not null,
        first_cell integer not null, last_cell integer not null, state varchar(16) not null,
        version integer not null, told_version integer not null, language varchar(8) not null,
        way varchar(16) not null, email varchar(254) not null, fields text not null,
        sent_key varchar(64) unique, created_at bigint not null, changed_at bigint not null, moving_since bigint
      )`,
        'create index bookings_start on bookings (state, start_at)',
        'create index bookings_email on bookings (email)',
        'create table booking_cells (cell integer primary key, booking_id varchar(48) not null, held_at bigint not null)',
        'create index booking_cells_booking on booking_cells (booking_id)',
      ]),
  },
  // The previous version needs `booking_cells` and `moving_since`, so these stay. What only it stored is deleted.
  '0010-talks-apart': {
    up: async (db) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      const apart = isPostgres ? [APART_IN_POSTGRES] : ['insert', 'update'].map(apartBefore);
      const claimed = "delete from bookings where state = 'claiming'";
      const overtaken = "delete from outbox where state = 'dead' and last_error = 'void'";
      await runInOrder(db, [claimed, overtaken, ...apart]);
    },
  },
};
