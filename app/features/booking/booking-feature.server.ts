import type { Feature, Job } from '../../../server/feature.ts';
import type { Services } from '../../../server/services.ts';
import { bookingKinds } from './booking-kinds.server.ts';
import { type Booking, bookingMigrations } from './booking-tables.server.ts';
import {
  bookingsToRemind,
  countBookings,
  eraseBookings,
  markTold,
  purgeBookings,
  sweepBookings,
  untoldBookings,
} from './bookings.server.ts';
import { busyJob } from './busy-times.server.ts';

type Deps = Pick<Services, 'outbox' | 'store' | 'sendsMail'>;

/** Orders mails and the webhook of a booking's version. Each has an id, so that twice is once. */
export async function tellBooking({ outbox, store, sendsMail }: Deps, booking: Booking): Promise<void> {
  const { id, version, state } = booking;
  const order = async (part: string) => {
    const kind = part === 'owner' ? 'booking' : 'booking_mail';
    const submission = { kind, payload: { booking: id, version, part } };
    return (await outbox.accept(submission, { id: `${id}:${version}:${part}` })).ok;
  };
  const orders = state === 'asked' ? [] : [await order('owner')];
  if (sendsMail) orders.push(await order(state === 'asked' ? 'asked' : 'visitor'));
  if (orders.every(Boolean)) await markTold(store, booking);
}

/** Ends what a killed process left half done, and reminds of talks a day before. */
const sweepJob: Job = {
  name: 'booking_sweep',
  everyMs: 20_000,
  run: async ({ store, outbox, clock, config }) => {
    await sweepBookings(store, clock.now());
    const deps = { store, outbox, sendsMail: config.mail !== undefined };
    for (const booking of await untoldBookings(store)) await tellBooking(deps, booking);
    if (!config.mail) return;
    for (const { id, version } of await bookingsToRemind(store, clock.now())) {
      const payload = { booking: id, version, part: 'reminder' };
      await outbox.accept({ kind: 'booking_mail', payload }, { id: `${id}:${version}:reminder` });
    }
  },
};

export const bookingFeature: Feature = {
  kinds: bookingKinds,
  limits: {
    booking: { points: 5, duration: 600 },
    /** Mail servers prefetch links, and visitors look at their talk. */
    booking_link: { points: 60, duration: 600 },
  },
  migrations: bookingMigrations,
  jobs: [sweepJob, busyJob],
  purge: purgeBookings,
  erase: eraseBookings,
  weekly: { bookings: countBookings },
};
