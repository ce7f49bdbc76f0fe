import { data, redirect } from 'react-router';
import { z } from 'zod';
import { type Failure, failureInit } from '../../../server/http/failure-response.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import type { FormArguments, PostedForm } from '../../lib/forms/form-endpoint.server.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { servicesContext, servicesOf } from '../../lib/services-context.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingMessages } from './booking.messages.ts';
import { bookingFailure, findLinkedBooking, MAX_CHANGES } from './booking-actions.server.ts';
import { bookingLink, describeMoment, describeWay, zoneName } from './booking-texts.server.ts';
import { type Booking, ways } from './bookings.server.ts';
import { readFreeTimes } from './owner-calendar.server.ts';
import { readInstant } from './slots.ts';

const DAYS_SHOWN = 5;
const NO_STORE = { 'Cache-Control': 'no-store' };
export const PRIVATE = { ...NO_STORE, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

type RefusedForm = { outcome: Failure; typed: PostedForm['typed'] };
type Times = Awaited<ReturnType<typeof readFreeTimes>>;
export type BookView = Awaited<ReturnType<typeof bookView>>['data'];
export type TalkView = Awaited<ReturnType<typeof talkView>>['data'];
export type BookingPageData = ReturnType<typeof loadBookingPage>;

/** The free times, or the form of a chosen one (`?at=`), whose topic a link may preset. */
export async function bookView(args: FormArguments, refused?: RefusedForm) {
  const query = args.url.searchParams;
  const page = loadBookingPage(args);
  const { times, away } = await readTimes(args);
  const typed = refused?.typed ?? { at: query.get('at') ?? '', topic: query.get('topic') ?? '' };
  const { reason, ...offered } = offeredTimes(args, page, times, typed.at);
  const failure = away ?? refused?.outcome ?? (reason && bookingFailure(reason));
  const start = readInstant(typed.at);
  const chosen = start === undefined || reason ? undefined : describeMoment(start, page);
  const isForm = refused !== undefined || (times !== undefined && typed.at !== '');
  const form = isForm ? { chosen, typed, ways, key: crypto.randomUUID() } : undefined;
  const view = { ...page, ...offered, failure, form };
  const { status, headers } = failure ? failureInit(failure) : { status: 200, headers: {} };
  return data(view, { status, headers: { ...NO_STORE, ...headers } });
}

/** A talk behind its signed link. */
export async function talkView(args: FormArguments, refused?: RefusedForm) {
  const page = loadBookingPage(args);
  const { booking, times, away } = await readTimes(args);
  const talk = describeTalk(args, page, booking);
  const failure = away ?? refused?.outcome;
  const success = { status: talk.state === 'lost' ? 410 : 200, headers: {} };
  const { status, headers } = failure ? failureInit(failure) : success;
  const headTags = [{ title: page.messages.talk.title }];
  const view = { ...page, headTags, ...offeredTimes(args, page, times, refused?.typed.at), failure, talk };
  return data(view, { status, headers: { ...PRIVATE, ...headers } });
}

function describeTalk({ url, context }: FormArguments, page: BookingPageData, booking?: Booking) {
  const { clock, sendsMail } = servicesOf(context);
  const { asked, invalid, problems, talk: texts } = page.messages;
  // The page follows an action.
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
    when: booking && describeMoment(booking.start_at, page),
    way: booking && state !== 'asked' ? describeWay(booking.way, page.messages) : undefined,
    canMove: state === 'booked' && (booking?.version ?? 0) < MAX_CHANGES,
    isChanging: state === 'booked' && url.searchParams.has('change'),
  };
}

export function redirectToTalk({ context }: FormArguments, booking: Booking): Response {
  const { search } = new URL(bookingLink(servicesOf(context).links, booking));
  // Only the mail has the link that confirms.
  const query = booking.state === 'asked' ? `?language=${booking.language}` : search;
  return redirect(`${endpoints.talk}${query}&said`, 303);
}

/** With the booking of a signed link, if the address has one. The build has no services, and no times. */
export async function readTimes({ url, context }: FormArguments) {
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

/** `query` begins a link from here, and keeps most of the address. */
export function loadBookingPage(args: PageRequest) {
  const { fallbackSections, frame, ...page } = loadPage(args, bookingMessages, 'book', 'booking');
  const query = new URLSearchParams(args.url.searchParams);
  for (const name of ['at', 'from', 'said']) query.delete(name);
  const tz = query.get('tz') ?? '';
  return {
    ...page,
    zone: zoneName(page.messages),
    tz: Object.hasOwn(page.messages.cities, tz) ? tz : undefined,
    query: query.size > 0 ? `?${query}&` : '?',
    frame: { ...frame, isFallback: fallbackSections.length > 0 },
  };
}

/** The next free days, from `?from=` on; the nearest times instead of a wanted one that is not free. */
export function offeredTimes({ url }: PageRequest, page: BookingPageData, times: Times, wanted?: string) {
  const start = readInstant(wanted);
  const reason = wanted ? times?.refusalReason(start) : undefined;
  const nearest = reason && times?.nearest(start ?? 0).map((time) => [time]);
  const firstDay = z.iso.date().safeParse(url.searchParams.get('from')).data;
  const freeDays = [...(times?.days(firstDay).take(DAYS_SHOWN + 1) ?? [])];
  const days = nearest ?? freeDays.slice(0, DAYS_SHOWN).map(({ starts }) => starts);
  return {
    reason,
    days: days.map((starts) => starts.map((time) => describeMoment(time, page))),
    more: freeDays[DAYS_SHOWN]?.date,
  };
}
