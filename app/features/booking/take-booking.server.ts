import { createHash } from 'node:crypto';
import { type Failure, failureInit } from '../../../server/http/form-answer.ts';
import { firstErrors, readFields } from '../../../server/http/read-fields.ts';
import { countWrong } from '../../../server/rate-limit/wrong-requests.ts';
import type { Services } from '../../../server/services.ts';
import { suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { textsIn } from '../../lib/forms/form-action.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { bookingFields } from './booking.fields.ts';
import { waysOf } from './booking-config.ts';
import { tellBooking } from './booking-feature.server.ts';
import type { Booking } from './booking-tables.server.ts';
import { bookingsOf, findBooking, mailboxOf } from './bookings.server.ts';
import { takenNow } from './busy-times.server.ts';
import { addBooking } from './hold-times.server.ts';
import { bookingConfig } from './owner-hours.server.ts';
import { cellsOf, readInstant, stateOf } from './slots.ts';

const DAY = 86_400_000;
const MOST_FUTURE = 2;
const MOST_NEW_A_DAY = 3;

type Typed = Record<string, string>;

export type Refusal = {
  ok: false;
  problem: 'unknown' | 'gone' | 'limited' | 'robot' | 'failed' | 'invalid';
  status: number;
  headers?: Record<string, string>;
  errors?: Typed;
  at: number | undefined;
  typed: Typed;
};

/** Stored before it is confirmed; mails and the webhook follow by the outbox. */
export async function takeBooking(
  request: Request,
  language: Language,
  services: Services,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const read = await readFields(request);
  const typed = read.ok ? textsIn(read.fields) : {};
  const at = readInstant(typed.at ?? '');
  const fields = read.ok ? checkedFields(typed) : read;
  const outcome = fields.ok ? await holdUnlessAway({ ...fields, typed, at, language }, services) : fields;
  if ('booking' in outcome) return { ok: true, booking: outcome.booking };
  if ('problem' in outcome) return { ...outcome, ok: false, at, typed };
  const failure = await countWrong(outcome, services);
  const { status, headers } = failureInit(failure);
  if (failure.reason !== 'invalid') {
    const problem = failure.reason === 'limited' ? failure.reason : 'failed';
    return { ok: false, problem, status, headers, at, typed };
  }
  const errors = Object.fromEntries(failure.invalid.map(({ field, code }) => [field, code]));
  return { ok: false, problem: 'invalid', status: 422, errors, at, typed };
}

const schema = fieldsSchema(bookingFields);

function checkedFields(
  typed: Typed,
): Failure | { ok: true; data: Record<keyof typeof bookingFields, string> } {
  const { data, error } = schema.safeParse(typed);
  const invalid = error ? firstErrors(error, ['required', 'email', 'too_long']) : [];
  const required = (field: string) => invalid.push({ field, code: 'required' });
  if (!waysOf(bookingConfig).some((way) => way === typed.way)) required('way');
  if (typed.way === 'phone' && !typed.phone?.trim()) required('phone');
  return data && invalid.length === 0 ? { ok: true, data } : { ok: false, reason: 'invalid', invalid };
}

type Checked = {
  data: Record<keyof typeof bookingFields, string>;
  typed: Typed;
  at: number | undefined;
  language: Language;
};

type Held = { booking: Booking } | Pick<Refusal, 'problem' | 'status'> | Failure;

async function holdUnlessAway(checked: Checked, services: Services): Promise<Held> {
  try {
    return await hold(checked, services);
  } catch (error) {
    if (services.store.outageCode(error) === undefined) throw error;
    return { ok: false, reason: 'unavailable' };
  }
}

async function hold({ data, typed, at, language }: Checked, services: Services): Promise<Held> {
  const { store, clock, limits, address, ids, sendsMail } = services;
  const now = clock.now();
  const fields = JSON.stringify(data);
  const sent_key = createHash('sha256')
    .update(JSON.stringify([typed.key, at, fields]))
    .digest('base64url');
  const known = await findBooking(store, { sent_key });
  if (known && known.state !== 'claiming') return { booking: known };
  const taken = await takenNow(store, now);
  if (at === undefined) return { problem: 'unknown', status: 422 };
  const state = taken ? stateOf(at, bookingConfig, now, taken) : 'gone';
  if (state === 'unknown') return { problem: state, status: 422 };
  if (state === 'gone' && !known) return { problem: state, status: 409 };

  const suspicion = suspicionOf(typed);
  if (suspicion && !sendsMail) return { problem: 'robot', status: 422 };
  const counted = await limits.consume('booking', address);
  if (!counted.ok) return counted;
  const email = mailboxOf(data.email);
  const own = await bookingsOf(store, email);
  const future = own.filter((one) => one.state === 'booked' && one.start_at > now);
  const today = own.filter((one) => one.created_at > now - DAY);
  if (future.length >= MOST_FUTURE || today.length >= MOST_NEW_A_DAY)
    return { ok: false, reason: 'limited', retryAfterSeconds: DAY / 1000 };
  const place = { start_at: at, minutes: bookingConfig.minutes, cells: cellsOf(at, bookingConfig) };
  const added = { id: ids.receipt(), language, way: data.way, email, fields, sent_key, ...place };
  const booking = await addBooking(store, added, suspicion ? 'asked' : 'claiming', now);
  if (!booking) return { problem: 'gone', status: 409 };
  await tellBooking(services, booking);
  return { booking };
}
