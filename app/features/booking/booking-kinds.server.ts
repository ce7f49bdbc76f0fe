import { z } from 'zod';
import type { SendContext, SubmissionKind } from '../../../server/delivery/submission.ts';
import { fill } from '../../lib/content/fill.ts';
import { mailFields, mailLines, mailMoment } from '../../lib/forms/mail-text.server.ts';
import { exportColumns, type MailSite } from '../../lib/forms/submission-kind.server.ts';
import { defaultLanguage, isLanguage, type Language } from '../../lib/i18n/languages.ts';
import { bookingFields } from './booking.fields.ts';
import type { BookingMessages } from './booking.messages.ts';
import { calendarEvent, wayShown } from './booking-calendar.server.ts';
import type { Booking } from './booking-tables.server.ts';
import { findBooking } from './bookings.server.ts';
import { bookingConfig } from './slots.ts';
import { talkLink } from './talk-link.server.ts';
import { whenShown } from './when-shown.ts';

type BookingSite = MailSite & { booking: (language: Language) => BookingMessages };
type Context = SendContext<BookingSite>;

/** Only ids: what a mail or a webhook tells is read when it is sent, so that erasure reaches it. */
const stored = z.object({
  booking: z.string(),
  version: z.number(),
  part: z.enum(['owner', 'visitor', 'reminder', 'asked']),
});
type Stored = z.infer<typeof stored>;

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
    when: fill(messages.form.when, whenShown(booking.start_at, language, bookingConfig.zone, messages)),
    event: (attendee: string | undefined) =>
      calendarEvent(booking, messages, { company, link, organizer: from, attendee }),
  };
}

async function visitorMail(row: Stored, context: Context) {
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

async function ownerMail(row: Stored, context: Context) {
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

async function webhook(row: Stored, context: Context) {
  const booking = await currentBooking(row, context);
  if (!booking) return;
  const { id, version, state, start_at, minutes, language, fields } = booking;
  const start = new Date(start_at).toISOString();
  return { kind: 'booking', id, version, state, start, minutes, language, ...JSON.parse(fields) };
}

const noticeStored = z.object({ booking: z.string().optional(), copiedAt: z.number().optional() });

function noticeMail({ booking, copiedAt = 0 }: z.infer<typeof noticeStored>, { site, to }: Context) {
  const since = copiedAt > 0 ? `since ${mailMoment(copiedAt)}` : 'at all';
  return {
    to: to ?? site.company.emails.sales,
    subject: `${site.company.name}: ${booking ? 'a booked talk clashes with your calendar' : 'your calendar cannot be read'}`,
    text: booking
      ? `Your calendar has another event at the time of booking ${booking}. See: npm run bookings -- show ${booking}\n`
      : `The calendar of BOOKING_BUSY_URL could not be read ${since}. After a day without it, no times are offered.\n`,
  };
}

const kind = <Row extends Record<string, unknown>>(one: Omit<SubmissionKind<Row, BookingSite>, 'columns'>) =>
  ({ ...one, columns: exportColumns() }) as unknown as SubmissionKind;

export const bookingKinds = {
  booking: kind({ stored, webhook, mail: ownerMail }),
  booking_mail: kind({ stored, mail: visitorMail }),
  booking_notice: kind({ stored: noticeStored, mail: noticeMail }),
};
