import icalendar, { ICalAttendeeStatus, type ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { z } from 'zod';
import type { Links } from '../../../server/delivery/signed-links.ts';
import type { SendContext } from '../../../server/delivery/submission.ts';
import { fill } from '../../lib/content/fill.ts';
import { mailFields, mailLines, mailMoment } from '../../lib/forms/mail-text.server.ts';
import type { MailSite } from '../../lib/forms/submission-kind.server.ts';
import { endpoints } from '../../lib/i18n/href.ts';
import { defaultLanguage, isLanguage, type Language, languageTable } from '../../lib/i18n/languages.ts';
import { bookingFields, type Way } from './booking.fields.ts';
import type { BookingMessages } from './booking.messages.ts';
import type { Booking } from './booking-tables.server.ts';
import { findBooking } from './bookings.server.ts';
import { bookingConfig } from './slots.ts';

type BookingSite = MailSite & { booking: (language: Language) => BookingMessages };
type Context = SendContext<BookingSite>;

/** Only ids: what a mail or a webhook tells is read when it is sent, so that erasure reaches it. */
export const storedDelivery = z.object({
  booking: z.string(),
  version: z.number(),
  part: z.enum(['owner', 'visitor', 'reminder', 'asked']),
});
type Stored = z.infer<typeof storedDelivery>;

export async function visitorMail(row: Stored, context: Context) {
  const booking = await currentBooking(row, context);
  if (!booking) return;
  const { email, state, way } = booking;
  const language = isLanguage(booking.language) ? booking.language : defaultLanguage;
  const { messages, link, company, when, event } = toldOf(booking, language, context);
  const { hello, manage, ...occasions } = messages.mail;
  const { subject, text } = occasions[row.part === 'reminder' ? row.part : occasionOf(booking)];
  const time = state === 'asked' ? when : `${when}\n${wayShown(way, messages)}`;
  const manageLines = state === 'cancelled' ? [] : [`${manage}\n${link}`];
  return {
    to: email,
    subject,
    text: [hello, text, time, ...manageLines, company, ''].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(row.part === 'visitor' && { icalEvent: event(email) }),
  };
}

export async function ownerMail(row: Stored, context: Context) {
  const booking = await currentBooking(row, context);
  if (!booking) return;
  const { link, company, when, event } = toldOf(booking, defaultLanguage, context);
  const to = context.to ?? context.site.company.emails.sales;
  const about = { 'Change or cancel': link, Booking: booking.id, Booked: mailMoment(booking.created_at) };
  return {
    to,
    replyTo: booking.email,
    subject: `${company}: first talk ${occasionOf(booking)}`,
    text: `${when}\n\n${mailFields(bookingFields, JSON.parse(booking.fields))}\n\n${mailLines(about)}\n`,
    // An organizer that invites itself gets nothing into its calendar.
    icalEvent: event(to === context.from ? undefined : to),
  };
}

export async function bookingWebhook(row: Stored, context: Context) {
  const booking = await currentBooking(row, context);
  if (!booking) return;
  const { id, version, state, start_at, minutes, language, fields } = booking;
  const start = new Date(start_at).toISOString();
  return { kind: 'booking', id, version, state, start, minutes, language, ...JSON.parse(fields) };
}

/** Undefined: the booking is erased, or changed since, which has mails of its own. */
async function currentBooking({ booking: id, version, part }: Stored, { store, now }: Context) {
  const booking = await findBooking(store, { id });
  if (booking?.version !== version || (booking.state === 'asked') !== (part === 'asked')) return;
  return part === 'reminder' && (booking.state !== 'booked' || booking.start_at < now) ? undefined : booking;
}

function occasionOf({ state, version }: Booking) {
  if (state !== 'booked') return state;
  return version === 0 ? 'booked' : 'changed';
}

/** What both sides are told of a booking. */
function toldOf(booking: Booking, language: Language, { site, links, from }: Context) {
  const messages = site.booking(language);
  const link = talkLink(links, { id: booking.id, language });
  const company = site.company.name;
  return {
    ...{ messages, link, company },
    when: fill(messages.form.when, whenShown(booking.start_at, language, messages)),
    event: (attendee: string | undefined) =>
      calendarEvent(booking, messages, { company, link, organizer: from, attendee }),
  };
}

/** The page where a talk is confirmed, changed and cancelled. */
export function talkLink(links: Pick<Links, 'link'>, { id, language }: Pick<Booking, 'id' | 'language'>) {
  return links.link(endpoints.talk, { action: 'manage', booking: id, language });
}

type Parties = {
  company: string;
  link: string;
  organizer: string;
  /** Undefined: to be imported, not an invitation. */
  attendee?: string | undefined;
};

/** RFC 5545 and 5546: an invitation that needs no reply, with all times in UTC. */
export function calendarEvent(booking: Booking, messages: BookingMessages, parties: Parties) {
  const { id, start_at, minutes, version, state, way, changed_at } = booking;
  const { company, link, organizer, attendee } = parties;
  const isCancelled = state === 'cancelled';
  const invites = isCancelled ? 'CANCEL' : 'REQUEST';
  const method = (attendee === undefined ? 'PUBLISH' : invites) as ICalCalendarMethod;
  const calendar = icalendar({ method, prodId: { company, product: 'site' } });
  calendar.createEvent({
    id: `${id}@${new URL(link).host}`,
    start: new Date(start_at),
    end: new Date(start_at + minutes * 60_000),
    stamp: new Date(changed_at),
    sequence: version,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: messages.mail.summary,
    location: wayShown(way, messages),
    description: `${messages.mail.manage} ${link}`,
    organizer: { name: company, email: organizer },
    attendees: attendee ? [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] : [],
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

export function wayShown(way: string, { talk }: BookingMessages): string {
  const shown = talk.ways[way as Way] ?? way;
  return way === 'video' ? `${shown}: ${bookingConfig.ways.video}` : shown;
}

/** `{ date: 'Wednesday 25 November', time: '9:45', zone: 'Luxembourg' }`; Node knows some cities by old names only. */
export function whenShown(
  start: number,
  language: Language,
  { cities }: BookingMessages,
  timeZone: string = bookingConfig.zone,
) {
  const locale = languageTable[language].openGraph.replace('_', '-');
  const shown = (at: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(at, { ...parts, timeZone }).format(start);
  return {
    date: shown(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    time: shown('en', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).replace(/^0(?=\d)/, ''),
    zone: cities[timeZone] ?? timeZone.replace(/^.*\//, '').replaceAll('_', ' '),
  };
}
