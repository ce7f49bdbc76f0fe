import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Failure, failureInit } from '../../../server/http/form-answer.ts';
import { firstErrors, readFields } from '../../../server/http/read-fields.ts';
import { countWrong } from '../../../server/rate-limit/wrong-requests.ts';
import type { Services } from '../../../server/services.ts';
import { mailboxOf, suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { textsIn } from '../../lib/forms/form-endpoint.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { bookingFields } from './booking.fields.ts';
import { waysOf } from './booking-config.ts';
import { tellBooking } from './booking-module.server.ts';
import {
  addBooking,
  type Booking,
  bookedAfter,
  cancelBooking,
  confirmBooking,
  findBooking,
  MOST_CHANGES,
  moveBooking,
  type NewBooking,
  talkTime,
} from './bookings.server.ts';
import { takenTimes } from './busy-times.server.ts';
import { bookingConfig, readInstant, stateOf } from './slots.ts';

const MOST_FUTURE = 2;

const STATUS = {
  invalid: 422,
  unknown: 422,
  robot: 422,
  gone: 409,
  taken: 409,
  over: 410,
  limited: 429,
  failed: 503,
  away: 503,
};
type Texts = Record<string, string>;
/** `at` and `typed`: of the form, to be kept. */
type Details = { at?: number | undefined; typed?: Texts; errors?: Texts; headers?: Texts };
export type Refusal = ReturnType<typeof refused>;
type Done = { ok: true; booking: Booking };

export const refused = (problem: keyof typeof STATUS, details: Details = {}) =>
  ({ ok: false, problem, status: STATUS[problem], ...details }) as const;

function refusedBy(failure: Failure) {
  const { headers } = failureInit(failure);
  if (failure.reason !== 'invalid')
    return refused(failure.reason === 'limited' ? 'limited' : 'failed', { headers });
  const errors = failure.invalid.map(({ field, code }) => [field, code]);
  return refused('invalid', { errors: Object.fromEntries(errors) });
}

/** Stored before it is confirmed; mails and the webhook follow by the outbox. */
export async function takeBooking(
  request: Request,
  language: Language,
  services: Services,
): Promise<Done | Refusal> {
  const read = await readFields(request);
  const typed = read.ok ? textsIn(read.fields) : {};
  const { data, error } = schemaOf(typed.way).safeParse(typed);
  const book = async () => {
    if (data) return bookTime(data, typed, language, services);
    const invalid = firstErrors(error, ['required', 'email', 'too_long']);
    return refusedBy(await countWrong({ ok: false, reason: 'invalid', invalid }, services));
  };
  const outcome = await book().catch(refuseOnOutage(services));
  return outcome.ok ? outcome : { ...outcome, at: readInstant(typed.at), typed };
}

export const refuseOnOutage =
  ({ store }: Services) =>
  (error: unknown) => {
    if (store.outageCode(error) === undefined) throw error;
    return refusedBy({ ok: false, reason: 'unavailable' });
  };

/** Only ways that are offered; a phone for a call. */
function schemaOf(chosen: string | undefined) {
  const { way, phone } = bookingFields;
  return fieldsSchema({
    ...bookingFields,
    way: { ...way, options: waysOf(bookingConfig) },
    phone: chosen === 'phone' ? { ...phone, required: true } : phone,
  });
}

type Data = z.infer<ReturnType<typeof schemaOf>>;

async function bookTime(data: Data, typed: Texts, language: Language, services: Services) {
  const at = readInstant(typed.at);
  if (at === undefined) return refused('unknown');
  const { store, clock, ids } = services;
  const now = clock.now();
  const fields = JSON.stringify(data);
  const content = JSON.stringify([typed.key, at, fields]);
  const sent_key = createHash('sha256').update(content).digest('base64url');
  const given: NewBooking = {
    id: ids.receipt(),
    state: suspicionOf(typed) ? 'asked' : 'booked',
    language,
    way: data.way,
    email: data.email.toLowerCase(),
    fields,
    sent_key,
    ...talkTime(at, bookingConfig),
  };
  const refusal = await refusalOf(given, services, now);
  // A second press finds its own first one in the way.
  const booking = refusal ? await findBooking(store, { sent_key }) : await addBooking(store, given, now);
  if (!booking) return refusal ?? refused('gone');
  await tellBooking(services, booking);
  return { ok: true, booking } as const;
}

/** Undefined: may be booked. */
async function refusalOf({ start_at, email, state }: NewBooking, services: Services, now: number) {
  const { store, limits, address, sendsMail } = services;
  // First: refusals cost as much, and tell which times and mailboxes are taken.
  const byNetwork = await limits.consume('booking', address);
  if (!byNetwork.ok) return refusedBy(byNetwork);
  const taken = await takenTimes(store, now);
  if (!taken) return refused('failed');
  const timeState = stateOf(start_at, bookingConfig, now, taken);
  if (timeState !== 'free') return refused(timeState);
  if (state === 'asked' && !sendsMail) return refused('robot');
  if (await hasMost({ email }, store, now))
    return refusedBy({ ok: false, reason: 'limited', retryAfterSeconds: 86_400 });
  const counted = await limits.consume('booking_mailbox', mailboxOf(email));
  return counted.ok ? undefined : refusedBy(counted);
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
export async function changeTalk(request: Request, url: URL, services: Services): Promise<Done | Refusal> {
  return changeBy(request, url, services).catch(refuseOnOutage(services));
}

async function changeBy(request: Request, url: URL, services: Services): Promise<Done | Refusal> {
  const { store, clock } = services;
  const read = await readFields(request);
  const before = await readTalk(url, services);
  const now = clock.now();
  if (!read.ok || !before || before.start_at <= now) return refused('over');
  const { do: what, at: wanted } = textsIn(read.fields);
  const isConfirmed = what === 'confirm';
  const at = isConfirmed ? before.start_at : readInstant(wanted);
  const change = async () => {
    if (what === 'cancel') return cancelBooking(store, before, now);
    // A confirmed talk may have been moved since.
    if (isConfirmed ? before.state === 'booked' : at === before.start_at) return before;
    if (isConfirmed ? await hasMost(before, store, now) : before.version >= MOST_CHANGES) return;
    const taken = await takenTimes(store, now, before.id);
    if (at === undefined || !taken || stateOf(at, bookingConfig, now, taken) !== 'free') return;
    if (isConfirmed) return confirmBooking(store, before, now);
    return moveBooking(store, before, talkTime(at, bookingConfig), now);
  };
  const booking = await change();
  if (!booking) return refused(isConfirmed ? 'taken' : 'gone', { at });
  await tellBooking(services, booking);
  return { ok: true, booking };
}

/** Whether the mailbox has as many other talks to come as it may. */
async function hasMost({ email, id }: { email: string; id?: string }, store: Services['store'], now: number) {
  const future = (await bookedAfter(store, now)).filter((one) => mailboxOf(one.email) === mailboxOf(email));
  return future.filter((one) => one.id !== id).length >= MOST_FUTURE;
}
