import { z } from 'zod';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { mailboxOf } from '../../../server/email.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import type { Services } from '../../../server/services.ts';
import { checkFields, idempotencyKeyOf, suspicionOf } from '../../lib/forms/check-form.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { type FormArguments, handleForm, type PostedForm } from '../../lib/forms/form-endpoint.server.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingFields, type Way } from './booking.fields.ts';
import { type Booking, bookedTime, bookingsIn, type NewBooking, ways } from './bookings.server.ts';
import { readFreeTimes } from './busy-times.server.ts';
import { readInstant } from './talk-times.ts';

/** Each change costs two mails. */
export const MAX_CHANGES = 5;
const MAX_FUTURE_BOOKINGS = 2;

/** `over`: the talk has begun, or its link is not valid. `away`: the store is down, so no times are known. */
const STATUS = { unknown: 422, robot: 422, gone: 409, taken: 409, over: 410, away: 503 };
/** Always a day: the true time would tell a stranger when someone's talk is. */
const mailboxIsFull = { ok: false, reason: 'limited', retryAfterSeconds: DAY / 1000 } as const;
type BookingOutcome = { ok: true; booking: Booking } | Failure;

export function bookingFailure(code: keyof typeof STATUS): Failure {
  return { ok: false, reason: 'refused', code, status: STATUS[code] };
}

const outcomeOf = (booking: Booking | undefined): BookingOutcome =>
  booking ? { ok: true, booking } : bookingFailure('gone');

/** Books a talk by its form, or changes one behind its link. A job tells of what is stored. */
export const sendBooking = (args: FormArguments) =>
  handleForm(args, async (posted) => {
    if (args.url.pathname !== endpoints.talk) return createBooking(posted);
    // Before the turn, so that a silent store does not hold up other forms.
    const linkUse = await posted.services.limits.consume('link', posted.services.address);
    return linkUse.ok ? posted.services.oneAtATime(() => changeBooking(posted, args.url)) : linkUse;
  });

async function createBooking({ fields, typed, origin, services }: PostedForm): Promise<BookingOutcome> {
  const schema = fieldsSchema({
    ...bookingFields,
    way: { ...bookingFields.way, options: ways },
    phone: typed.way === 'phone' ? { ...bookingFields.phone, required: true } : bookingFields.phone,
  });
  const checked = checkFields(schema, fields);
  if (!checked.ok) return { ...checked, status: 422 };
  const start = readInstant(typed.at);
  if (start === undefined) return bookingFailure('unknown');
  const booking: NewBooking = {
    id: services.ids.receipt(),
    state: suspicionOf(fields) ? 'asked' : 'booked',
    language: origin.language,
    way: checked.fields.way as Way,
    email: checked.fields.email.toLowerCase(),
    fields: JSON.stringify(checked.fields),
    sent_key: idempotencyKeyOf(typed.key ?? '', [start, checked.fields]).value,
    ...bookedTime(start),
  };
  // Refusals count too: they cost as much, and tell which times are taken.
  const addressUse = await services.limits.consume('booking', services.address);
  const outcome = addressUse.ok ? await services.oneAtATime(() => addBooking(booking, services)) : addressUse;
  // A form sent twice is refused its time by its own first booking.
  const earlier = !outcome.ok && (await bookingsIn(services.store).find({ sent_key: booking.sent_key }));
  return earlier ? outcomeOf(earlier) : outcome;
}

async function addBooking(booking: NewBooking, services: Services): Promise<BookingOutcome> {
  const obstacle = await obstacleTo(booking, services);
  if (obstacle) return obstacle;
  if (booking.state === 'asked' && !services.sendsMail) return bookingFailure('robot');
  const mailboxUse = await services.limits.consume('booking_mailbox', mailboxOf(booking.email));
  if (mailboxUse.ok) return outcomeOf(await bookingsIn(services.store).add(booking, services.clock.now()));
  return mailboxUse.reason === 'limited' ? mailboxIsFull : mailboxUse;
}

/** Why a talk cannot have its time; undefined if it can. @param since when it was chosen */
async function obstacleTo({ id, start_at, email }: NewBooking, { store, clock }: Services, since?: number) {
  const now = clock.now();
  const times = await readFreeTimes(store, now, id, since);
  if (!times) return { ok: false, reason: 'unavailable' } as const;
  const reason = times.refusalReason(start_at);
  if (reason) return bookingFailure(reason);
  const ofMailbox = times.bookings.filter((row) => mailboxOf(row.email) === mailboxOf(email));
  if (ofMailbox.filter((row) => row.start_at > now).length >= MAX_FUTURE_BOOKINGS) return mailboxIsFull;
}

const linkSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** Undefined: forged, erased, or the talk is over. */
export async function findLinkedBooking(url: URL, { links, store, clock }: Services) {
  const link = linkSchema.safeParse(links.read(url.searchParams.get('token') ?? '')?.payload).data;
  const booking = link && (await bookingsIn(store).find({ id: link.booking }));
  return booking && booking.start_at + booking.minutes * MINUTE > clock.now() ? booking : undefined;
}

/** Confirms, cancels (`do`) or moves (`at`) a talk by a pressed button, until it begins. A repeat changes nothing. */
async function changeBooking({ typed, services }: PostedForm, url: URL): Promise<BookingOutcome> {
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
  if (before.version >= MAX_CHANGES) return bookingFailure('gone');
  const change = confirms ? { state: 'booked' as const } : bookedTime(start);
  // A confirmed talk's notice counts from when its form was sent.
  const since = confirms ? before.created_at : now;
  const obstacle = await obstacleTo({ ...before, start_at: start }, services, since);
  const outcome = obstacle ?? outcomeOf(await bookings.change(before, change, now));
  return confirms && !outcome.ok && outcome.reason !== 'unavailable' ? bookingFailure('taken') : outcome;
}
