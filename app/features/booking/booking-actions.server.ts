import { z } from 'zod';
import { DAY, MINUTE } from '../../../server/clock.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import type { Services } from '../../../server/services.ts';
import { checkFields, mailboxOf, repeatOf, suspicionOf } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { type FormArguments, handleForm, type ReadForm } from '../../lib/forms/form-endpoint.server.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingFields, type Way } from './booking.fields.ts';
import { type Booking, bookingsIn, type NewBooking, talkTime, ways } from './bookings.server.ts';
import { knownTimes } from './busy-times.server.ts';
import { readInstant } from './slots.ts';

/** Each costs two mails. */
export const MAX_CHANGES = 5;
const MAX_FUTURE_TALKS = 2;

/** `over`: the talk has begun, or its link is not valid. `away`: the store is, so that no times are known. */
const STATUS = { unknown: 422, robot: 422, gone: 409, taken: 409, over: 410, away: 503 };
/** Always a day: the true time would tell a stranger when someone's talk is. */
const mailboxIsFull = { ok: false, reason: 'limited', retryAfterSeconds: DAY / 1000 } as const;
type Outcome = { ok: true; booking: Booking } | Failure;

export function refused(code: keyof typeof STATUS): Failure {
  return { ok: false, reason: 'refused', code, status: STATUS[code] };
}

const outcomeOf = (booking: Booking | undefined): Outcome =>
  booking ? { ok: true, booking } : refused('gone');

/** Of two at once only one finds the last room of a day or a mailbox. The store itself keeps times apart. */
let lastTurn: Promise<unknown> = Promise.resolve();
function inTurn(task: () => Promise<Outcome>): Promise<Outcome> {
  const turn = lastTurn.then(task);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Books a talk by its form, or changes one behind its link. A job tells of what is stored. */
export const sendBooking = (args: FormArguments) =>
  handleForm(args, (sent) =>
    args.url.pathname === endpoints.talk ? inTurn(() => changeTalk(sent, args.url)) : bookTalk(sent),
  );

async function bookTalk({ fields: sent, typed, origin, services }: ReadForm): Promise<Outcome> {
  const { way, phone } = bookingFields;
  const schema = fieldsSchema({
    ...bookingFields,
    way: { ...way, options: ways },
    phone: typed.way === 'phone' ? { ...phone, required: true } : phone,
  });
  const checked = checkFields(schema, sent);
  if (!checked.ok) return { ...checked, status: 422 };
  const at = readInstant(typed.at);
  if (at === undefined) return refused('unknown');
  const given: NewBooking = {
    id: services.ids.receipt(),
    state: suspicionOf(sent) ? 'asked' : 'booked',
    language: origin.language,
    way: checked.fields.way as Way,
    email: checked.fields.email.toLowerCase(),
    fields: JSON.stringify(checked.fields),
    sent_key: repeatOf(typed.key ?? '', [at, checked.fields], undefined).key,
    ...talkTime(at),
  };
  // First: refusals cost as much, and tell which times and mailboxes are taken.
  const byVisitor = await services.limits.consume('booking', services.address);
  const outcome = byVisitor.ok ? await inTurn(() => addTalk(given, services)) : byVisitor;
  // A second press finds its own first one in the way.
  const first = !outcome.ok && (await bookingsIn(services.store).find({ sent_key: given.sent_key }));
  return first ? outcomeOf(first) : outcome;
}

async function addTalk(given: NewBooking, services: Services): Promise<Outcome> {
  const obstacle = await obstacleTo(given, services);
  if (obstacle) return obstacle;
  if (given.state === 'asked' && !services.sendsMail) return refused('robot');
  const byMailbox = await services.limits.consume('booking_mailbox', mailboxOf(given.email));
  if (byMailbox.ok) return outcomeOf(await bookingsIn(services.store).add(given, services.clock.now()));
  return byMailbox.reason === 'limited' ? mailboxIsFull : byMailbox;
}

/** What keeps a talk from its time, beside all others. @param since when it was chosen */
async function obstacleTo({ id, start_at, email }: NewBooking, { store, clock }: Services, since?: number) {
  const now = clock.now();
  const times = await knownTimes(store, now, id, since);
  if (!times) return { ok: false, reason: 'unavailable' } as const;
  const reason = times.refusalReason(start_at);
  if (reason) return refused(reason);
  const own = times.talks.filter((one) => one.start_at > now && mailboxOf(one.email) === mailboxOf(email));
  if (own.length >= MAX_FUTURE_TALKS) return mailboxIsFull;
}

const claimSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** Undefined: forged, erased, or the talk is over. */
export async function readTalk(url: URL, { links, store, clock }: Services) {
  const read = links.read(url.searchParams.get('token') ?? '');
  const claim = claimSchema.safeParse(read?.claim).data;
  const booking = claim && (await bookingsIn(store).find({ id: claim.booking }));
  return booking && booking.start_at + booking.minutes * MINUTE > clock.now() ? booking : undefined;
}

/** Confirms, cancels (`do`) or moves (`at`) a talk by a pressed button, until it begins. Twice is once. */
async function changeTalk({ typed, services }: ReadForm, url: URL): Promise<Outcome> {
  const bookings = bookingsIn(services.store);
  const now = services.clock.now();
  const before = await readTalk(url, services);
  if (!before || before.start_at <= now) return refused('over');
  if (before.state === 'cancelled') return outcomeOf(before);
  if (typed.do === 'cancel') return outcomeOf(await bookings.change(before, { state: 'cancelled' }, now));
  const confirms = typed.do === 'confirm';
  const at = confirms ? before.start_at : readInstant(typed.at);
  if (at === undefined) return refused('unknown');
  if (at === before.start_at && before.state === 'booked') return outcomeOf(before);
  if (before.version >= MAX_CHANGES) return refused('gone');
  const change = confirms ? { state: 'booked' as const } : talkTime(at);
  // The notice of a confirmed one counts from the form.
  const since = confirms ? before.created_at : now;
  const obstacle = await obstacleTo({ ...before, start_at: at }, services, since);
  const outcome = obstacle ?? outcomeOf(await bookings.change(before, change, now));
  return confirms && !outcome.ok ? refused('taken') : outcome;
}
