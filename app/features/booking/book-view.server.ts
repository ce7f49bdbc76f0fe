import { data } from 'react-router';
import { z } from 'zod';
import { type Failure, failureInit } from '../../../server/http/failure-response.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import type { FormArguments, PostedForm } from '../../lib/forms/form-endpoint.server.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { servicesContext, servicesOf } from '../../lib/services-context.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingMessages } from './booking.messages.ts';
import { bookingFailure, findLinkedBooking, MAX_CHANGES } from './booking-actions.server.ts';
import { describeMoment, describeWay, zoneName } from './booking-texts.server.ts';
import { type Booking, ways } from './bookings.server.ts';
import { readFreeTimes } from './busy-times.server.ts';
import { readInstant } from './talk-times.ts';

const DAYS_SHOWN = 5;
export const NO_STORE = { 'Cache-Control': 'no-store' };
export const PRIVATE = { ...NO_STORE, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

export type BookView = Awaited<ReturnType<typeof bookView>>['data'];

/** The free times, the form of a chosen one (`?at=`), or a talk behind its signed link. A link may preset the topic. */
export async function bookView(args: FormArguments, form?: { outcome: Failure; typed: PostedForm['typed'] }) {
  const query = args.url.searchParams;
  const page = pageData(args);
  const { booking: stored, times, away } = await readBookingAndTimes(args);
  const typed = form?.typed ?? { at: query.get('at') ?? '', topic: query.get('topic') ?? '' };
  const start = readInstant(typed.at);
  const reason = typed.at ? times?.refusalReason(start) : undefined;
  const failure = away ?? form?.outcome ?? (reason && bookingFailure(reason));
  const nearest = reason && times?.nearest(start ?? 0).map((time) => [time]);
  const firstDay = z.iso.date().safeParse(query.get('from')).data;
  const freeDays = [...(times?.days(firstDay).take(DAYS_SHOWN + 1) ?? [])];
  const days = nearest ?? freeDays.slice(0, DAYS_SHOWN).map(({ starts }) => starts);
  const chosen = start !== undefined && !reason && (times || form) ? describeMoment(start, page) : undefined;
  const booking = args.url.pathname === endpoints.talk ? describeBooking(args, page, stored) : undefined;
  const view = {
    ...page,
    headTags: booking ? [{ title: page.messages.talk.title }] : page.headTags,
    booking,
    failure,
    chosen,
    isForm: Boolean(chosen ?? form ?? nearest),
    zone: zoneName(page.messages),
    days: days.map((starts) => starts.map((time) => describeMoment(time, page))),
    more: freeDays[DAYS_SHOWN]?.date,
    typed,
    ways,
    formKey: crypto.randomUUID(),
  };
  const success = { status: booking?.state === 'lost' ? 410 : 200, headers: {} };
  const { status, headers } = failure ? failureInit(failure) : success;
  return data(view, { status, headers: { ...(booking ? PRIVATE : NO_STORE), ...headers } });
}

/** Without services, as in the build, there are no times. */
export async function readBookingAndTimes({ url, context }: FormArguments) {
  const services = context.get(servicesContext);
  if (!services) return {};
  try {
    const booking = await findLinkedBooking(url, services);
    return { booking, times: await readFreeTimes(services.store, services.clock.now(), booking?.id) };
  } catch (error) {
    if (services.store.outageCode(error) === undefined) throw error;
    return { away: bookingFailure('away') };
  }
}

/** `query`: begins a link from here, and keeps most of the address. */
export function pageData(args: PageRequest) {
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

function describeBooking(args: FormArguments, page: ReturnType<typeof pageData>, booking?: Booking) {
  const { clock, sendsMail } = servicesOf(args.context);
  const { asked, invalid, problems, talk: texts } = page.messages;
  // The page follows an action.
  const isNew = args.url.searchParams.has('said');
  const done = [booking?.version ? texts.changed : texts.booked, sendsMail ? texts.mailed : texts.noMail];
  const absent = isNew && !args.url.searchParams.has('token') ? 'sent' : 'lost';
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
    when: booking && describeMoment(booking.start_at, page),
    way: booking && state !== 'asked' ? describeWay(booking.way, page.messages) : undefined,
    canMove: state === 'booked' && (booking?.version ?? 0) < MAX_CHANGES,
    isChanging: state === 'booked' && args.url.searchParams.has('change'),
  };
}
