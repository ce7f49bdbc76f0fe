import { failureInit } from '../../../server/http/form-answer.ts';
import { readFields } from '../../../server/http/read-fields.ts';
import type { Services } from '../../../server/services.ts';
import { tellBooking } from './booking-feature.server.ts';
import type { Booking } from './booking-tables.server.ts';
import { cancelBooking, confirmBooking, MOST_CHANGES, moveBooking, talkTime } from './bookings.server.ts';
import { takenTimes } from './busy-times.server.ts';
import { bookingConfig, readInstant, stateOf } from './slots.ts';
import { readTalk } from './talk-link.server.ts';

type Outcome =
  | { changed: Booking; notice: 'booked' | 'changed' }
  | {
      changed?: never;
      problem: 'limited' | 'over' | 'gone';
      status: number;
      headers?: Record<string, string>;
    };

/** Confirms, cancels (`do`) or moves (`at`) a talk by a pressed button, until it begins. Twice is once. */
export async function changeTalk(request: Request, url: URL, services: Services): Promise<Outcome> {
  const counted = await services.limits.consume('booking_link', services.address);
  if (!counted.ok) return { problem: 'limited', ...failureInit(counted) };
  const read = await readFields(request);
  const booking = await readTalk(url, services);
  if (!read.ok || !booking || booking.start_at <= services.clock.now())
    return { problem: 'over', status: 410 };
  const what = String(read.fields.do ?? 'move');
  const changed = await changes[what]?.(booking, services, String(read.fields.at));
  if (!changed) return { problem: 'gone', status: 409 };
  await tellBooking(services, changed);
  return { changed, notice: what === 'confirm' ? 'booked' : 'changed' };
}

type Change = (booking: Booking, services: Services, at: string) => Promise<Booking | undefined>;

/** Undefined: the time is taken, or the talk has changed meanwhile. */
const changes: Record<string, Change> = {
  // A confirmed talk may have been moved since.
  confirm: async (booking, { store, clock }) =>
    booking.state === 'booked' ? booking : confirmBooking(store, booking, clock.now()),
  cancel: (booking, { store, clock }) => cancelBooking(store, booking, clock.now()),
  move: async (booking, { store, clock }, at) => {
    const now = clock.now();
    const start = readInstant(at);
    if (start === booking.start_at) return booking;
    const taken = await takenTimes(store, now, booking.id);
    if (start === undefined || !taken || booking.version >= MOST_CHANGES) return;
    if (stateOf(start, bookingConfig, now, taken) !== 'free') return;
    return moveBooking(store, booking, talkTime(start, bookingConfig), now);
  },
};
