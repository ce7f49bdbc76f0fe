import { createHash } from 'node:crypto';
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
import { tellBooking } from './booking-feature.server.ts';
import type { Booking } from './booking-tables.server.ts';
import { addBooking, bookedAfter, bookingsMadeSince, findBooking, talkTime } from './bookings.server.ts';
import { takenTimes } from './busy-times.server.ts';
import { bookingConfig, readInstant, stateOf } from './slots.ts';

const DAY = 86_400_000;
const MOST_FUTURE = 2;
const MOST_NEW_A_DAY = 3;

type Texts = Record<string, string>;
type Data = Record<keyof typeof bookingFields, string>;

export type Refusal = {
  ok: false;
  problem: 'unknown' | 'gone' | 'limited' | 'robot' | 'failed' | 'invalid';
  status: number;
  headers?: Texts;
  errors?: Texts | undefined;
  at: number | undefined;
  typed: Texts;
};

type Taken = { ok: true; booking: Booking };

/** Stored before it is confirmed; mails and the webhook follow by the outbox. */
export async function takeBooking(
  request: Request,
  language: Language,
  services: Services,
): Promise<Taken | Refusal> {
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
  if (reason !== 'invalid')
    return {
      ok: false,
      problem: reason === 'limited' ? reason : 'failed',
      ...failureInit(failure),
      at,
      typed,
    };
  const errors = Object.fromEntries(failure.invalid.map(({ field, code }) => [field, code]));
  return { ok: false, problem: reason, status: 422, errors, at, typed };
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

const refused = (problem: Refusal['problem'], status: number) => ({ ok: false, problem, status }) as const;

async function book(
  data: Data,
  { typed, at, language }: { typed: Texts; at: number | undefined; language: Language },
  services: Services,
): Promise<Taken | ReturnType<typeof refused> | Failure> {
  const { store, clock, limits, address, ids, sendsMail } = services;
  const now = clock.now();
  const fields = JSON.stringify(data);
  const sent_key = createHash('sha256')
    .update(JSON.stringify([typed.key, at, fields]))
    .digest('base64url');
  const taken = await takenTimes(store, now);
  // After the times, so that a second press never finds its own first one in the way.
  const earlier = await findBooking(store, { sent_key });
  if (earlier) return { ok: true, booking: earlier };
  const state = at === undefined ? 'unknown' : taken && stateOf(at, bookingConfig, now, taken);
  if (at === undefined || state === 'unknown') return refused('unknown', 422);
  if (state !== 'free') return refused('gone', 409);

  const suspicion = suspicionOf(typed);
  if (suspicion && !sendsMail) return refused('robot', 422);
  const counted = await limits.consume('booking', address);
  if (!counted.ok) return counted;
  const email = data.email.toLowerCase();
  const isOwn = (one: Booking) => mailboxOf(one.email) === mailboxOf(email);
  const future = (await bookedAfter(store, now)).filter(isOwn);
  const today = (await bookingsMadeSince(store, now - DAY)).filter(isOwn);
  if (future.length >= MOST_FUTURE || today.length >= MOST_NEW_A_DAY)
    return { ok: false, reason: 'limited', retryAfterSeconds: DAY / 1000 };

  const added = { id: ids.receipt(), language, way: data.way, email, fields, sent_key };
  const time = talkTime(at, bookingConfig);
  const booking = await addBooking(store, { ...added, ...time, state: suspicion ? 'asked' : 'booked' }, now);
  if (!booking) return refused('gone', 409);
  await tellBooking(services, booking);
  return { ok: true, booking };
}
