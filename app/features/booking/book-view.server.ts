import { data } from 'react-router';
import { z } from 'zod';
import { type Failure, failureInit } from '../../../server/http/failure-response.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import type { FormArguments, ReadForm } from '../../lib/forms/form-endpoint.server.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { servicesContext, servicesOf } from '../../lib/services-context.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingMessages } from './booking.messages.ts';
import { MAX_CHANGES, readTalk, refused } from './booking-actions.server.ts';
import { momentShown, wayShown } from './booking-module.server.ts';
import { type Booking, ways } from './bookings.server.ts';
import { knownTimes } from './busy-times.server.ts';
import { readInstant } from './slots.ts';

const DAYS_SHOWN = 5;
export const FRESH = { 'Cache-Control': 'no-store' };
export const PRIVATE = { ...FRESH, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

export type BookView = Awaited<ReturnType<typeof bookView>>['data'];

/** The free times, the form of a chosen one (`?at=`), or a talk behind its signed link. A link may preset the topic. */
export async function bookView(args: FormArguments, sent?: { outcome: Failure; typed: ReadForm['typed'] }) {
  const query = args.url.searchParams;
  const frame = bookFrame(args);
  const { booking, times, away } = await readBooking(args);
  const preset = { at: query.get('at') ?? '', topic: query.get('topic') ?? '' };
  const typed: ReadForm['typed'] = sent?.typed ?? preset;
  const at = readInstant(typed.at);
  const reason = typed.at ? times?.refusalReason(at) : undefined;
  const failure = away ?? sent?.outcome ?? (reason && refused(reason));
  const nearest = reason && times?.nearest(at ?? 0).map((start) => [start]);
  const first = z.iso.date().safeParse(query.get('from')).data;
  const free = [...(times?.days(first).take(DAYS_SHOWN + 1) ?? [])];
  const days = nearest ?? free.slice(0, DAYS_SHOWN).map(({ starts }) => starts);
  const chosen = at !== undefined && !reason && (times || sent) ? momentShown(at, frame) : undefined;
  const talk = args.url.pathname === endpoints.talk ? talkIn(args, frame, booking) : undefined;
  const view = {
    ...frame,
    head: talk ? [{ title: frame.messages.talk.title }] : frame.head,
    talk,
    failure,
    chosen,
    isForm: [chosen, sent, nearest].some(Boolean),
    zone: momentShown(0, frame).zone,
    days: days.map((starts) => starts.map((start) => momentShown(start, frame))),
    more: free[DAYS_SHOWN]?.date,
    typed,
    ways,
    formKey: crypto.randomUUID(),
  };
  const { status, headers } = failure ? failureInit(failure) : { status: talk?.state === 'lost' ? 410 : 200 };
  return data(view, { status, headers: { ...(talk ? PRIVATE : FRESH), ...headers } });
}

/** The build has no services, so no times. */
export async function readBooking({ url, context }: FormArguments) {
  const services = context.get(servicesContext);
  if (!services) return {};
  const { store, clock } = services;
  try {
    const booking = await readTalk(url, services);
    return { booking, times: await knownTimes(store, clock.now(), booking?.id) };
  } catch (error) {
    if (store.outageCode(error) === undefined) throw error;
    return { away: refused('away') };
  }
}

/** `query`: begins a link from here, and keeps most of the address. */
export function bookFrame(args: PageRequest) {
  const { fallbackSections, frame, ...page } = loadPage(args, bookingMessages, 'book', 'booking');
  const query = new URLSearchParams(args.url.searchParams);
  for (const name of ['at', 'from', 'said']) query.delete(name);
  const tz = query.get('tz') ?? '';
  return {
    ...page,
    tz: Object.hasOwn(page.messages.cities, tz) ? tz : undefined,
    query: query.size > 0 ? `?${query}&` : '?',
    frame: { ...frame, isFallback: fallbackSections.length > 0 },
  };
}

type Frame = ReturnType<typeof bookFrame>;

function talkIn({ url, context }: FormArguments, frame: Frame, booking: Booking | undefined) {
  const { clock, sendsMail } = servicesOf(context);
  const { asked, invalid, problems, talk: texts } = frame.messages;
  // On the page that follows an action.
  const isNew = url.searchParams.has('said');
  const done = [booking?.version ? texts.changed : texts.booked, sendsMail ? texts.mailed : texts.noMail];
  const absent = isNew && !url.searchParams.has('token') ? 'sent' : 'lost';
  const isOver = booking?.state === 'booked' && booking.start_at <= clock.now();
  const state = isOver ? 'over' : (booking?.state ?? absent);
  const heads: Record<typeof state, string[]> = {
    sent: [asked.sent, asked.look],
    lost: [invalid.title, invalid.text],
    asked: [asked.title, asked.text],
    booked: isNew ? done : [texts.title],
    over: [texts.title, problems.over],
    cancelled: [texts.cancelled],
  };
  return {
    state,
    head: heads[state],
    when: booking && momentShown(booking.start_at, frame),
    way: booking && state !== 'asked' ? wayShown(booking.way, frame.messages) : undefined,
    canMove: state === 'booked' && (booking?.version ?? 0) < MAX_CHANGES,
    isChanging: state === 'booked' && url.searchParams.has('change'),
  };
}
