import { data } from 'react-router';
import { z } from 'zod';
import type { Services } from '../../../server/services.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import { endpoints } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { servicesContext } from '../../lib/services-context.ts';
import type { Route } from './+types/book.route.ts';
import { bookingMessages } from './booking.messages.ts';
import { type Refusal, readTalk } from './booking-actions.server.ts';
import { waysOf } from './booking-config.ts';
import { talkLink, wayShown, whenShown } from './booking-mails.server.ts';
import type { Booking } from './booking-tables.server.ts';
import { MOST_CHANGES } from './bookings.server.ts';
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
const STATUS = { gone: 409, unknown: 422, failed: 503 } as Record<Refusal['problem'], number>;

export type BookView = Awaited<ReturnType<typeof bookView>>['data'];

/**
 * The free times, or the form of the chosen one (`?at=`), or a talk behind its signed link; and what was wrong with what
 * was sent. The build reads the page without services; then it shows no times.
 */
export async function bookView(args: Route.LoaderArgs | Route.ActionArgs, refused?: Refusal) {
  const { searchParams, pathname } = args.url;
  const services = args.context.get(servicesContext);
  const now = services?.clock.now() ?? 0;
  const isTalk = pathname === endpoints.talk;
  const { booking, taken, isAway } = await readUnlessAway(args.url, services, now);
  const { at, nearest, ...choice } = choiceOf(searchParams.get('at'), refused, taken, now);
  const problem = isAway ? 'failed' : choice.problem;
  const frame = bookFrame(args);
  const moment = (start: number) => momentIn(frame, start);
  const from = z.iso.date().safeParse(searchParams.get('from')).data;
  const days = taken ? [...freeDays(bookingConfig, now, taken, from).take(DAYS_SHOWN + 1)] : [];
  const view = {
    ...{ ...frame, isTalk, problem },
    head: isTalk ? [{ title: frame.messages.talk.title }, NOINDEX] : frame.head,
    zone: moment(now).zone,
    days: days.slice(0, DAYS_SHOWN).map(({ starts }) => starts.map(moment)),
    more: days[DAYS_SHOWN]?.date,
    nearest: nearest.map(moment),
    chosen: at && moment(at),
    talk: booking && services ? talkIn(frame, booking, searchParams, services) : undefined,
    typed: refused?.typed ?? { topic: searchParams.get('topic') ?? '' },
    isSent: refused !== undefined,
    errors: refused?.errors ?? {},
    ways: waysOf(bookingConfig),
    formKey: crypto.randomUUID(),
  };
  const found = isTalk && !booking ? 410 : 200;
  const headers = { 'Cache-Control': 'no-store', ...(isTalk && { 'Referrer-Policy': 'no-referrer' }) };
  return data(view, {
    status: refused?.status ?? (problem ? STATUS[problem] : found),
    headers: { ...headers, ...refused?.headers },
  });
}

/** The chosen time; or what is wrong with it, and the nearest free ones. Without times, none is chosen. */
export function choiceOf(
  wanted: string | null,
  refused: Refusal | undefined,
  taken: Taken | undefined,
  now: number,
) {
  const at = refused ? refused.at : readInstant(wanted ?? '');
  const state = at === undefined ? 'unknown' : taken && stateOf(at, bookingConfig, now, taken);
  const problem = refused?.problem ?? (wanted && state !== 'free' ? state : undefined);
  const isTaken = problem === 'gone' || problem === 'unknown';
  const nearest = isTaken && taken ? nearestFree(at ?? now, bookingConfig, now, taken) : [];
  return { problem, nearest, at: isTaken || !(taken || refused) ? undefined : at };
}

/** For mails. */
export const bookingTexts = (language: Language) =>
  loadMessages(bookingMessages, 'booking', language).messages;

const NOINDEX = { name: 'robots', content: 'noindex' };

/** `query`: begins a link to another time, and keeps the rest of the address. */
export function bookFrame(args: PageRequest) {
  const { language, head, messages, fallback, frame } = loadPage(args, bookingMessages, 'book', 'booking');
  const query = new URLSearchParams(args.url.searchParams);
  for (const name of ['at', 'from']) query.delete(name);
  const tz = query.get('tz') ?? '';
  return {
    ...{ language, head, messages, phone: company.phone },
    tz: tz in messages.cities ? tz : undefined,
    query: query.size > 0 ? `?${query}&` : '?',
    frame: { ...frame, fallback: fallback.length > 0 },
  };
}

type Frame = ReturnType<typeof bookFrame>;
export type Moment = ReturnType<typeof momentIn>;

/** A moment on the owner's clock, and on that of the chosen city where it differs. */
function momentIn({ language, messages, tz }: Frame, start: number) {
  const shown = whenShown(start, language, messages);
  const own = tz && whenShown(start, language, messages, tz);
  const isOther = own && (own.time !== shown.time || own.date !== shown.date);
  return { at: instantText(start), ...shown, own: isOther ? own.time : undefined };
}

async function readUnlessAway(url: URL, services: Services | null, now: number) {
  if (!services) return {};
  try {
    const booking = url.pathname === endpoints.talk ? await readTalk(url, services) : undefined;
    return { booking, taken: await takenTimes(services.store, now, booking?.id) };
  } catch (error) {
    if (services.store.outageCode(error) === undefined) throw error;
    return { isAway: true };
  }
}

function talkIn(
  frame: Frame,
  booking: Booking,
  query: URLSearchParams,
  { links, clock, sendsMail }: Services,
) {
  const { state, start_at, way, version } = booking;
  const isOver = start_at <= clock.now();
  return {
    ...{ state, isOver, sendsMail },
    when: momentIn(frame, start_at),
    way: wayShown(way, frame.messages),
    path: talkPath({ links }, booking),
    mayChange: version < MOST_CHANGES,
    isChanging: query.has('change') && state === 'booked' && !isOver,
    /** Of the last action, for the page that follows it. */
    news: query.get('said'),
  };
}

/** @param news above the talk */
export function talkPath({ links }: Pick<Services, 'links'>, booking: Booking, news?: 'booked' | 'changed') {
  const { pathname, search } = new URL(talkLink(links, booking));
  return pathname + search + (news ? `&said=${news}` : '');
}
