import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Failure } from '../../../server/http/form-answer.ts';
import type { Services } from '../../../server/services.ts';
import { checkFields, mailboxOf, suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import {
  type FormArguments,
  type SentForm,
  takeForm,
  textsIn,
} from '../../lib/forms/form-endpoint.server.ts';
import { endpoints } from '../../lib/i18n/href.ts';
import { bookingFields } from './booking.fields.ts';
import { waysOf } from './booking-config.ts';
import { tellBooking } from './booking-module.server.ts';
import {
  addBooking,
  type Booking,
  cancelBooking,
  confirmBooking,
  findBooking,
  MOST_CHANGES,
  moveBooking,
  type NewBooking,
  talkTime,
  withdrawBooking,
} from './bookings.server.ts';
import { knownTimes } from './busy-times.server.ts';
import { bookingConfig, readInstant } from './slots.ts';

const MOST_FUTURE = 2;

/** `over`: the talk has begun, or its link is not valid. `away`: the store is, so that no times are known. */
type Refusal = { ok: false; reason: 'unknown' | 'gone' | 'taken' | 'over' | 'robot' | 'away' };
export type BookingFailure = Failure | Refusal;
type Done = { ok: true; booking: Booking };
type Outcome = Done | BookingFailure;
type Wanted = Pick<Booking, 'id' | 'start_at' | 'email'>;
type Sent = SentForm & { services: Services };

const refused = (reason: Refusal['reason']): Refusal => ({ ok: false, reason });
const unavailable: Failure = { ok: false, reason: 'unavailable' };

/** Books a talk by its form, or changes one behind its link. */
export function sendBooking(args: FormArguments) {
  return takeForm<Done, Refusal>(args, async (sent) => {
    try {
      if (args.url.pathname !== endpoints.talk) return await bookTalk(sent);
      return await changeTalk(sent, await readTalk(args.url, sent.services));
    } catch (error) {
      if (sent.services.store.outageCode(error) === undefined) throw error;
      return unavailable;
    }
  });
}

/** Stored before it is confirmed. */
async function bookTalk({ fields: sent, origin, services }: Sent): Promise<Outcome> {
  const typed = textsIn(sent);
  const checked = checkFields(schemaOf(typed.way), sent);
  if (!checked.ok) return checked;
  const at = readInstant(typed.at);
  if (at === undefined) return refused('unknown');
  const { store, clock, ids } = services;
  const { way, email } = checked.fields;
  const fields = JSON.stringify(checked.fields);
  const content = JSON.stringify([typed.key, at, fields]);
  const sent_key = createHash('sha256').update(content).digest('base64url');
  const given: NewBooking = {
    id: ids.receipt(),
    state: suspicionOf(sent) ? 'asked' : 'booked',
    language: origin.language,
    way,
    email: email.toLowerCase(),
    fields,
    sent_key,
    ...talkTime(at, bookingConfig),
  };
  const now = clock.now();
  const refusal = await refusalOf(given, services, now);
  // A second press finds its own first one in the way.
  const booking = await (refusal ? findBooking(store, { sent_key }) : addBooking(store, given, now));
  const obstacle = booking?.id === given.id ? await withdrawnAs(booking, services) : undefined;
  return obstacle ?? tell(booking, services, refusal);
}

/** Only ways that are offered; a phone for a call. */
function schemaOf(chosen: string | undefined) {
  const { way, phone } = bookingFields;
  return fieldsSchema({
    ...bookingFields,
    way: { ...way, options: waysOf(bookingConfig) },
    phone: chosen === 'phone' ? { ...phone, required: true } : phone,
  });
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
async function obstacleTo({ id, start_at, email }: Wanted, { store, clock }: Services, since: number) {
  const now = clock.now();
  const times = await knownTimes(store, now, id, since);
  if (!times) return unavailable;
  const reason = times.whyNot(start_at);
  if (reason) return refused(reason);
  const own = times.talks.filter((one) => one.start_at > now && mailboxOf(one.email) === mailboxOf(email));
  if (own.length >= MOST_FUTURE) return { ok: false, reason: 'limited', retryAfterSeconds: 86_400 } as const;
}

/** Two at once may both have found room in a day or a mailbox, so each counts again before it is told. */
async function withdrawnAs(booking: Booking, services: Services) {
  const obstacle = await obstacleTo(booking, services, booking.created_at);
  return obstacle && (await withdrawBooking(services.store, booking)) ? obstacle : undefined;
}

async function tell(
  booking: Booking | undefined,
  services: Services,
  refusal: BookingFailure = refused('gone'),
): Promise<Outcome> {
  if (!booking) return refusal;
  await tellBooking(services, booking);
  // Another press of the same button may have withdrawn it.
  return (await findBooking(services.store, { id: booking.id })) ? { ok: true, booking } : refusal;
}

const claimSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** Undefined: forged, erased, or the talk is over. */
export async function readTalk(url: URL, { links, store, clock }: Services) {
  const read = links.read(url.searchParams.get('token') ?? '');
  const claim = claimSchema.safeParse(read?.claim).data;
  const booking = claim && (await findBooking(store, { id: claim.booking }));
  return booking && booking.start_at + booking.minutes * 60_000 > clock.now() ? booking : undefined;
}

/** Confirms, cancels (`do`) or moves (`at`) a talk by a pressed button, until it begins. Twice is once. */
async function changeTalk({ fields, services }: Sent, before: Booking | undefined): Promise<Outcome> {
  const { store, clock } = services;
  const now = clock.now();
  if (!before || before.start_at <= now) return refused('over');
  const { do: what, at: wanted } = textsIn(fields);
  if (what === 'cancel') return tell(await cancelBooking(store, before, now), services);
  if (what === 'confirm') return confirmTalk(before, services, now);
  const at = readInstant(wanted);
  if (at === before.start_at) return tell(before, services);
  if (at === undefined) return refused('unknown');
  if (before.version >= MOST_CHANGES) return refused('gone');
  const obstacle = await obstacleTo({ ...before, start_at: at }, services, now);
  return obstacle ?? tell(await moveBooking(store, before, talkTime(at, bookingConfig), now), services);
}

async function confirmTalk(before: Booking, services: Services, now: number): Promise<Outcome> {
  // It may have been moved since.
  if (before.state === 'booked') return tell(before, services);
  if (await obstacleTo(before, services, before.created_at)) return refused('taken');
  const booking = await confirmBooking(services.store, before, now);
  if (booking && (await withdrawnAs(booking, services))) return refused('taken');
  return tell(booking, services, refused('taken'));
}
