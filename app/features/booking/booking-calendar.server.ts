import icalendar, { ICalAttendeeStatus, type ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Way } from './booking.fields.ts';
import type { BookingMessages } from './booking.messages.ts';
import type { Booking } from './booking-tables.server.ts';
import { bookingConfig } from './slots.ts';

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
