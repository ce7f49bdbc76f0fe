import { z } from 'zod';
import { DAY } from '../../../server/clock.ts';
import { mailboxOf } from '../../../server/email.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import type { Services } from '../../../server/services.ts';
import { checkFields, idempotencyKeyOf, suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import type { Posted } from '../../lib/forms/handle-post.server.ts';
import { bookingFields, type Way } from './booking.fields.ts';
import { type Booking, bookedTime, bookingsIn, endOf, type NewBooking, ways } from './bookings.server.ts';
import { readFreeSlots, refusalOfSlot } from './owner-calendar.server.ts';
import { parseInstant } from './slots.server.ts';

/** Each change costs two mails. */
export const MAX_CHANGES = 5;
const MAX_FUTURE_BOOKINGS = 2;

/** The codes are keys of `problems` in the messages. `over`: the booking has begun, or its link is not valid. */
const status = { notOffered: 422, suspected: 422, notFree: 409, notConfirmed: 409, over: 410, noSlots: 503 };
/** Always a day, because the true time would tell a stranger when someone's booking is. */
const tooManyOfMailbox = { ok: false, reason: 'limited', retryAfterSeconds: DAY / 1000 } as const;
type BookingOutcome = { ok: true; booking: Booking } | Failure;

export function bookingFailure(code: keyof typeof status): Failure {
  return { ok: false, reason: 'refused', code, status: status[code] };
}

export async function createBooking(posted: Posted): Promise<BookingOutcome> {
  const { fields: sentFields, typed, origin, services } = posted;
  const schema = fieldsSchema({
    ...bookingFields,
    way: { ...bookingFields.way, options: ways },
    phone: typed.way === 'phone' ? { ...bookingFields.phone, required: true } : bookingFields.phone,
  });
  const checked = checkFields(schema, sentFields);
  if (!checked.ok) return { ...checked, status: 422 };
  const { fields } = checked;
  const start = parseInstant(typed.at);
  if (start === undefined) return bookingFailure('notOffered');
  const { value: sent_key } = idempotencyKeyOf(typed.key ?? '', [start, fields]);
  const booking: NewBooking = {
    id: services.ids.receipt(),
    state: suspicionOf(sentFields) ? 'asked' : 'booked',
    language: origin.language,
    way: fields.way as Way,
    email: fields.email.toLowerCase(),
    fields: JSON.stringify(fields),
    sent_key,
    ...bookedTime(start),
  };
  // Refusals count too: they cost as much, and tell which slots are taken.
  const addressUse = await services.limits.consume('booking', services.address);
  const outcome = addressUse.ok ? await services.oneAtATime(() => addBooking(booking, services)) : addressUse;
  if (outcome.ok) return outcome;
  // A repeat is refused its slot by its own first booking.
  const first = await bookingsIn(services.store).find({ sent_key });
  return first ? { ok: true, booking: first } : outcome;
}

async function addBooking(booking: NewBooking, services: Services): Promise<BookingOutcome> {
  const refusal = await refusalOf(booking, services);
  if (refusal) return refusal;
  if (booking.state === 'asked' && !services.sendsMail) return bookingFailure('suspected');
  const mailboxUse = await services.limits.consume('booking_mailbox', mailboxOf(booking.email));
  if (mailboxUse.ok) return outcomeOf(await bookingsIn(services.store).add(booking, services.clock.now()));
  return mailboxUse.reason === 'limited' ? tooManyOfMailbox : mailboxUse;
}

/** Returns undefined if the booking may have its slot. @param since when the slot was chosen */
async function refusalOf(booking: NewBooking, services: Services, since?: number) {
  const { id, start_at, email } = booking;
  const slots = await readFreeSlots(services, id, since);
  if (!slots) return { ok: false, reason: 'unavailable' } as const;
  const code = refusalOfSlot(start_at, slots);
  if (code) return bookingFailure(code);
  const future = await bookingsIn(services.store).startingAfter(services.clock.now());
  const others = future.filter((row) => row.id !== id && mailboxOf(row.email) === mailboxOf(email));
  if (others.length >= MAX_FUTURE_BOOKINGS) return tooManyOfMailbox;
}

const outcomeOf = (booking: Booking | undefined): BookingOutcome =>
  booking ? { ok: true, booking } : bookingFailure('notFree');

const linkSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** Returns undefined if the link is forged, or the booking erased or over. */
export async function findLinkedBooking(url: URL, { links, store, clock }: Services) {
  const link = linkSchema.safeParse(links.read(url.searchParams.get('token') ?? '')?.payload).data;
  const booking = link && (await bookingsIn(store).find({ id: link.booking }));
  return booking && endOf(booking) > clock.now() ? booking : undefined;
}

/** Acts by a booking's link until it begins: confirms, cancels (`do`) or reschedules (`at`). A repeat changes nothing. */
export async function changeBooking({ typed, services }: Posted, url: URL): Promise<BookingOutcome> {
  const linkUse = await services.limits.consume('link', services.address);
  if (!linkUse.ok) return linkUse;
  const now = services.clock.now();
  const booking = await findLinkedBooking(url, services);
  if (!booking || booking.start_at <= now) return bookingFailure('over');
  if (booking.state === 'cancelled') return { ok: true, booking };
  if (typed.do === 'cancel') return outcomeOf(await bookingsIn(services.store).cancel(booking, now));
  if (typed.do === 'confirm') return confirmBooking(booking, services);
  return rescheduleBooking(booking, parseInstant(typed.at), services);
}

async function confirmBooking(booking: Booking, services: Services): Promise<BookingOutcome> {
  if (booking.state === 'booked') return { ok: true, booking };
  const outcome = await services.oneAtATime(async () => {
    // The notice counts from when the form was sent.
    const refusal = await refusalOf(booking, services, booking.created_at);
    return refusal ?? outcomeOf(await bookingsIn(services.store).confirm(booking, services.clock.now()));
  });
  return outcome.ok || outcome.reason === 'unavailable' ? outcome : bookingFailure('notConfirmed');
}

async function rescheduleBooking(booking: Booking, start: number | undefined, services: Services) {
  if (start === undefined) return bookingFailure('notOffered');
  if (start === booking.start_at && booking.state === 'booked') return { ok: true, booking } as const;
  // The page offers no more, so this has no message of its own.
  if (booking.version >= MAX_CHANGES) return bookingFailure('notFree');
  return services.oneAtATime(async () => {
    const refusal = await refusalOf({ ...booking, start_at: start }, services);
    const bookings = bookingsIn(services.store);
    return refusal ?? outcomeOf(await bookings.reschedule(booking, bookedTime(start), services.clock.now()));
  });
}
