import { data } from 'react-router';
import { z } from 'zod';
import type { Services } from '../../../server/services.ts';
import { pageHeadTags } from '../../components/layout/head-tags.server.ts';
import { loadPage } from '../../components/layout/section-frame.server.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import { type Language, languages, languageTable } from '../../lib/i18n/languages.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { servicesContext } from '../../lib/services-context.ts';
import type { Route } from './+types/book.route.ts';
import { bookingMessages } from './booking.messages.ts';
import { wayShown } from './booking-calendar.server.ts';
import { waysOf } from './booking-config.ts';
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
import type { Refusal } from './take-booking.server.ts';
import { readTalk, talkPath } from './talk-link.server.ts';
import { whenShown } from './when-shown.ts';

const DAYS_SHOWN = 5;
const STATUS = { gone: 409, unknown: 422, failed: 503 } as Record<Refusal['problem'], number>;

/** For mails. */
export const bookingTexts = (language: Language) =>
  loadMessages(bookingMessages, 'booking', language).messages;

/** What both pages need. `query`: begins a link to another time, and keeps the rest of the address. */
export function bookFrame(args: PageRequest) {
  const { language, messages, fallback, frame, spoken } = loadPage(args, bookingMessages, 'booking');
  const query = new URLSearchParams(args.url.searchParams);
  for (const name of ['at', 'from']) query.delete(name);
  const tz = query.get('tz') ?? '';
  return {
    ...{ language, messages, spoken, phone: company.phone },
    tz: tz in messages.cities ? tz : undefined,
    query: query.size > 0 ? `?${query}&` : '?',
    frame: { ...frame, fallback: fallback.length > 0 },
    zone: whenShown(0, language, bookingConfig.zone, messages).zone,
  };
}

type Frame = ReturnType<typeof bookFrame>;

/** A moment on the owner's clock, and on that of the chosen city where it differs. */
function momentIn({ language, messages, tz }: Frame, start: number) {
  const shown = whenShown(start, language, bookingConfig.zone, messages);
  const own = tz && whenShown(start, language, tz, messages);
  const isOther = own && (own.time !== shown.time || own.date !== shown.date);
  return { at: instantText(start), ...shown, own: isOther ? own.time : undefined };
}

export type Moment = ReturnType<typeof momentIn>;

/** Five days with free times from `?from=`, and where the next ones begin. */
function daysShown({ searchParams }: URL, frame: Frame, taken: Taken | undefined, now: number) {
  const from = z.iso.date().safeParse(searchParams.get('from')).data;
  const days = taken ? [...freeDays(bookingConfig, now, taken, from).take(DAYS_SHOWN + 1)] : [];
  const shown = days.slice(0, DAYS_SHOWN).map(({ starts }) => starts.map((start) => momentIn(frame, start)));
  return { days: shown, more: days[DAYS_SHOWN]?.date };
}

export type BookView = Awaited<ReturnType<typeof bookView>>['data'];

/**
 * The free times, or the form of the chosen one (`?at=`), or what was wrong with a form that was sent. The build reads
 * the page without services; then it shows no times.
 */
export async function bookView(args: Route.LoaderArgs | Route.ActionArgs, refused?: Refusal) {
  const services = args.context.get(servicesContext);
  const now = services?.clock.now() ?? 0;
  const { taken, isAway } = await timesUnlessAway(services, now);
  const wanted = args.url.searchParams.get('at');
  const at = refused ? refused.at : readInstant(wanted ?? '');
  const state = at === undefined ? 'unknown' : taken && stateOf(at, bookingConfig, now, taken);
  const asked = wanted && state !== 'free' ? state : undefined;
  const problem = isAway ? 'failed' : (refused?.problem ?? asked);
  const frame = bookFrame(args);
  const isTaken = problem === 'gone' || problem === 'unknown';
  const nearest = isTaken && taken ? nearestFree(at ?? now, bookingConfig, now, taken) : [];
  const view = {
    ...frame,
    head: pageHeadTags('book', frame),
    ...daysShown(args.url, frame, taken, now),
    problem,
    nearest: nearest.map((start) => momentIn(frame, start)),
    chosen: at === undefined || isTaken ? undefined : momentIn(frame, at),
    typed: refused?.typed ?? { topic: args.url.searchParams.get('topic') ?? '' },
    isSent: refused !== undefined,
    errors: refused?.errors ?? {},
    ways: waysOf(bookingConfig),
    talkLanguages: Object.fromEntries(languages.map((name) => [name, languageTable[name].name])),
    formKey: crypto.randomUUID(),
  };
  const status = refused?.status ?? (problem ? STATUS[problem] : 200);
  return data(view, { status, headers: { 'Cache-Control': 'no-store', ...refused?.headers } });
}

async function timesUnlessAway(services: Services | null, now: number) {
  try {
    return { taken: services ? await takenTimes(services.store, now) : undefined, isAway: false };
  } catch (error) {
    if (services?.store.outageCode(error) === undefined) throw error;
    return { taken: undefined, isAway: true };
  }
}

/** @param problem of a button that could not do its work */
export async function talkView(args: PageRequest, services: Services, problem?: 'limited' | 'over' | 'gone') {
  const now = services.clock.now();
  const frame = bookFrame(args);
  const booking = await readTalk(args.url, services);
  if (!booking) return { ...frame, problem, talk: undefined };
  const { id, state, start_at, way, version } = booking;
  const isChanging = args.url.searchParams.has('change') && state === 'booked';
  const taken = isChanging ? await takenTimes(services.store, now, id) : undefined;
  const talk = {
    state,
    when: momentIn(frame, start_at),
    way: wayShown(way, frame.messages),
    isOver: start_at <= now,
    mayChange: version < MOST_CHANGES,
    notice: args.url.searchParams.get('said'),
    sendsMail: services.sendsMail,
    path: talkPath(services, booking),
    choice: isChanging ? daysShown(args.url, frame, taken, now) : undefined,
  };
  return { ...frame, problem, talk };
}

export type TalkView = Awaited<ReturnType<typeof talkView>>;
