import { type Kysely, PostgresAdapter, type Selectable, sql } from 'kysely';
import type { Migrations } from '../../../server/server-module.ts';

export type BookingTables = {
  /** Times are milliseconds since 1970. */
  bookings: {
    id: string;
    start_at: number;
    minutes: number;
    /** Quarters of an hour since 1970, both included: the talk with its buffers. */
    first_cell: number;
    last_cell: number;
    /** `asked`: has no time until a mailed button is pressed. */
    state: 'asked' | 'booked' | 'cancelled';
    /** Counts changes; the calendar's SEQUENCE. */
    version: number;
    /** The last version whose mails and webhook were ordered. */
    told_version: number;
    language: string;
    way: string;
    email: string;
    /** JSON by the fields of the form. */
    fields: string;
    /** Idempotency key of the form; null once cancelled. */
    sent_key: string | null;
    created_at: number;
    /** Of state or time. */
    changed_at: number;
  };
};

export type Booking = Selectable<BookingTables['bookings']>;

export const bookingMigrations: Migrations = {
  '0008-bookings': { up: bookings },
  '0010-talks-apart': { up: talksApart },
};

async function bookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookings (
      id varchar(48) primary key, start_at bigint not null, minutes integer not null,
      first_cell integer not null, last_cell integer not null, state varchar(16) not null,
      version integer not null, told_version integer not null, language varchar(8) not null,
      way varchar(16) not null, email varchar(254) not null, fields text not null,
      sent_key varchar(64) unique, created_at bigint not null, changed_at bigint not null, moving_since bigint
    )`.execute(db);
  await sql`create index bookings_start on bookings (state, start_at)`.execute(db);
  await sql`create index bookings_email on bookings (email)`.execute(db);
  await sql`
    create table booking_cells (
      cell integer primary key, booking_id varchar(48) not null, held_at bigint not null
    )`.execute(db);
  await sql`create index booking_cells_booking on booking_cells (booking_id)`.execute(db);
}

/**
 * The store itself keeps booked talks apart. `booking_cells`, `moving_since` and the state `claiming` were how the previous
 * version did, which still finds them.
 */
async function talksApart(db: Kysely<unknown>): Promise<void> {
  await sql`delete from bookings where state = 'claiming'`.execute(db);
  // Earlier, what a change had overtaken was counted as failed.
  await sql`delete from outbox where state = 'dead' and last_error = 'void'`.execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`
      alter table bookings add constraint bookings_apart
      exclude using gist (int4range(first_cell, last_cell, '[]') with &&) where (state = 'booked')`.execute(
      db,
    );
    return;
  }
  for (const event of ['insert', 'update'])
    await sql`
      create trigger ${sql.ref(`bookings_apart_${event}`)} before ${sql.raw(event)} on bookings
      when new.state = 'booked' and exists (
        select 1 from bookings where state = 'booked' and id <> new.id
        and first_cell <= new.last_cell and last_cell >= new.first_cell)
      begin select raise(ignore); end`.execute(db);
}
