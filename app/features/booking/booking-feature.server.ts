import type { Feature, Job } from '../../../server/feature.ts';
import type { Services } from '../../../server/services.ts';
import { bookingKinds } from './booking-kinds.server.ts';
import { type Booking, bookingMigrations } from './booking-tables.server.ts';
import {
  bookingsToRemind,
  bookingsToTell,
  countBookings,
  eraseBookings,
  markTold,
  purgeBookings,
} from './bookings.server.ts';
import { busyJob } from './busy-times.server.ts';

type Deps = Pick<Services, 'outbox' | 'store' | 'sendsMail'>;

/** Of a booking's version; under an id, so that twice is once. */
const order = (
  { outbox }: Pick<Deps, 'outbox'>,
  { id, version }: Pick<Booking, 'id' | 'version'>,
  part: string,
) =>
  outbox.accept(
    { kind: part === 'owner' ? 'booking' : 'booking_mail', payload: { booking: id, version, part } },
    { id: `${id}:${version}:${part}` },
  );

/** Orders what the owner and the visitor are told of a booking: mails, the webhook. */
export async function tellBooking(deps: Deps, booking: Booking): Promise<void> {
  const isAsked = booking.state === 'asked';
  const parts = [...(isAsked ? [] : ['owner']), ...(deps.sendsMail ? [isAsked ? 'asked' : 'visitor'] : [])];
  const orders = await Promise.all(parts.map((part) => order(deps, booking, part)));
  if (orders.every(({ ok }) => ok)) await markTold(deps.store, booking);
}

/** Tells what a killed process or an operator's command left untold, and reminds of talks a day before. */
const tellJob: Job = {
  name: 'booking_tell',
  everyMs: 20_000,
  run: async ({ store, outbox, clock, config }) => {
    const deps = { store, outbox, sendsMail: config.mail !== undefined };
    for (const booking of await bookingsToTell(store)) await tellBooking(deps, booking);
    if (!config.mail) return;
    for (const booking of await bookingsToRemind(store, clock.now())) await order(deps, booking, 'reminder');
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
  jobs: [tellJob, busyJob],
  purge: purgeBookings,
  erase: eraseBookings,
  weekly: { bookings: countBookings },
};
