import { z } from 'zod';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { submissionKind, type WriterContext } from '../../../server/delivery/submission.ts';
import type { Job, ServerModule } from '../../../server/server-module.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { mailFields, mailLines, mailMoment } from '../../lib/forms/mail-text.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../lib/i18n/languages.ts';
import { bookingFields } from './booking.fields.ts';
import { bookingMessages } from './booking.messages.ts';
import { bookingLink, calendarEvent, describeSlot, describeWay } from './booking-texts.server.ts';
import { type Booking, bookingMigrations, bookingsIn, outboxId, payloadOf } from './bookings.server.ts';
import { ownerCalendarJob } from './owner-calendar.server.ts';

/** The owner's mail and webhook, or one of the visitor's mails. Rows call it `part`. */
const purposeSchema = z.enum(['owner', 'visitor', 'reminder', 'asked']);
export type Purpose = z.infer<typeof purposeSchema>;
/** The content is read when it is sent, so that an erasure reaches it. */
const storedDelivery = z.object({ booking: z.string(), version: z.number(), part: purposeSchema });

/** Stores deliveries of new versions, and reminders a day before. Their ids prevent repeats. */
const deliveriesJob: Job = {
  name: 'booking_deliveries',
  everyMs: 5000,
  run: async ({ store, outbox, clock, config }) => {
    const bookings = bookingsIn(store);
    const orderDelivery = async (booking: Booking, purpose: Purpose) => {
      if (purpose !== 'owner' && !config.mail) return true;
      const kind = purpose === 'owner' ? 'booking' : 'booking_mail';
      const payload = { booking: booking.id, version: booking.version, part: purpose };
      return (await outbox.accept({ kind, payload }, { id: outboxId(booking, purpose) })).ok;
    };
    for (const booking of await bookings.withoutDeliveries()) {
      const purposes = booking.state === 'asked' ? (['asked'] as const) : (['owner', 'visitor'] as const);
      const areOrdered = await Promise.all(purposes.map((purpose) => orderDelivery(booking, purpose)));
      if (areOrdered.every(Boolean)) await bookings.markDeliveriesOrdered(booking);
    }
    for (const booking of await bookings.toRemind(clock.now())) await orderDelivery(booking, 'reminder');
  },
};

const ownersMail = withBooking((booking, { links, from, to = company.emails.sales }) => {
  const { id, start_at, email, created_at } = booking;
  const reader = { language: DEFAULT_LANGUAGE, messages: messagesIn(DEFAULT_LANGUAGE) };
  const link = bookingLink(links, { id, language: DEFAULT_LANGUAGE });
  const details = mailFields(bookingFields, payloadOf(booking));
  const references = { 'Change or cancel': link, Booking: id, Booked: mailMoment(created_at) };
  // Calendars ignore an invitation from the invited person.
  const attendee = to === from ? undefined : to;
  return {
    to,
    replyTo: email,
    subject: `${company.name}: first talk ${occasionOf(booking)}`,
    text: `${describeSlot(start_at, reader).when}\n\n${details}\n\n${mailLines(references)}\n`,
    icalEvent: calendarEvent(booking, reader.messages, { link, organizer: from, attendee }),
  };
});

const visitorsMail = withBooking((booking, { links, from }, purpose) => {
  const { id, state, way, start_at, email: to } = booking;
  const language = isLanguage(booking.language) ? booking.language : DEFAULT_LANGUAGE;
  const messages = messagesIn(language);
  const { hello, manage, ...occasions } = messages.mail;
  const { subject, text } = occasions[purpose === 'reminder' ? purpose : occasionOf(booking)];
  const { when } = describeSlot(start_at, { language, messages });
  const whenAndHow = state === 'asked' ? when : `${when}\n${describeWay(way, messages)}`;
  const link = bookingLink(links, { id, language });
  const change = state === 'cancelled' ? [] : [`${manage}\n${link}`];
  const body = [hello, text, whenAndHow, ...change, company.name, ''].join('\n\n');
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const icalEvent = calendarEvent(booking, messages, { link, organizer: from, attendee: to });
  return { to, subject, text: body, headers, ...(purpose === 'visitor' && { icalEvent }) };
});

const bookingWebhook = withBooking((booking) => ({ kind: 'booking', ...payloadOf(booking) }));

const messagesIn = (language: Language) => loadMessages(bookingMessages, 'booking', language).messages;

const occasionOf = ({ state, version }: Booking) => (state === 'booked' && version > 0 ? 'changed' : state);

/** Writes nothing if the booking is erased, or has changed since, which has its own mails. */
function withBooking<Sent>(write: (booking: Booking, context: WriterContext, purpose: Purpose) => Sent) {
  return async (stored: z.infer<typeof storedDelivery>, context: WriterContext) => {
    const { booking: id, version, part: purpose } = stored;
    const booking = await bookingsIn(context.store).find({ id, version });
    if (!booking || (booking.state === 'asked') !== (purpose === 'asked')) return;
    if (purpose === 'reminder' && (booking.state !== 'booked' || booking.start_at < context.now)) return;
    return write(booking, context, purpose);
  };
}

const calendarNotice = submissionKind({
  stored: z.object({ booking: z.string().optional() }),
  mail: ({ booking }, { to }) => {
    const [event, advice] = booking
      ? [`booking ${booking} clashes with your calendar`, `npm run bookings -- show ${booking}`]
      : ['your calendar cannot be read', 'After a day without it, no times are offered.'];
    return { to: to ?? company.emails.sales, subject: `${company.name}: ${event}`, text: `${advice}\n` };
  },
});

export const bookingModule = {
  kinds: {
    booking: submissionKind({ stored: storedDelivery, webhook: bookingWebhook, mail: ownersMail }),
    booking_mail: submissionKind({ goesToVisitor: true, stored: storedDelivery, mail: visitorsMail }),
    booking_notice: calendarNotice,
  },
  limits: {
    /** Each booking takes a slot from others, so a /48 has two visitors' share. */
    booking: { points: 5, durationMs: 10 * MINUTE, networkFactor: 2 },
    /** This limits a mailbox, not a visitor. */
    booking_mailbox: { points: 3, durationMs: DAY },
  },
  migrations: bookingMigrations,
  jobs: [deliveriesJob, ownerCalendarJob],
  purge: async (store, now, days) => ({ bookings: await bookingsIn(store).purge(now - days * DAY) }),
  erase: (store, email) => bookingsIn(store).erase(email),
  weeklyCounts: { bookings: (store, from, to) => bookingsIn(store).count(from, to) },
} satisfies ServerModule;
