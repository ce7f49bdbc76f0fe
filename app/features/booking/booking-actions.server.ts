import { z } from 'zod';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { mailboxOf } from '../../../server/email.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import type { Services } from '../../../server/services.ts';
import { checkFields, idempotencyKeyOf, suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import type { PostedForm } from '../../lib/forms/form-endpoint.server.ts';
import { bookingFields, type Way } from './booking.fields.ts';
import { type Booking, bookedTime, bookingsIn, type NewBooking, ways } from './bookings.server.ts';
import { readFreeTimes } from './owner-calendar.server.ts';
import { readInstant } from './slots.ts';

/** Each change costs two mails. */
export const MAX_CHANGES = 5;
const MAX_FUTURE_BOOKINGS = 2;

/** `over`: the talk has begun, or its link is not valid. `away`: the store is down, so no times are known. */
const STATUS = { unknown: 422, robot: 422, gone: 409, taken: 409, over: 410, away: 503 };
/** Always a day, because the true time would tell a stranger when someone's talk is. */
const tooManyOfMailbox = { ok: false, reason: 'limited', retryAfterSeconds: DAY / 1000 } as const;
type BookingOutcome = { ok: true; booking: Booking } | Failure;

export function bookingFailure(code: keyof typeof STATUS): Failure {
  return { ok: false, reason: 'refused', code, status: STATUS[code] };
}

const outcomeOf = (booking: Booking | undefined): BookingOutcome =>
  booking ? { ok: true, booking } : bookingFailure('gone');

/** Books a talk, in the order of `acceptSubmission`. A job orders the deliveries. */
export async function createBooking(posted: PostedForm): Promise<BookingOutcome> {
  const { fields: sentFields, typed, origin, services } = posted;
  const schema = fieldsSchema({
    ...bookingFields,
    way: { ...bookingFields.way, options: ways },
    phone: typed.way === 'phone' ? { ...bookingFields.phone, required: true } : bookingFields.phone,
  });
  const checked = checkFields(schema, sentFields);
  if (!checked.ok) return { ...checked, status: 422 };
  const { fields } = checked;
  const start = readInstant(typed.at);
  if (start === undefined) return bookingFailure('unknown');
  const suspicion = suspicionOf(sentFields);
  const idempotencyKey = idempotencyKeyOf(typed.key ?? '', [start, fields]);
  const booking: NewBooking = {
    id: services.ids.receipt(),
    state: suspicion ? 'asked' : 'booked',
    language: origin.language,
    way: fields.way as Way,
    email: fields.email.toLowerCase(),
    fields: JSON.stringify(fields),
    sent_key: idempotencyKey.value,
    ...bookedTime(start),
  };
  // Refusals count too: they cost as much, and tell which times are taken.
  const addressUse = await services.limits.consume('booking', services.address);
  const outcome = addressUse.ok ? await services.oneAtATime(() => addBooking(booking, services)) : addressUse;
  // A repeat is refused its time by its own first booking.
  const stored = !outcome.ok && (await bookingsIn(services.store).find({ sent_key: idempotencyKey.value }));
  return stored ? outcomeOf(stored) : outcome;
}

async function addBooking(booking: NewBooking, services: Services): Promise<BookingOutcome> {
  const obstacle = await obstacleTo(booking, services);
  if (obstacle) return obstacle;
  if (booking.state === 'asked' && !services.sendsMail) return bookingFailure('robot');
  const mailboxUse = await services.limits.consume('booking_mailbox', mailboxOf(booking.email));
  if (mailboxUse.ok) return outcomeOf(await bookingsIn(services.store).add(booking, services.clock.now()));
  return mailboxUse.reason === 'limited' ? tooManyOfMailbox : mailboxUse;
}

/** Why a talk cannot have its time; undefined if it can. @param since when it was chosen */
async function obstacleTo({ id, start_at, email }: NewBooking, { store, clock }: Services, since?: number) {
  const now = clock.now();
  const times = await readFreeTimes(store, now, id, since);
  if (!times) return { ok: false, reason: 'unavailable' } as const;
  const reason = times.refusalReason(start_at);
  if (reason) return bookingFailure(reason);
  const ofMailbox = times.bookings.filter((row) => mailboxOf(row.email) === mailboxOf(email));
  if (ofMailbox.filter((row) => row.start_at > now).length >= MAX_FUTURE_BOOKINGS) return tooManyOfMailbox;
}

const linkSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** Undefined: forged, erased, or the talk is over. */
export async function findLinkedBooking(url: URL, { links, store, clock }: Services) {
  const link = linkSchema.safeParse(links.read(url.searchParams.get('token') ?? '')?.payload).data;
  const booking = link && (await bookingsIn(store).find({ id: link.booking }));
  return booking && booking.start_at + booking.minutes * MINUTE > clock.now() ? booking : undefined;
}

/** Confirms, cancels (`do`) or moves (`at`) a talk by its link, until it begins. A repeat changes nothing. */
export async function changeBooking({ typed, services }: PostedForm, url: URL): Promise<BookingOutcome> {
  const linkUse = await services.limits.consume('link', services.address);
  if (!linkUse.ok) return linkUse;
  const bookings = bookingsIn(services.store);
  const now = services.clock.now();
  const before = await findLinkedBooking(url, services);
  if (!before || before.start_at <= now) return bookingFailure('over');
  if (before.state === 'cancelled') return outcomeOf(before);
  if (typed.do === 'cancel') return outcomeOf(await bookings.change(before, { state: 'cancelled' }, now));
  const confirms = typed.do === 'confirm';
  const start = confirms ? before.start_at : readInstant(typed.at);
  if (start === undefined) return bookingFailure('unknown');
  if (start === before.start_at && before.state === 'booked') return outcomeOf(before);
  // The page offers no more, so this has no message of its own.
  if (before.version >= MAX_CHANGES) return bookingFailure('gone');
  const change = confirms ? { state: 'booked' as const } : bookedTime(start);
  // A confirmed talk's notice counts from when its form was sent.
  const since = confirms ? before.created_at : now;
  const outcome = await services.oneAtATime(async () => {
    const obstacle = await obstacleTo({ ...before, start_at: start }, services, since);
    return obstacle ?? outcomeOf(await bookings.change(before, change, now));
  });
  return confirms && !outcome.ok && outcome.reason !== 'unavailable' ? bookingFailure('taken') : outcome;
}
