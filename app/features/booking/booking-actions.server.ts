import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Failure, failureInit } from '../../../server/http/form-answer.ts';
import { firstErrors, readFields } from '../../../server/http/read-fields.ts';
import { countWrong } from '../../../server/rate-limit/wrong-requests.ts';
import type { Services } from '../../../server/services.ts';
import { mailboxOf, suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { textsIn } from '../../lib/forms/form-action.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { bookingFields } from './booking.fields.ts';
import { waysOf } from './booking-config.ts';
import { tellBooking } from './booking-module.server.ts';
import type { Booking } from './booking-tables.server.ts';
import {
  addBooking,
  bookedAfter,
  cancelBooking,
  confirmBooking,
  findBooking,
  MOST_CHANGES,
  moveBooking,
  talkTime,
} from './bookings.server.ts';
import { takenTimes } from './busy-times.server.ts';
import { bookingConfig, readInstant, stateOf } from './slots.ts';

const DAY_SECONDS = 86_400;
const MOST_FUTURE = 2;

type Texts = Record<string, string>;
type Data = Record<keyof typeof bookingFields, string>;

export type Refusal = {
  ok: false;
  problem: 'unknown' | 'gone' | 'over' | 'limited' | 'robot' | 'failed' | 'invalid';
  status: number;
  headers?: Texts;
  errors?: Texts;
  at?: number | undefined;
  typed?: Texts;
};

type Done = { ok: true; booking: Booking; news: 'booked' | 'changed' };

const refused = (problem: Refusal['problem'], status: number) => ({ ok: false, problem, status }) as const;

/** Stored before it is confirmed; mails and the webhook follow by the outbox. */
export async function takeBooking(
  request: Request,
  language: Language,
  services: Services,
): Promise<Done | Refusal> {
  const read = await readFields(request);
  const typed = read.ok ? textsIn(read.fields) : {};
  const at = readInstant(typed.at ?? '');
  const fields = read.ok ? checkedFields(typed) : read;
  const outcome = fields.ok
    ? await book(fields.data, { typed, at, language }, services).catch((error: unknown): Failure => {
        if (services.store.outageCode(error) === undefined) throw error;
        return { ok: false, reason: 'unavailable' };
      })
    : fields;
  if (outcome.ok) return outcome;
  if ('problem' in outcome) return { ...outcome, at, typed };
  const failure = await countWrong(outcome, services);
  const { reason } = failure;
  const problem = reason === 'invalid' || reason === 'limited' ? reason : 'failed';
  const refusal = { ok: false, problem, ...failureInit(failure), at, typed } as const;
  if (reason !== 'invalid') return refusal;
  const errors = Object.fromEntries(failure.invalid.map(({ field, code }) => [field, code]));
  return { ...refusal, status: 422, errors };
}

const schema = fieldsSchema(bookingFields);

function checkedFields(typed: Texts): Failure | { ok: true; data: Data } {
  const { data, error } = schema.safeParse(typed);
  const invalid = error ? firstErrors(error, ['required', 'email', 'too_long']) : [];
  const required = (field: string) => invalid.push({ field, code: 'required' });
  if (!waysOf(bookingConfig).some((way) => way === typed.way)) required('way');
  if (typed.way === 'phone' && !typed.phone?.trim()) required('phone');
  return data && invalid.length === 0 ? { ok: true, data } : { ok: false, reason: 'invalid', invalid };
}

async function book(
  data: Data,
  { typed, at, language }: { typed: Texts; at: number | undefined; language: Language },
  services: Services,
): Promise<Done | ReturnType<typeof refused> | Failure> {
  const { store, clock, limits, address, ids, sendsMail } = services;
  const now = clock.now();
  const fields = JSON.stringify(data);
  const sent_key = createHash('sha256')
    .update(JSON.stringify([typed.key, at, fields]))
    .digest('base64url');
  const earlier = async (): Promise<Done | undefined> => {
    const booking = await findBooking(store, { sent_key });
    return booking && { ok: true, booking, news: 'booked' };
  };
  const taken = await takenTimes(store, now);
  // After the times, so that a second press never finds its own first one in the way.
  const first = await earlier();
  if (first) return first;
  if (!taken) return refused('failed', 503);
  const state = at === undefined ? 'unknown' : stateOf(at, bookingConfig, now, taken);
  if (at === undefined || state === 'unknown') return refused('unknown', 422);
  if (state !== 'free') return refused('gone', 409);

  const suspicion = suspicionOf(typed);
  if (suspicion && !sendsMail) return refused('robot', 422);
  const email = data.email.toLowerCase();
  if (await hasMost({ email }, store, now))
    return (await earlier()) ?? { ok: false, reason: 'limited', retryAfterSeconds: DAY_SECONDS };
  const byNetwork = await limits.consume('booking', address);
  const counted = byNetwork.ok ? await limits.consume('booking_mailbox', mailboxOf(email)) : byNetwork;
  if (!counted.ok) return (await earlier()) ?? counted;
  const added = { id: ids.receipt(), language, way: data.way, email, fields, sent_key };
  const time = talkTime(at, bookingConfig);
  const booking = await addBooking(store, { ...added, ...time, state: suspicion ? 'asked' : 'booked' }, now);
  if (!booking) return refused('gone', 409);
  await tellBooking(services, booking);
  return { ok: true, booking, news: 'booked' };
}

const claimSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** Undefined: forged, erased, or the talk is over. */
export async function readTalk(
  url: URL,
  { links, store, clock }: Pick<Services, 'links' | 'store' | 'clock'>,
) {
  const read = links.read(url.searchParams.get('token') ?? '');
  const claim = claimSchema.safeParse(read?.claim).data;
  const booking = claim && (await findBooking(store, { id: claim.booking }));
  return booking && booking.start_at + booking.minutes * 60_000 > clock.now() ? booking : undefined;
}

/** Confirms, cancels (`do`) or moves (`at`) a talk by a pressed button, until it begins. Twice is once. */
export async function changeTalk(request: Request, url: URL, services: Services): Promise<Done | Refusal> {
  const read = await readFields(request);
  const before = await readTalk(url, services);
  if (!read.ok || !before || before.start_at <= services.clock.now()) return refused('over', 410);
  const { do: what, at: wanted = '' } = textsIn(read.fields);
  const at = readInstant(wanted);
  const booking = await changed(before, what, at, services);
  if (!booking) return { ...refused('gone', 409), at };
  await tellBooking(services, booking);
  return { ok: true, booking, news: what === 'confirm' ? 'booked' : 'changed' };
}

/** Undefined: the time is taken, or the talk has changed meanwhile. */
async function changed(
  before: Booking,
  what: string | undefined,
  at: number | undefined,
  services: Services,
) {
  const { store, clock } = services;
  const now = clock.now();
  if (what === 'cancel') return cancelBooking(store, before, now);
  const isConfirmed = what === 'confirm';
  // A confirmed talk may have been moved since.
  if (isConfirmed ? before.state === 'booked' : at === before.start_at) return before;
  if (isConfirmed ? await hasMost(before, store, now) : before.version >= MOST_CHANGES) return;
  const start = isConfirmed ? before.start_at : at;
  const taken = await takenTimes(store, now, before.id);
  if (start === undefined || !taken || stateOf(start, bookingConfig, now, taken) !== 'free') return;
  return isConfirmed
    ? confirmBooking(store, before, now)
    : moveBooking(store, before, talkTime(start, bookingConfig), now);
}

/** Whether the mailbox has as many other talks to come as it may. */
async function hasMost(
  { email, id }: Pick<Booking, 'email'> & { id?: string },
  store: Services['store'],
  now: number,
) {
  const future = (await bookedAfter(store, now)).filter((one) => mailboxOf(one.email) === mailboxOf(email));
  return future.filter((one) => one.id !== id).length >= MOST_FUTURE;
}
