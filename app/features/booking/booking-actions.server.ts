import { z } from 'zod';
import { MINUTE } from '../../../server/clock.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import type { Services } from '../../../server/services.ts';
import { checkFields, mailboxOf, repeatOf, suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import {
  type FormArguments,
  handleForm,
  type SentForm,
  textsIn,
} from '../../lib/forms/form-endpoint.server.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingFields } from './booking.fields.ts';
import { waysOf } from './booking-config.ts';
import { tellBooking } from './booking-mails.server.ts';
import {
  addBooking,
  type Booking,
  changeBooking,
  findBooking,
  MAX_CHANGES,
  markTold,
  type NewBooking,
  talkTime,
  withdrawBooking,
} from './bookings.server.ts';
import { knownTimes } from './busy-times.server.ts';
import { bookingConfig, readInstant } from './slots.ts';

const MAX_FUTURE_TALKS = 2;

/** `over`: the talk has begun, or its link is not valid. `away`: the store is, so that no times are known. */
const STATUS = { unknown: 422, robot: 422, gone: 409, taken: 409, over: 410, away: 503 };
type Outcome = { ok: true; booking: Booking } | Failure;
type Sent = SentForm & { services: Services };

export const refused = (code: keyof typeof STATUS): Failure => ({
  ok: false,
  reason: 'refused',
  code,
  status: STATUS[code],
});

/** Books a talk by its form, or changes one behind its link. */
export function sendBooking(args: FormArguments) {
  const isTalk = args.url.pathname === endpoints.talk;
  return handleForm(args, async (sent) =>
    isTalk ? changeTalk(sent, await readTalk(args.url, sent.services)) : bookTalk(sent),
  );
}

/** Stored before it is confirmed. */
async function bookTalk({ fields: sent, origin, services }: Sent): Promise<Outcome> {
  const typed = textsIn(sent);
  const { way, phone } = bookingFields;
  const schema = fieldsSchema({
    ...bookingFields,
    way: { ...way, options: waysOf(bookingConfig) },
    phone: typed.way === 'phone' ? { ...phone, required: true } : phone,
  });
  const checked = checkFields(schema, sent);
  if (!checked.ok) return { ...checked, status: 422 };
  const at = readInstant(typed.at);
  if (at === undefined) return refused('unknown');
  const { store, clock, ids } = services;
  const given: NewBooking = {
    id: ids.receipt(),
    state: suspicionOf(sent) ? 'asked' : 'booked',
    language: origin.language,
    way: checked.fields.way,
    email: checked.fields.email.toLowerCase(),
    fields: JSON.stringify(checked.fields),
    sent_key: repeatOf(typed.key ?? '', [at, checked.fields], undefined).key,
    ...talkTime(at, bookingConfig),
  };
  const now = clock.now();
  const refusal = await refusalOf(given, services, now);
  // A second press finds its own first one in the way.
  const first = refusal && (await findBooking(store, { sent_key: given.sent_key }));
  const booking = refusal ? first : await addBooking(store, given, now);
  const obstacle = booking && (await withdrawnAs(booking, services));
  return obstacle ?? tell(booking, services, refusal);
}

async function refusalOf(given: NewBooking, services: Services, now: number) {
  const { limits, address, sendsMail } = services;
  // First: refusals cost as much, and tell which times and mailboxes are taken.
  const byVisitor = await limits.consume('booking', address);
  if (!byVisitor.ok) return byVisitor;
  const obstacle = await obstacleTo(given, services, now);
  if (obstacle) return obstacle;
  if (given.state === 'asked' && !sendsMail) return refused('robot');
  const byMailbox = await limits.consume('booking_mailbox', mailboxOf(given.email));
  return byMailbox.ok ? undefined : byMailbox;
}

/** What keeps a talk from its time, beside all others. @param since when it was chosen */
async function obstacleTo({ id, start_at, email }: NewBooking, { store, clock }: Services, since: number) {
  const now = clock.now();
  const times = await knownTimes(store, now, id, since);
  if (!times) return { ok: false, reason: 'unavailable' } as const;
  const reason = times.refusalReason(start_at);
  if (reason) return refused(reason);
  const own = times.talks.filter((one) => one.start_at > now && mailboxOf(one.email) === mailboxOf(email));
  const untilNext = Math.min(...own.map((one) => one.start_at)) - now;
  if (own.length >= MAX_FUTURE_TALKS)
    return { ok: false, reason: 'limited', retryAfterSeconds: Math.ceil(untilNext / 1000) } as const;
}

/** Two at once may both have found room in a day or a mailbox, so each counts again before it is told. */
async function withdrawnAs(booking: Booking, services: Services) {
  const obstacle = await obstacleTo(booking, services, booking.created_at);
  return obstacle && (await withdrawBooking(services.store, booking)) ? obstacle : undefined;
}

async function tell(
  booking: Booking | undefined,
  services: Services,
  refusal = refused('gone'),
): Promise<Outcome> {
  if (!booking) return refusal;
  await tellBooking(services, booking);
  // Another press of the same button may have withdrawn it.
  const isKept = await findBooking(services.store, { id: booking.id });
  return isKept ? { ok: true, booking } : refusal;
}

const claimSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** Undefined: forged, erased, or the talk is over. */
export async function readTalk(url: URL, { links, store, clock }: Services) {
  const read = links.read(url.searchParams.get('token') ?? '');
  const claim = claimSchema.safeParse(read?.claim).data;
  const booking = claim && (await findBooking(store, { id: claim.booking }));
  return booking && booking.start_at + booking.minutes * MINUTE > clock.now() ? booking : undefined;
}

/** Confirms, cancels (`do`) or moves (`at`) a talk by a pressed button, until it begins. Twice is once. */
async function changeTalk({ fields, services }: Sent, before: Booking | undefined): Promise<Outcome> {
  const { store, clock } = services;
  const now = clock.now();
  if (!before || before.start_at <= now) return refused('over');
  const { do: what, at: wanted } = textsIn(fields);
  if (what === 'confirm') return confirmTalk(before, services, now);
  if (what === 'cancel')
    return tell(await changeBooking(store, before, { state: 'cancelled' }, now), services);
  const at = readInstant(wanted);
  if (at === undefined) return refused('unknown');
  if (at === before.start_at) return tell(before, services);
  if (before.version >= MAX_CHANGES) return refused('gone');
  const obstacle = await obstacleTo({ ...before, start_at: at }, services, now);
  if (obstacle) return obstacle;
  const { start_at, minutes, first_cell, last_cell } = before;
  const moved = await changeBooking(store, before, talkTime(at, bookingConfig), now);
  const late = moved && (await obstacleTo(moved, services, now));
  const back = late && (await changeBooking(store, moved, { start_at, minutes, first_cell, last_cell }, now));
  // As told before.
  if (back && before.told_version === before.version) await markTold(store, back);
  return back ? late : tell(moved, services);
}

async function confirmTalk(before: Booking, services: Services, now: number): Promise<Outcome> {
  // It may have been moved since.
  if (before.state === 'booked') return tell(before, services);
  if (await obstacleTo(before, services, before.created_at)) return refused('taken');
  const booking = await changeBooking(services.store, before, { state: 'booked' }, now);
  const isWithdrawn = booking && (await withdrawnAs(booking, services));
  return isWithdrawn ? refused('taken') : tell(booking, services, refused('taken'));
}
