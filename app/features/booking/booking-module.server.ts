import { z } from 'zod';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { submissionKind, type WriterContext } from '../../../server/delivery/submission.ts';
import type { Job, ServerModule } from '../../../server/server-module.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { mailFields, mailLines, mailMoment } from '../../lib/forms/mail-text.server.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../lib/i18n/languages.ts';
import { bookingFields } from './booking.fields.ts';
import { bookingMessages } from './booking.messages.ts';
import { bookingMigrations } from './booking-migrations.server.ts';
import { bookingLink, calendarEvent, describeSlot, describeWay } from './booking-texts.server.ts';
import { type Booking, bookingsIn, payloadOf } from './bookings.server.ts';
import { calendarNotice, ownerCalendarJob } from './owner-calendar.server.ts';

/** The owner's mail and webhook, or one of the visitor's mails. */
const storedPart = z.enum(['owner', 'visitor', 'reminder', 'asked']);
/** Only ids: the content is read when it is sent, so that an erasure reaches it. */
const storedDelivery = z.object({ booking: z.string(), version: z.number(), part: storedPart });
export type StoredDelivery = z.infer<typeof storedDelivery>;

/** Orders the deliveries of new versions, and reminders a day before; their ids prevent repeats. */
const deliveriesJob: Job = {
  name: 'booking_tell',
  everyMs: 5000,
  run: async ({ store, outbox, clock, config }) => {
    const bookings = bookingsIn(store);
    const orderDelivery = async ({ id: booking, version }: Booking, part: StoredDelivery['part']) => {
      if (part !== 'owner' && !config.mail) return true;
      const kind = part === 'owner' ? 'booking' : 'booking_mail';
      const payload = { booking, version, part };
      return (await outbox.accept({ kind, payload }, { id: `${booking}:${version}:${part}` })).ok;
    };
    for (const booking of await bookings.withoutDeliveries()) {
      const parts = booking.state === 'asked' ? (['asked'] as const) : (['owner', 'visitor'] as const);
      const areOrdered = await Promise.all(parts.map((part) => orderDelivery(booking, part)));
      if (areOrdered.every(Boolean)) await bookings.markDeliveriesOrdered(booking);
    }
    for (const booking of await bookings.toRemind(clock.now())) await orderDelivery(booking, 'reminder');
  },
};

async function bookingMail(row: StoredDelivery, context: WriterContext) {
  const booking = await currentBooking(row, context);
  if (!booking) return;
  const { links, from } = context;
  const { id, state, way, version, start_at } = booking;
  const isOwners = row.part === 'owner';
  const language = isLanguage(booking.language) && !isOwners ? booking.language : DEFAULT_LANGUAGE;
  const { messages } = loadMessages(bookingMessages, 'booking', language);
  const { hello, manage, ...occasions } = messages.mail;
  const link = bookingLink(links, { id, language });
  const { when } = describeSlot(start_at, { language, messages });
  const to = isOwners ? (context.to ?? company.emails.sales) : booking.email;
  // An organizer that invites itself gets nothing into its calendar.
  const attendee = to === from ? undefined : to;
  const icalEvent = calendarEvent(booking, messages, { link, organizer: from, attendee });
  const occasion = state === 'booked' && version > 0 ? 'changed' : state;
  if (isOwners) {
    const references = { 'Change or cancel': link, Booking: id, Booked: mailMoment(booking.created_at) };
    const details = mailFields(bookingFields, payloadOf(booking));
    const text = `${when}\n\n${details}\n\n${mailLines(references)}\n`;
    const subject = `${company.name}: first talk ${occasion}`;
    return { to, replyTo: booking.email, subject, text, icalEvent };
  }
  const { subject, text } = occasions[row.part === 'reminder' ? row.part : occasion];
  const time = state === 'asked' ? when : `${when}\n${describeWay(way, messages)}`;
  const change = state === 'cancelled' ? [] : [`${manage}\n${link}`];
  const body = [hello, text, time, ...change, company.name, ''].join('\n\n');
  const headers = { 'Auto-Submitted': 'auto-generated' };
  return { to, subject, text: body, headers, ...(row.part === 'visitor' && { icalEvent }) };
}

async function bookingWebhook(row: StoredDelivery, context: WriterContext) {
  const booking = await currentBooking(row, context);
  return booking && { kind: 'booking', ...payloadOf(booking) };
}

/** Undefined: the booking is erased, or a change, which has its own mails, came since. */
async function currentBooking({ booking: id, version, part }: StoredDelivery, { store, now }: WriterContext) {
  const booking = await bookingsIn(store).find({ id, version });
  if (!booking || (booking.state === 'asked') !== (part === 'asked')) return;
  return part === 'reminder' && (booking.state !== 'booked' || booking.start_at < now) ? undefined : booking;
}

export const bookingModule = {
  kinds: {
    booking: submissionKind({ stored: storedDelivery, webhook: bookingWebhook, mail: bookingMail }),
    booking_mail: submissionKind({ toVisitor: true, stored: storedDelivery, mail: bookingMail }),
    booking_notice: calendarNotice,
  },
  limits: {
    /** Each booking takes a time from others, so a /48 has two visitors' share. */
    booking: { points: 5, durationMs: 10 * MINUTE, networkFactor: 2 },
    /** Per mailbox, not per visitor. */
    booking_mailbox: { points: 3, durationMs: DAY },
  },
  migrations: bookingMigrations,
  jobs: [deliveriesJob, ownerCalendarJob],
  purge: async (store, now, days) => ({ bookings: await bookingsIn(store).purge(now - days * DAY) }),
  erase: (store, email) => bookingsIn(store).erase(email),
  weekly: { bookings: (store, from, to) => bookingsIn(store).count(from, to) },
} satisfies ServerModule;
