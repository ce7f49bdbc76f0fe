import { z } from 'zod';
import { type SendContext, submissionKind } from '../../../server/delivery/submission.ts';
import type { Job, ServerModule } from '../../../server/server-module.ts';
import type { Services } from '../../../server/services.ts';
import { mailMoment } from '../../lib/forms/mail-text.server.ts';
import type { MailSite } from '../../lib/forms/stored-submission.server.ts';
import { bookingMail, bookingWebhook, storedDelivery } from './booking-mails.server.ts';
import { bookingMigrations } from './booking-migrations.server.ts';
import {
  type Booking,
  bookingsToRemind,
  bookingsToTell,
  countBookings,
  eraseBookings,
  markTold,
  purgeBookings,
} from './bookings.server.ts';
import { busyJob } from './busy-times.server.ts';

type Deps = Pick<Services, 'outbox' | 'store' | 'sendsMail'>;

/** Orders what the owner and the visitor are told of a booking: mails, the webhook. */
export async function tellBooking(deps: Deps, booking: Booking): Promise<void> {
  const [owner, visitor] = booking.state === 'asked' ? [[], 'asked'] : [['owner'], 'visitor'];
  const parts = deps.sendsMail ? [...owner, visitor] : owner;
  const orders = await Promise.all(parts.map((part) => order(deps, booking, part)));
  if (orders.every(({ ok }) => ok)) await markTold(deps.store, booking);
}

/** Under an id of the booking's version, so that twice is once. */
function order({ outbox }: Pick<Deps, 'outbox'>, { id: booking, version }: Booking, part: string) {
  const kind = part === 'owner' ? 'booking' : 'booking_mail';
  const payload = { booking, version, part };
  return outbox.accept({ kind, payload }, { id: `${booking}:${version}:${part}` });
}

/** Tells what a killed process or an operator's command left untold, and reminds of talks a day before. */
const tellJob: Job = {
  name: 'booking_tell',
  everyMs: 20_000,
  run: async ({ store, outbox, clock, config }) => {
    const deps = { store, outbox, sendsMail: config.mail !== undefined };
    for (const booking of await bookingsToTell(store)) await tellBooking(deps, booking);
    const due = deps.sendsMail ? await bookingsToRemind(store, clock.now()) : [];
    for (const booking of due) await order(deps, booking, 'reminder');
  },
};

/** A talk that clashes with the owner's calendar, or a calendar that cannot be read. */
const notice = submissionKind({
  stored: z.object({ booking: z.string().optional(), copiedAt: z.number().optional() }),
  mail: ({ booking, copiedAt }, { site, to }: SendContext<MailSite>) => {
    const { name, emails } = site.company;
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
    booking_mail: submissionKind({ stored: storedDelivery, mail: bookingMail }),
    booking_notice: notice,
  },
  limits: {
    /** A booked time is lost to others: a /48 has two visitors' share. */
    booking: { points: 5, duration: 600, networkFactor: 2 },
    /** Per mailbox, not per visitor. */
    booking_mailbox: { points: 3, duration: 86_400 },
  },
  migrations: bookingMigrations,
  jobs: [tellJob, busyJob],
  purge: purgeBookings,
  erase: eraseBookings,
  weekly: { bookings: countBookings },
} satisfies ServerModule;
