import type { Booking } from '../app/features/booking/booking-tables.server.ts';
import {
  cancelBooking,
  eraseBookings,
  findBooking,
  listBookings,
} from '../app/features/booking/bookings.server.ts';
import { bookingConfig, isInHours } from '../app/features/booking/slots.ts';
import { systemClock } from '../server/clock.ts';
import { storeExists } from '../server/db/open-store.ts';
import type { Store } from '../server/db/store.ts';
import { type Answer, done, type Job, onStore, operatorCommand, say } from './operator-command.ts';
import { moment, printableJson, textTable } from './operator-output.ts';

const HELP = `Talks that visitors booked, as an operator sees them.
It reads the same environment as the server and may be used while the server runs.

  npm run bookings -- list               all; those outside the hours of content/booking.json say so
  npm run bookings -- show ID            one, with what the visitor typed
  npm run bookings -- cancel ID          free its time; the running server mails the visitor and the owner
  npm run bookings -- erase EMAIL        delete all of a person; cancel first what is to come, or no mail is sent
  npm run bookings -- check              name the talks to come that are outside the hours

Exit codes: 0 done, 1 not found or not possible, 2 wrong use.
`;

const WITH_ARGUMENT = ['show', 'cancel', 'erase'];

export const bookings = operatorCommand('bookings', HELP, {}, ([name = 'list', ...words]): Job | string => {
  const [word = ''] = words;
  const commands: Record<string, (store: Store) => Promise<Answer>> = {
    list: async (store) => done(listed(await listBookings(store))),
    show: async (store) => shown(await findBooking(store, { id: word }), word),
    cancel: async (store) => cancel(store, word),
    erase: async (store) => done(`${await eraseBookings(store, word)} erased\n`),
    check,
  };
  const run = commands[name];
  if (!run) return `there is no command ${name}`;
  const takes = WITH_ARGUMENT.includes(name) ? 1 : 0;
  if (takes !== words.length) return `${name} takes ${takes === 0 ? 'nothing' : 'one argument'}`;
  if (name !== 'check') return { onStore: run, deletes: true };
  // Part of `npm run check`, where there may be no store.
  return {
    onConfig: async (config) => ((await storeExists(config)) ? onStore(config, { onStore: run }) : done('')),
  };
});

const isOutside = ({ state, start_at }: Booking) => state === 'booked' && !isInHours(start_at, bookingConfig);

function listed(all: Booking[]): string {
  const rows = all.map((one) => [
    ...[one.id, moment(one.start_at).slice(0, 16), one.state, one.way, one.email],
    isOutside(one) ? 'outside the hours' : '',
  ]);
  return textTable([['id', 'start (UTC)', 'state', 'way', 'email', 'note'], ...rows]);
}

function shown(booking: Booking | undefined, id: string): Answer {
  if (!booking) return { code: 1, err: `there is no booking ${id}` };
  const { fields, start_at, state, version, created_at } = booking;
  const moments = { start: moment(start_at), booked: moment(created_at) };
  return done(printableJson({ id, state, version, ...moments, ...JSON.parse(fields) }));
}

async function cancel(store: Store, id: string): Promise<Answer> {
  const booking = await findBooking(store, { id });
  const cancelled = booking && (await cancelBooking(store, booking, systemClock.now()));
  return cancelled ? done('1 cancelled\n') : { code: 1, err: `there is no booked talk ${id}` };
}

async function check(store: Store): Promise<Answer> {
  const now = systemClock.now();
  const outside = (await listBookings(store)).filter((one) => one.start_at > now && isOutside(one));
  const lines = outside.map(({ id, start_at }) => `booking ${id}, ${moment(start_at)}, is outside the hours`);
  return done(lines.map((line) => `${line} of content/booking.json\n`).join(''));
}

if (import.meta.main) say(await bookings(process.argv.slice(2), process.env));
