import { data } from 'react-router';
import { z } from 'zod';
import type { Services } from '../../../server/services.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import { endpoints } from '../../lib/i18n/href.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { servicesContext } from '../../lib/services-context.ts';
import type { Route } from './+types/book.route.ts';
import { bookingMessages } from './booking.messages.ts';
import { type Refusal, readTalk, refused } from './booking-actions.server.ts';
import { waysOf } from './booking-config.ts';
import { occasionOf, talkPath, wayShown, whenShown } from './booking-mails.server.ts';
import { type Booking, MOST_CHANGES } from './bookings.server.ts';
import { takenTimes } from './busy-times.server.ts';
import {
  bookingConfig,
  freeDays,
  instantText,
  nearestFree,
  readInstant,
  stateOf,
  type Taken,
} from './slots.ts';

const DAYS_SHOWN = 5;
const NOINDEX = { name: 'robots', content: 'noindex' };
const FRESH = { 'Cache-Control': 'no-store' };
export const PRIVATE = { ...FRESH, 'Referrer-Policy': 'no-referrer' };

export type BookView = Awaited<ReturnType<typeof bookView>>['data'];

/**
 * The free times, or the form of the chosen one (`?at=`), or a talk behind its signed link; and what was wrong with what
 * was sent. The build reads the page without services; then it shows no times.
 */
export async function bookView(args: Route.LoaderArgs | Route.ActionArgs, sent?: Refusal) {
  const query = args.url.searchParams;
  const services = args.context.get(servicesContext);
  const now = services?.clock.now() ?? 0;
  const isTalk = args.url.pathname === endpoints.talk;
  const isAsked = isTalk && query.has('said') && !query.has('token');
  const { booking, taken, isAway } = await readBooking(args.url, services, now);
  const choice = choiceOf(query.get('at'), sent, taken, now);
  const refusal = isAway ? refused('away') : choice.refusal;
  const { chosen, nearest } = choice;
  const from = z.iso.date().safeParse(query.get('from')).data;
  const days = taken ? [...freeDays(bookingConfig, now, taken, from).take(DAYS_SHOWN + 1)] : [];
  const frame = bookFrame(args);
  const moment = (start: number) => momentIn(frame, start);
  const view = {
    ...frame,
    isTalk,
    isAsked,
    problem: refusal?.problem,
    head: isTalk ? [{ title: frame.messages.talk.title }, NOINDEX] : frame.head,
    zone: moment(now).zone,
    days: days.slice(0, DAYS_SHOWN).map(({ starts }) => starts.map(moment)),
    more: days[DAYS_SHOWN]?.date,
    nearest: nearest.map((start) => [moment(start)]),
    chosen: chosen && moment(chosen),
    talk: booking && services && talkIn(frame, booking, query, services),
    typed: sent?.typed ?? { topic: query.get('topic') ?? '' },
    isSent: sent !== undefined,
    errors: sent?.errors ?? {},
    ways: waysOf(bookingConfig),
    formKey: crypto.randomUUID(),
  };
  const found = isTalk && !booking && !isAsked ? 410 : 200;
  const headers = { ...(isTalk ? PRIVATE : FRESH), ...refusal?.headers };
  return data(view, { status: refusal?.status ?? found, headers });
}

/** The chosen time; or what is wrong with it, and the nearest free ones. Without times, none is chosen. */
export function choiceOf(
  wanted: string | null,
  sent: Refusal | undefined,
  taken: Taken | undefined,
  now: number,
) {
  const at = sent ? sent.at : readInstant(wanted ?? '');
  const state = wanted && taken ? stateOf(at, bookingConfig, now, taken) : 'free';
  const refusal = sent ?? (state === 'free' ? undefined : refused(state));
  const isTaken = refusal !== undefined && ['gone', 'unknown', 'taken'].includes(refusal.problem);
  const nearest = isTaken && taken ? nearestFree(at ?? now, bookingConfig, now, taken) : [];
  return { refusal, nearest, chosen: isTaken || !(taken || sent) ? undefined : at };
}

/** `query`: begins a link to another time, and keeps the rest of the address. */
export function bookFrame(args: PageRequest) {
  const { language, head, messages, fallbackSections, frame } = loadPage(
    args,
    bookingMessages,
    'book',
    'booking',
  );
  const query = new URLSearchParams(args.url.searchParams);
  for (const name of ['at', 'from']) query.delete(name);
  const tz = query.get('tz') ?? '';
  return {
    language,
    head,
    messages,
    phone: company.phone,
    tz: Object.hasOwn(messages.cities, tz) ? tz : undefined,
    query: query.size > 0 ? `?${query}&` : '?',
    frame: { ...frame, isFallback: fallbackSections.length > 0 },
  };
}

type Frame = ReturnType<typeof bookFrame>;
export type Moment = ReturnType<typeof momentIn>;

/** A moment on the owner's clock, and on that of the chosen city where it differs. */
export function momentIn({ language, messages, tz }: Frame, start: number) {
  const shown = whenShown(start, language, messages);
  const own = tz && whenShown(start, language, messages, tz);
  const isOther = own && (own.time !== shown.time || own.date !== shown.date);
  return { at: instantText(start), ...shown, own: isOther ? own.time : undefined };
}

async function readBooking(url: URL, services: Services | null, now: number) {
  if (!services) return {};
  try {
    const booking = url.pathname === endpoints.talk ? await readTalk(url, services) : undefined;
    return { booking, taken: await takenTimes(services.store, now, booking?.id) };
  } catch (error) {
    if (services.store.outageCode(error) === undefined) throw error;
    return { isAway: true };
  }
}

function talkIn(frame: Frame, booking: Booking, query: URLSearchParams, services: Services) {
  const { asked, problems, talk: texts } = frame.messages;
  const { state, start_at, way, version } = booking;
  const isToCome = state === 'booked' && start_at > services.clock.now();
  const occasion = occasionOf(booking);
  // On the page that follows an action.
  const isNew = query.has('said');
  const headOf = (): [title: string, lead?: string] => {
    if (occasion === 'asked') return [asked.title, asked.text];
    if (occasion === 'cancelled') return [texts.cancelled];
    if (!isToCome) return [texts.title, problems.over];
    return isNew ? [texts[occasion], services.sendsMail ? texts.mailed : texts.noMail] : [texts.title];
  };
  return {
    state,
    isToCome,
    head: headOf(),
    when: momentIn(frame, start_at),
    way: state === 'asked' ? undefined : wayShown(way, frame.messages),
    path: talkPath(services.links, booking),
    mayChange: isToCome && version < MOST_CHANGES,
    isChanging: isToCome && query.has('change'),
  };
}
