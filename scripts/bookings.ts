import { type Booking, bookingsIn, isOutside, payloadOf } from '../app/features/booking/bookings.server.ts';
import type { Store } from '../server/db/store.ts';
import { operatorCommand, runCommand } from './operator/operator-command.ts';
import { type Columns, moment, printableJson, tabulate } from './operator/operator-output.ts';

const HELP = `Talks that visitors booked, from the store of the server, which may run.

  npm run bookings -- list               all; those outside the hours of content/booking.json say so
  npm run bookings -- show ID            one, with what the visitor typed
  npm run bookings -- cancel ID          free its time; the running server mails the visitor and the owner
  npm run bookings -- erase EMAIL        delete all of a person; cancel first what is to come, or no mail is sent

Exit codes: 0 done, 1 not found or not possible, 2 wrong use.
`;

const columns: Columns<Booking> = {
  id: ({ id }) => id,
  'start (UTC)': ({ start_at }) => moment(start_at).slice(0, 16),
  state: ({ state }) => state,
  way: ({ way }) => way,
  email: ({ email }) => email,
  note: (booking) => (isOutside(booking) ? 'outside the hours' : ''),
};

const list = { run: async (store: Store) => tabulate(columns, await bookingsIn(store).list()) };

export const bookings = operatorCommand('bookings', HELP, {
  '': list,
  list,
  show: {
    words: [1, 1],
    run: async (store, { words: [id = ''] }) => {
      const booking = await bookingsIn(store).find({ id });
      if (!booking) return { code: 1, err: `there is no booking ${id}` };
      return printableJson({ ...payloadOf(booking), booked: moment(booking.created_at) });
    },
  },
  cancel: {
    words: [1, 1],
    run: async (store, { clock, words: [id = ''] }) => {
      const booking = await bookingsIn(store).find({ id });
      const cancelled = booking && (await bookingsIn(store).cancel(booking, clock.now()));
      return cancelled ? '1 cancelled\n' : { code: 1, err: `there is no booked talk ${id}` };
    },
  },
  erase: {
    words: [1, 1],
    deletes: true,
    run: async (store, { words: [email = ''] }) => `${await bookingsIn(store).erase(email)} erased\n`,
  },
});

if (import.meta.main) await runCommand(bookings);
