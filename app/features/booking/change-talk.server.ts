import { failureInit } from '../../../server/http/form-answer.ts';
import { readFields } from '../../../server/http/read-fields.ts';
import type { Services } from '../../../server/services.ts';
import { tellBooking } from './booking-feature.server.ts';
import type { Booking } from './booking-tables.server.ts';
import { takenNow } from './busy-times.server.ts';
import { cancelBooking, confirmBooking, MOST_CHANGES, moveBooking } from './hold-times.server.ts';
import { bookingConfig } from './owner-hours.server.ts';
import { cellsOf, readInstant, stateOf } from './slots.ts';
import { readTalk } from './talk-link.server.ts';

export type Changed = {
  /** The notice on the page, or what is wrong. */
  said: 'booked' | 'changed' | 'cancelled' | 'gone' | 'over' | 'limited';
  status: number;
  headers?: Record<string, string>;
  booking?: Booking | undefined;
};

/** Confirms, changes (`at`) or cancels a talk by a pressed button, until it begins. Twice is once. */
export async function changeTalk(request: Request, url: URL, services: Services): Promise<Changed> {
  const counted = await services.limits.consume('booking_link', services.address);
  if (!counted.ok) return { said: 'limited', ...failureInit(counted) };
  const read = await readFields(request);
  const booking = await readTalk(url, services);
  const now = services.clock.now();
  if (!read.ok || !booking || booking.start_at <= now) return { said: 'over', status: 410 };
  const { after, said } = await changed(booking, String(read.fields.at ?? read.fields.do ?? ''), services);
  if (!after) return { said: 'gone', status: 409, booking };
  await tellBooking(services, after);
  return { said, status: 303, booking: after };
}

async function changed(booking: Booking, what: string, { store, clock }: Services) {
  const now = clock.now();
  if (what === 'cancel')
    return { said: 'cancelled', after: await cancelBooking(store, booking, now) } as const;
  if (what === 'confirm') {
    // The notice counts from the form, not from the button.
    const isAsked = booking.state === 'asked';
    return { said: 'booked', after: isAsked ? await confirmBooking(store, booking, now) : booking } as const;
  }
  const at = readInstant(what);
  const said = 'changed' as const;
  if (at === booking.start_at) return { said, after: booking };
  const taken = await takenNow(store, now, booking.id);
  const isFree = at !== undefined && taken && stateOf(at, bookingConfig, now, taken) === 'free';
  if (!isFree || booking.version >= MOST_CHANGES) return { said, after: undefined };
  const { minutes } = bookingConfig;
  const place = { start_at: at, minutes, cells: cellsOf(at, bookingConfig) };
  return { said, after: await moveBooking(store, booking, place, now) };
}
