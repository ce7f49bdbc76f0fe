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
import { bookingConfig } from './owner-hours.server.ts';
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

const languageOf = ({ language }: Booking) => (isLanguage(language) ? language : defaultLanguage);

/** Undefined: the booking is erased, or changed since, which has mails of its own. */
async function current({ booking: id, version, part }: Stored, { store, now }: Context) {
  const booking = await findBooking(store, { id });
  if (booking?.version !== version || (booking.state === 'asked') !== (part === 'asked')) return;
  return part === 'reminder' && (booking.state !== 'booked' || booking.start_at < now) ? undefined : booking;
}

function occasionOf({ state, version }: Booking) {
  if (state === 'asked' || state === 'cancelled') return state;
  return version === 0 ? 'booked' : 'changed';
}

async function visitorMail(row: Stored, context: Context) {
  const booking = await current(row, context);
  if (!booking) return;
  const language = languageOf(booking);
  const messages = context.site.booking(language);
  const { hello, manage, ...texts } = messages.mail;
  const { subject, text } = texts[row.part === 'reminder' ? row.part : occasionOf(booking)];
  const link = talkLink(context.links, booking);
  const { company } = context.site;
  const about = { booking, messages, link, company: company.name, organizer: context.from };
  const hasEvent = row.part === 'visitor';
  const lines = [
    fill(messages.form.when, whenShown(booking.start_at, language, bookingConfig.zone, messages)),
  ];
  if (booking.state !== 'asked') lines.push(wayShown(booking.way, messages));
  return {
    to: booking.email,
    subject,
    text: [
      hello,
      text,
      lines.join('\n'),
      booking.state === 'cancelled' ? '' : `${manage}\n${link}`,
      company.name,
      '',
    ]
      .filter((part, index, { length }) => part || index === length - 1)
      .join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(hasEvent && { icalEvent: calendarEvent({ ...about, attendee: booking.email }) }),
  };
}

async function ownerMail(row: Stored, context: Context) {
  const booking = await current(row, context);
  if (!booking) return;
  const { site, links } = context;
  const messages = site.booking(defaultLanguage);
  const fields: Record<string, string> = JSON.parse(booking.fields);
  const to = context.to ?? site.company.emails.sales;
  const link = talkLink(links, { id: booking.id, language: defaultLanguage });
  const when = fill(messages.form.when, whenShown(booking.start_at, 'en', bookingConfig.zone, messages));
  // An organizer that invites itself gets nothing into its calendar.
  const attendee = to === context.from ? undefined : to;
  const { name: company } = site.company;
  const about = { booking, messages, link, company, organizer: context.from, attendee };
  return {
    to,
    replyTo: booking.email,
    subject: `${company}: first talk ${occasionOf(booking)}`,
    text: `${when}\n\n${mailFields(bookingFields, fields)}\n\n${mailLines({ 'Change or cancel': link, Booking: booking.id, Booked: mailMoment(booking.created_at) })}\n`,
    icalEvent: calendarEvent(about),
  };
}

async function webhook(row: Stored, context: Context) {
  const booking = await current(row, context);
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

const kind = <Row extends Record<string, unknown>>(one: SubmissionKind<Row, BookingSite>) =>
  one as unknown as SubmissionKind;

export const bookingKinds = {
  booking: kind({ stored, webhook, mail: ownerMail, columns: exportColumns() }),
  booking_mail: kind({ stored, mail: visitorMail, columns: exportColumns() }),
  booking_notice: kind({ stored: noticeStored, mail: noticeMail, columns: exportColumns() }),
};
