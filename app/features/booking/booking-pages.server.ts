import { data, redirect } from 'react-router';
import { type Failure, failureInit } from '../../../server/http/failure-response.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import type { Posted, RouteArguments } from '../../lib/forms/handle-post.server.ts';
import { servicesContext, servicesOf } from '../../lib/services-context.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingMessages } from './booking.messages.ts';
import { bookingFailure, findLinkedBooking, MAX_CHANGES } from './booking-actions.server.ts';
import { bookingLink, calendarEvent, describeSlot, describeWay, zoneName } from './booking-texts.server.ts';
import { type Booking, bookingConfig, ways } from './bookings.server.ts';
import { readFreeSlots, refusalOfSlot } from './owner-calendar.server.ts';
import { dateOf, parseInstant } from './slots.server.ts';

const DAYS_SHOWN = 5;
/** Pages behind a signed link have these headers. */
export const linkHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

type RefusedForm = { outcome: Failure; typed: Posted['typed'] };
export type PageData = ReturnType<typeof loadPageData>;
export type BookPageData = Awaited<ReturnType<typeof loadBookPage>>['data'];
export type ManagePageData = Awaited<ReturnType<typeof loadManagePage>>['data'];

/** Shows the free slots, or the form of a chosen one (`?at=`), whose topic a link may preset. */
export async function loadBookPage(args: RouteArguments, refused?: RefusedForm) {
  const query = args.url.searchParams;
  const typed = refused?.typed ?? { at: query.get('at') ?? '', topic: query.get('topic') ?? '' };
  const { slots, outage } = await findBookingAndSlots(args);
  const { chosen, ...page } = loadSlotPage(args, slots, typed.at, outage ?? refused?.outcome);
  const hasForm = refused || (slots && typed.at);
  const form = hasForm ? { chosen, typed, ways, key: crypto.randomUUID() } : undefined;
  return data({ ...page, form }, page.failure && failureInit(page.failure));
}

export async function loadManagePage(args: RouteArguments, refused?: RefusedForm) {
  const { booking: stored, slots, outage } = await findBookingAndSlots(args);
  const { chosen: _, ...page } = loadSlotPage(args, slots, refused?.typed.at, outage ?? refused?.outcome);
  const booking = describeBooking(args, page, stored);
  const init = page.failure ? failureInit(page.failure) : { status: booking.state === 'invalid' ? 410 : 200 };
  return data({ ...page, headTags: [{ title: page.messages.manage.title }], booking }, init);
}

function describeBooking({ url, context }: RouteArguments, page: PageData, booking?: Booking) {
  const { clock, sendsMail } = servicesOf(context);
  const { asked, invalid, problems, manage: texts } = page.messages;
  const state = stateOf(url, clock.now(), booking);
  const done = [booking?.version ? texts.changed : texts.booked, sendsMail ? texts.mailed : texts.noMail];
  const heads: Record<typeof state, string[]> = {
    mailSent: [asked.sent, asked.look],
    invalid: [invalid.title, invalid.text],
    asked: [asked.title, asked.text],
    booked: url.searchParams.has('said') ? done : [texts.title],
    over: [texts.title, problems.over],
    cancelled: [texts.cancelled],
  };
  return {
    state,
    head: heads[state],
    slot: booking && describeSlot(booking.start_at, page),
    way: booking && state !== 'asked' ? describeWay(booking.way, page.messages) : undefined,
    canReschedule: state === 'booked' && (booking?.version ?? 0) < MAX_CHANGES,
    isRescheduling: state === 'booked' && url.searchParams.has('change'),
  };
}

function stateOf({ searchParams }: URL, now: number, booking?: Booking) {
  if (!booking) return searchParams.has('said') && !searchParams.has('token') ? 'mailSent' : 'invalid';
  return booking.state === 'booked' && booking.start_at <= now ? 'over' : booking.state;
}

export async function loadCalendarFile(args: RouteArguments): Promise<Response | undefined> {
  const { booking } = await findBookingAndSlots(args);
  if (!booking || booking.state === 'asked') return;
  const link = bookingLink(servicesOf(args.context).links, booking);
  const parties = { link, organizer: company.emails.general };
  const { content } = calendarEvent(booking, loadPageData(args).messages, parties);
  const type = 'text/calendar; charset=utf-8; method=PUBLISH';
  const file = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="talk.ics"' };
  return new Response(content, { headers: { ...linkHeaders, ...file } });
}

export function redirectToBooking({ context }: RouteArguments, booking: Booking): Response {
  const { search } = new URL(bookingLink(servicesOf(context).links, booking));
  // Only the mail may contain the link that confirms.
  const query = booking.state === 'asked' ? `?language=${booking.language}` : search;
  return redirect(`${endpoints.manageBooking}${query}&said`, 303);
}

/** The booking is that of a signed link. During the build there are no services, and so no slots. */
export async function findBookingAndSlots({ url, context }: RouteArguments) {
  const services = context.get(servicesContext);
  if (!services) return {};
  try {
    const booking = await findLinkedBooking(url, services);
    return { booking, slots: await readFreeSlots(services, booking?.id) };
  } catch (error) {
    if (services.store.outageCode(error) === undefined) throw error;
    return { outage: bookingFailure('noSlots') };
  }
}

/** A link from this page begins with `query`, which keeps most of the address. */
export function loadPageData(args: RouteArguments) {
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

/** Shows the next days with free slots, from `?from=` on, or the three slots nearest to a wanted one that is not free. */
function loadSlotPage(args: RouteArguments, slots?: number[], wanted?: string, failure?: Failure) {
  const page = loadPageData(args);
  const start = parseInstant(wanted);
  const refusal = wanted && slots ? refusalOfSlot(start, slots) : undefined;
  const firstDate = args.url.searchParams.get('from') ?? '';
  const freeDays = [...Map.groupBy(slots ?? [], (slot) => dateOf(slot, bookingConfig.zone))];
  const nextDays = freeDays.filter(([date]) => date >= firstDate);
  const distance = (slot: number) => Math.abs(slot - (start ?? 0));
  const nearest = slots?.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3) ?? [];
  const days = refusal ? nearest.map((slot) => [slot]) : nextDays.slice(0, DAYS_SHOWN).map(([, day]) => day);
  return {
    ...page,
    failure: failure ?? (refusal && bookingFailure(refusal)),
    days: days.map((daySlots) => daySlots.map((slot) => describeSlot(slot, page))),
    more: nextDays[DAYS_SHOWN]?.[0],
    chosen: start === undefined || refusal ? undefined : describeSlot(start, page),
  };
}
