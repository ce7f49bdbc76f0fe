import { data, redirect } from 'react-router';
import { type Failure, failureInit } from '../../../server/http/failure-response.ts';
import { loadPage } from '../../components/layout/load-page.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import type { FormArguments, PostedForm } from '../../lib/forms/form-endpoint.server.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { servicesContext, servicesOf } from '../../lib/services-context.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { bookingMessages } from './booking.messages.ts';
import { bookingFailure, findLinkedBooking, MAX_CHANGES } from './booking-actions.server.ts';
import { bookingLink, calendarEvent, describeSlot, describeWay, zoneName } from './booking-texts.server.ts';
import { type Booking, bookingConfig, ways } from './bookings.server.ts';
import { readFreeSlots, refusalOfSlot } from './free-slots.server.ts';
import { dateOf, parseInstant } from './slots.ts';

const DAYS_SHOWN = 5;
const NO_STORE = { 'Cache-Control': 'no-store' };
const PRIVATE = { ...NO_STORE, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

type RefusedForm = { outcome: Failure; typed: PostedForm['typed'] };
export type PageData = ReturnType<typeof loadPageData>;
export type BookPageData = Awaited<ReturnType<typeof loadBookPage>>['data'];
export type ManagePageData = Awaited<ReturnType<typeof loadManagePage>>['data'];

/** The free slots, or the form of a chosen one (`?at=`), whose topic a link may preset. */
export async function loadBookPage(args: FormArguments, refused?: RefusedForm) {
  const query = args.url.searchParams;
  const page = loadPageData(args);
  const { slots, outage } = await readSlots(args);
  const typed = refused?.typed ?? { at: query.get('at') ?? '', topic: query.get('topic') ?? '' };
  const offer = offerSlots(args, page, slots, typed.at);
  const failure = outage ?? refused?.outcome ?? (offer.refusal && bookingFailure(offer.refusal));
  const start = parseInstant(typed.at);
  const chosen = start === undefined || offer.refusal ? undefined : describeSlot(start, page);
  const isForm = refused !== undefined || (slots !== undefined && typed.at !== '');
  const form = isForm ? { chosen, typed, ways, key: crypto.randomUUID() } : undefined;
  const { status, headers } = failure ? failureInit(failure) : { status: 200, headers: {} };
  return data({ ...page, ...offer, failure, form }, { status, headers: { ...NO_STORE, ...headers } });
}

/** A booking behind its signed link. */
export async function loadManagePage(args: FormArguments, refused?: RefusedForm) {
  const page = loadPageData(args);
  const { booking, slots, outage } = await readSlots(args);
  const described = describeBooking(args, page, booking);
  const offer = offerSlots(args, page, slots, refused?.typed.at);
  const failure = outage ?? refused?.outcome;
  const success = { status: described.state === 'invalid' ? 410 : 200, headers: {} };
  const { status, headers } = failure ? failureInit(failure) : success;
  const headTags = [{ title: page.messages.manage.title }];
  const view = { ...page, headTags, ...offer, failure, booking: described };
  return data(view, { status, headers: { ...PRIVATE, ...headers } });
}

function describeBooking({ url, context }: FormArguments, page: PageData, booking?: Booking) {
  const { clock, sendsMail } = servicesOf(context);
  const { asked, invalid, problems, manage: texts } = page.messages;
  // The page follows an action.
  const isNew = url.searchParams.has('said');
  const done = [booking?.version ? texts.changed : texts.booked, sendsMail ? texts.mailed : texts.noMail];
  const absent = isNew && !url.searchParams.has('token') ? 'mailSent' : 'invalid';
  const isOver = booking?.state === 'booked' && booking.start_at <= clock.now();
  const state = isOver ? 'over' : (booking?.state ?? absent);
  const heads: Record<typeof state, string[]> = {
    mailSent: [asked.sent, asked.look],
    invalid: [invalid.title, invalid.text],
    asked: [asked.title, asked.text],
    booked: isNew ? done : [texts.title],
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

/** The calendar entry of a booking, to be imported. Undefined: there is none. */
export async function loadCalendarFile(args: FormArguments): Promise<Response | undefined> {
  const { booking } = await readSlots(args);
  if (!booking || booking.state === 'asked') return;
  const link = bookingLink(servicesOf(args.context).links, booking);
  const parties = { link, organizer: company.emails.general };
  const { content } = calendarEvent(booking, loadPageData(args).messages, parties);
  const type = 'text/calendar; charset=utf-8; method=PUBLISH';
  const file = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="talk.ics"' };
  return new Response(content, { headers: { ...PRIVATE, ...file } });
}

export function redirectToBooking({ context }: FormArguments, booking: Booking): Response {
  const { search } = new URL(bookingLink(servicesOf(context).links, booking));
  // Only the mail has the link that confirms.
  const query = booking.state === 'asked' ? `?language=${booking.language}` : search;
  return redirect(`${endpoints.manageBooking}${query}&said`, 303);
}

/** With the booking of a signed link, if the address has one. The build has no services, and no slots. */
export async function readSlots({ url, context }: FormArguments) {
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

/** `query` begins a link from here, and keeps most of the address. */
export function loadPageData(args: PageRequest) {
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

/** The next days with free slots, from `?from=` on; instead of a wanted slot that is not free, the three nearest. */
function offerSlots({ url }: PageRequest, page: PageData, slots: number[] | undefined, wanted?: string) {
  const start = parseInstant(wanted);
  const refusal = wanted && slots ? refusalOfSlot(start, slots) : undefined;
  const firstDate = url.searchParams.get('from') ?? '';
  const days = [...Map.groupBy(slots ?? [], (slot) => dateOf(slot, bookingConfig.zone))];
  const nextDays = days.filter(([date]) => date >= firstDate);
  const distance = (slot: number) => Math.abs(slot - (start ?? 0));
  const nearest = slots?.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3) ?? [];
  const shown = refusal
    ? nearest.map((slot) => [slot])
    : nextDays.slice(0, DAYS_SHOWN).map(([, daySlots]) => daySlots);
  return {
    refusal,
    days: shown.map((daySlots) => daySlots.map((slot) => describeSlot(slot, page))),
    more: nextDays[DAYS_SHOWN]?.[0],
  };
}
