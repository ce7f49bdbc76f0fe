import icalendar, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Links } from '../../../server/delivery/signed-links.ts';
import { fill } from '../../lib/content/fill.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { dateFormat } from '../../lib/i18n/date.ts';
import { type Language, languageTable } from '../../lib/i18n/languages.ts';
import { endpoints } from '../../lib/site-paths.ts';
import type { Way } from './booking.fields.ts';
import type { BookingMessages } from './booking.messages.ts';
import { type Booking, bookingConfig, endOf } from './bookings.server.ts';
import { formatInstant, timeOf } from './slots.server.ts';

export const bookingLink = (links: Pick<Links, 'link'>, { id, language }: Pick<Booking, 'id' | 'language'>) =>
  links.link(endpoints.manageBooking, { action: 'manage', booking: id, language });

type Parties = { link: string; organizer: string; attendee?: string | undefined };

/** By RFC 5545 and 5546, this invites without asking for a reply; without an attendee, it is imported. Times are in UTC. */
export function calendarEvent(booking: Booking, messages: BookingMessages, parties: Parties) {
  const { id, start_at, version, way, changed_at } = booking;
  const { link, organizer, attendee } = parties;
  const isCancelled = booking.state === 'cancelled';
  const invites = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const method = attendee ? invites : ICalCalendarMethod.PUBLISH;
  const calendar = icalendar({ method, prodId: { company: company.name, product: 'site' } });
  calendar.createEvent({
    id: `${id}@${new URL(link).host}`,
    start: new Date(start_at),
    end: new Date(endOf(booking)),
    stamp: new Date(changed_at),
    sequence: version,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: messages.mail.summary,
    location: describeWay(way, messages),
    description: `${messages.mail.manage} ${link}`,
    organizer: { name: company.name, email: organizer },
    attendees: attendee ? [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] : [],
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

export const describeWay = (way: Way, { form }: BookingMessages) =>
  way === 'video' ? `${form.ways.video}: ${bookingConfig.ways.video}` : form.ways[way];

/** Node has old names for some cities. */
export const zoneName = ({ cities }: BookingMessages) =>
  cities[bookingConfig.zone] ?? bookingConfig.zone.replace(/^.*\//, '').replaceAll('_', ' ');

export type Slot = ReturnType<typeof describeSlot>;
export type Reader = { language: Language; messages: BookingMessages; tz?: string | undefined };

/** For example, `day` is `Wed 25 Nov`, `time` is `9:45`. `visitorTime` is the time in `tz`, empty if the same. */
export function describeSlot(start: number, { language, messages, tz }: Reader) {
  const { zone } = bookingConfig;
  const { locale } = languageTable[language];
  const dayIn = (length: 'long' | 'short') =>
    dateFormat(locale, { weekday: length, day: 'numeric', month: length, timeZone: zone }).format(start);
  const date = dayIn('long');
  const time = timeOf(start, zone);
  const inVisitorZone = timeOf(start, tz ?? zone);
  const visitorTime = inVisitorZone === time ? '' : inVisitorZone;
  const when = fill(messages.form.when, { date, time, zone: zoneName(messages) });
  return { at: formatInstant(start), date, day: dayIn('short'), time, when, visitorTime };
}
