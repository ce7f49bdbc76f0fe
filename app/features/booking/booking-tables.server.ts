import type { Kysely, Selectable } from 'kysely';
import type { Migrations } from '../../../server/feature.ts';

/**
 * `asked`: holds no time until a mailed button is pressed · `claiming`: for the moment between the row and its cells.
 * Times are milliseconds since 1970.
 */
type BookingState = 'asked' | 'claiming' | 'booked' | 'cancelled';

export type BookingTables = {
  bookings: {
    id: string;
    start_at: number;
    minutes: number;
    /** Cells of the talk with its buffers, both included. */
    first_cell: number;
    last_cell: number;
    state: BookingState;
    /** Counts changes; the calendar's SEQUENCE. */
    version: number;
    /** The last version that mails and the webhook were ordered for. */
    told_version: number;
    language: string;
    way: string;
    email: string;
    /** JSON by the fields of the form. */
    fields: string;
    /** Null once cancelled. */
    sent_key: string | null;
    created_at: number;
    /** Of the state. */
    changed_at: number;
    /** A lock: null unless a change is under way. */
    moving_since: number | null;
  };
  /** The key keeps two talks apart. */
  booking_cells: { cell: number; booking_id: string; held_at: number };
};

export type Booking = Selectable<BookingTables['bookings']>;

export const bookingMigrations: Migrations = { '0008-bookings': { up: bookings } };

async function bookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'varchar(48)', (column) => column.primaryKey())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('first_cell', 'integer', (column) => column.notNull())
    .addColumn('last_cell', 'integer', (column) => column.notNull())
    .addColumn('state', 'varchar(16)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('told_version', 'integer', (column) => column.notNull())
    .addColumn('language', 'varchar(8)', (column) => column.notNull())
    .addColumn('way', 'varchar(16)', (column) => column.notNull())
    .addColumn('email', 'varchar(254)', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('sent_key', 'varchar(64)', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('moving_since', 'bigint')
    .execute();
  await db.schema.createIndex('bookings_start').on('bookings').columns(['state', 'start_at']).execute();
  await db.schema.createIndex('bookings_email').on('bookings').column('email').execute();
  await db.schema
    .createTable('booking_cells')
    .addColumn('cell', 'integer', (column) => column.primaryKey())
    .addColumn('booking_id', 'varchar(48)', (column) => column.notNull())
    .addColumn('held_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('booking_cells_booking').on('booking_cells').column('booking_id').execute();
}
