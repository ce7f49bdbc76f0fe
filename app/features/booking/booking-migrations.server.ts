import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migrations } from '../../../server/server-module.ts';

const inOrder =
  (...statements: string[]) =>
  async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

const apartBefore = (event: string) => `
  create trigger bookings_apart_${event} before ${event} on bookings
  when new.state = 'booked' and exists (
    select 1 from bookings where state = 'booked' and id <> new.id
    and first_cell <= new.last_cell and last_cell >= new.first_cell)
  begin select raise(ignore); end`;
const apartInPostgres = `
  alter table bookings add constraint bookings_apart
  exclude using gist (int4range(first_cell, last_cell, '[]') with &&) where (state = 'booked')`;

export const bookingMigrations: Migrations = {
  '0008-bookings': {
    up: inOrder(
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
    ),
  },
  // The previous version needs `booking_cells` and `moving_since`, which stay. What only it stored is deleted here.
  '0010-talks-apart': {
    up: async (db) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      const apart = isPostgres ? [apartInPostgres] : ['insert', 'update'].map(apartBefore);
      const claimed = "delete from bookings where state = 'claiming'";
      const overtaken = "delete from outbox where state = 'dead' and last_error = 'void'";
      await inOrder(claimed, overtaken, ...apart)(db);
    },
  },
};
