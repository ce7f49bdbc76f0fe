import { data } from 'react-router';
import { z } from 'zod';
import { type Failure, failureInit } from '../../../server/http/failure-response.ts';
import type { Services } from '../../../server/services.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import type { FormArguments } from '../../lib/forms/form-endpoint.server.ts';
import type { Problems } from '../../lib/forms/use-submission.ts';
import { type PageRequest, requestLocale } from '../../lib/i18n/request-locale.ts';
import { servicesContext, servicesOf } from '../../lib/services-context.ts';
import { endpoints, hasPage, href } from '../../lib/site-paths.ts';
import { bookingMessages } from './booking.messages.ts';
import { readTalk, refused } from './booking-actions.server.ts';
import { waysOf } from './booking-config.ts';
import { talkPath, timeShown, wayShown } from './booking-mails.server.ts';
import { type Booking, MAX_CHANGES } from './bookings.server.ts';
import { knownTimes } from './busy-times.server.ts';
import { bookingConfig, clockAt, instantText, readInstant } from './slots.ts';

const DAYS_SHOWN = 5;
const NOINDEX = { name: 'robots', content: 'noindex' };
const FRESH = { 'Cache-Control': 'no-store' };
export const PRIVATE = { ...FRESH, 'Referrer-Policy': 'no-referrer' };

type Times = Awaited<ReturnType<typeof knownTimes>>;
type Sent = { outcome: Failure; typed: Record<string, string> };
export type BookView = Awaited<ReturnType<typeof bookView>>['data'];

/** The free times, the form of a chosen one (`?at=`), or a talk behind its signed link. The build has no services, so no times. */
export async function bookView(args: FormArguments, sent?: Sent) {
  const query = args.url.searchParams;
  const services = args.context.get(servicesContext);
  const frame = bookFrame(args);
  const { booking, times, away } = await readBooking(args.url, services);
  const { chosen, nearest, ...choice } = chooseTime(sent ? sent.typed.at : query.get('at'), times, sent);
  const failure = away ?? choice.failure;
  const first = z.iso.date().safeParse(query.get('from')).data;
  const free = [...(times?.days(first).take(DAYS_SHOWN + 1) ?? [])];
  const days = nearest.length > 0 ? nearest.map((start) => [start]) : free.map(({ starts }) => starts);
  const moment = (start: number) => momentIn(frame, start);
  const isTalk = args.url.pathname === endpoints.talk;
  const talk = isTalk ? talkIn(args, frame, booking, failure) : undefined;
  const view = {
    ...frame,
    ...problemsIn(frame, failure),
    head: talk ? [{ title: frame.messages.talk.title }, NOINDEX] : frame.head,
    talk,
    chosen: chosen && moment(chosen),
    isForm: chosen !== undefined || sent !== undefined || nearest.length > 0,
    zone: moment(0).zone,
    days: days.slice(0, DAYS_SHOWN).map((starts) => starts.map(moment)),
    more: free[DAYS_SHOWN]?.date,
    typed: sent?.typed ?? { topic: query.get('topic') ?? '' },
    ways: waysOf(bookingConfig),
    formKey: crypto.randomUUID(),
  };
  const { status, headers } = failure ? failureInit(failure) : { status: talk?.state === 'lost' ? 410 : 200 };
  return data(view, { status, headers: { ...(talk ? PRIVATE : FRESH), ...headers } });
}

export async function readBooking(url: URL, services: Services | null) {
  if (!services) return {};
  const { store, clock } = services;
  try {
    const booking = url.pathname === endpoints.talk ? await readTalk(url, services) : undefined;
    return { booking, times: await knownTimes(store, clock.now(), booking?.id) };
  } catch (error) {
    if (store.outageCode(error) === undefined) throw error;
    return { away: refused('away') };
  }
}

/** The chosen time; or what is wrong with it, and the nearest free ones. */
function chooseTime(wanted: string | null | undefined, times: Times, sent: Sent | undefined) {
  const at = readInstant(wanted ?? '');
  const reason = wanted ? times?.refusalReason(at) : undefined;
  const failure = sent ? sent.outcome : reason && refused(reason);
  const needsOther = ['gone', 'unknown', 'taken'].includes(codeOf(failure));
  const nearest = (needsOther && times?.nearest(at ?? 0)) || [];
  return { failure, nearest, chosen: needsOther || !(times || sent) ? undefined : at };
}

const codeOf = (failure?: Failure) =>
  failure?.reason === 'refused' ? failure.code : (failure?.reason ?? '');

function problemsIn({ messages }: Frame, failure: Failure | undefined) {
  const problems: Problems = messages.problems;
  if (failure?.reason === 'invalid')
    return { errors: Object.fromEntries(failure.invalid.map(({ field, code }) => [field, code])) };
  return { errors: {}, alert: failure && (problems[codeOf(failure)] ?? problems.failed) };
}

/** `query`: begins a link to another time, and keeps the rest of the address. */
export function bookFrame(args: PageRequest) {
  const { fallbackSections, frame, ...page } = loadPage(args, bookingMessages, 'book', 'booking');
  const query = new URLSearchParams(args.url.searchParams);
  for (const name of ['at', 'from']) query.delete(name);
  const tz = query.get('tz') ?? '';
  return {
    ...page,
    phone: company.phone,
    tz: Object.hasOwn(page.messages.cities, tz) ? tz : undefined,
    query: query.size > 0 ? `?${query}&` : '?',
    frame: { ...frame, isFallback: fallbackSections.length > 0 },
  };
}

type Frame = ReturnType<typeof bookFrame>;
export type Moment = ReturnType<typeof momentIn>;

/** A moment on the owner's clock, and on that of the chosen city where it differs. */
export function momentIn({ language, messages, tz }: Frame, start: number) {
  const shown = timeShown(start, language, messages);
  const own = tz && clockAt(start, tz);
  return { at: instantText(start), ...shown, own: own === shown.time ? undefined : own };
}

/** A link, or a button of a form. */
type Action = { label: string; href?: string; does?: string };

function talkIn(args: FormArguments, frame: Frame, booking?: Booking, failure?: Failure) {
  const { links, clock, sendsMail } = servicesOf(args.context);
  const query = args.url.searchParams;
  const { asked, invalid, problems, talk: texts } = frame.messages;
  // On the page that follows an action.
  const isNew = query.has('said');
  const absent = isNew && !query.has('token') ? 'sent' : 'lost';
  const isOver = booking?.state === 'booked' && booking.start_at <= clock.now();
  const state = isOver ? 'over' : (booking?.state ?? absent);
  const path = booking && talkPath(links, booking);
  const done = [booking?.version ? texts.changed : texts.booked, sendsMail ? texts.mailed : texts.noMail];
  const again = hasPage('book')
    ? [{ label: texts.again, href: href(requestLocale(args).prefix, 'book') }]
    : [];
  const confirm = { label: asked.button, does: 'confirm' };
  const calendar = { label: texts.calendar, href: `${path}&ics` };
  const change = { label: texts.change, href: `${path}&change` };
  const cancel = { label: texts.cancel, does: 'cancel' };
  const changes = booking && booking.version < MAX_CHANGES ? [change, cancel] : [cancel];
  const states: Record<typeof state, [head: string[], actions: Action[]]> = {
    sent: [[asked.sent, asked.look], []],
    lost: [[invalid.title, invalid.text], again],
    asked: [[asked.title, asked.text], failure ? again : [confirm]],
    booked: [isNew ? done : [texts.title], [calendar, ...changes]],
    over: [[texts.title, problems.over], again],
    cancelled: [[texts.cancelled], again],
  };
  const [head, actions] = states[state];
  return {
    state,
    head,
    actions,
    path,
    when: booking && momentIn(frame, booking.start_at),
    way: booking && state !== 'asked' ? wayShown(booking.way, frame.messages) : undefined,
    isChanging: state === 'booked' && query.has('change'),
  };
}
