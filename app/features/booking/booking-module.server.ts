import { z } from 'zod';
import { submissionKind } from '../../../server/delivery/submission.ts';
import type { ServerModule } from '../../../server/server-module.ts';
import { company } from '../../lib/content/owner.server.ts';
import { mailMoment } from '../../lib/forms/mail-text.server.ts';
import { bookingMail, bookingWebhook, storedDelivery, tellJob } from './booking-mails.server.ts';
import { bookingMigrations, countBookings, eraseBookings, purgeBookings } from './bookings.server.ts';
import { busyJob } from './busy-times.server.ts';

/** A talk that clashes with the owner's calendar, or a calendar that cannot be read. */
const notice = submissionKind({
  stored: z.object({ booking: z.string().optional(), copiedAt: z.number().optional() }),
  mail: ({ booking, copiedAt }, { to }) => {
    const { name, emails } = company;
    const since = copiedAt ? `since ${mailMoment(copiedAt)}` : 'at all';
    return {
      to: to ?? emails.sales,
      subject: `${name}: ${booking ? 'a booked talk clashes with your calendar' : 'your calendar cannot be read'}`,
      text: booking
        ? `Your calendar has another event at the time of booking ${booking}. See: npm run bookings -- show ${booking}\n`
        : `The calendar of BOOKING_BUSY_URL could not be read ${since}. After a day without it, no times are offered.\n`,
    };
  },
});

export const bookingModule = {
  kinds: {
    booking: submissionKind({ stored: storedDelivery, webhook: bookingWebhook, mail: bookingMail }),
    booking_mail: submissionKind({ toVisitor: true, stored: storedDelivery, mail: bookingMail }),
    booking_notice: notice,
  },
  limits: {
    /** A booked time is lost to others: a /48 has two visitors' share. */
    booking: { points: 5, durationSeconds: 600, networkFactor: 2 },
    /** Per mailbox, not per visitor. */
    booking_mailbox: { points: 3, durationSeconds: 86_400 },
  },
  migrations: bookingMigrations,
  jobs: [tellJob, busyJob],
  purge: purgeBookings,
  erase: eraseBookings,
  weekly: { bookings: countBookings },
} satisfies ServerModule;
