import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { fr } from '../../../tests/support/messages.ts';
import { hoursOf, newBooking } from '../../../tests/support/new-booking.ts';
import { jobServicesIn } from '../../../tests/support/services.ts';
import { submissionsIn } from '../../../tests/support/submissions.ts';
import { storeKinds, temporaryStore } from '../../../tests/support/temporary-store.ts';
import { writerContext } from '../../../tests/support/writer-context.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { bookingMessages } from './booking.messages.ts';
import { bookingModule, type Purpose } from './booking-module.server.ts';
import { type Booking, bookedTime, bookingsIn } from './bookings.server.ts';

const { kinds: bookingKinds } = bookingModule;
const NOW = Date.UTC(2026, 10, 20, 10);
const START = Date.UTC(2026, 10, 25, 8, 45);
const spam = { name: 'Buy at evil.example', phone: '+352 666', note: 'cheap pills', talk: fr, way: 'phone' };

async function open(to?: string) {
  const store = await temporaryStore();
  const context = { ...writerContext(store, to), createdAt: NOW, now: NOW };
  const fields = JSON.stringify({ ...spam, email: 'anna@example.org' });
  const given = { ...newBooking('anna', START), id: 'A7K2', language: fr, fields };
  const booking = await bookingsIn(store).add(given, NOW);
  if (!booking) throw new Error('not booked');
  const write = async (kind: keyof typeof bookingKinds, { version }: Booking, purpose: Purpose, now = NOW) =>
    bookingKinds[kind].mail?.({ booking: 'A7K2', version, part: purpose }, { ...context, now });
  return { store, booking, context, write };
}

/** Reads the event as a calendar program does. */
function eventIn(mail: { icalEvent?: unknown } | undefined) {
  const { content = '', method } = (mail?.icalEvent ?? {}) as { content?: string; method?: string };
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [component = calendar, ...others] = calendar.getAllSubcomponents('vevent');
  return { method, calendar, component, others, event: new ICAL.Event(component), content };
}

test('[BK-4] an invitation keeps every rule of RFC 5546 for REQUEST, and asks for no reply', async () => {
  const { booking, write } = await open();
  const mail = await write('booking_mail', booking, 'visitor');
  const { method, calendar, component, others, event, content } = eventIn(mail);
  expect(others).toEqual([]);
  // RFC 5546, 3.2.2 asks for METHOD once, one DTSTAMP, DTSTART, ORGANIZER, SEQUENCE, SUMMARY and UID, and at least one
  // ATTENDEE.
  expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST']);
  for (const name of 'dtstamp dtstart dtend organizer sequence summary uid status attendee'.split(' '))
    expect(component.getAllProperties(name), name).toHaveLength(1);
  expect(event.startDate.toJSDate().getTime()).toBe(START);
  expect(event.endDate.toJSDate().getTime()).toBe(START + 30 * MINUTE);
  expect([event.uid, event.sequence]).toEqual(['A7K2@firm.lu', 0]);
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(content).toContain('DTSTART:20261125T084500Z');
  const attendee = component.getFirstProperty('attendee');
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:anna@example.org');
  const answer = ['rsvp', 'partstat'].map((name) => attendee?.getFirstParameter(name));
  expect(answer).toEqual(['FALSE', 'ACCEPTED']);
  // If organizer and attendee were the same, calendar programs would show the attendee nothing.
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:site@firm.lu');
});

test('[BK-4] a cancellation keeps every rule of RFC 5546 for CANCEL, and what it has overtaken is not sent', async () => {
  const { store, booking, write } = await open();
  const cancelled = await bookingsIn(store).cancel(booking, NOW);
  if (!cancelled) throw new Error('not cancelled');
  const { method, event, component } = eventIn(await write('booking_mail', cancelled, 'visitor'));
  // RFC 5546, 3.2.5 asks for the UID of the event, all its attendees, STATUS:CANCELLED and a greater SEQUENCE.
  expect([method, event.uid, event.sequence]).toEqual(['CANCEL', 'A7K2@firm.lu', 1]);
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(component.getAllProperties('attendee')).toHaveLength(1);
  expect(await write('booking_mail', booking, 'visitor')).toBeUndefined();
  expect(await write('booking_mail', cancelled, 'reminder')).toBeUndefined();
});

test('[BK-4][BK-5] nothing that the visitor typed is in a mail to the visitor; the owner gets all, and answers the visitor', async () => {
  const { booking, write } = await open();
  for (const purpose of ['visitor', 'reminder'] as const)
    expect(JSON.stringify(await write('booking_mail', booking, purpose))).not.toMatch(/evil|666|cheap/);
  const own = await write('booking', booking, 'owner');
  expect(own).toMatchObject({ to: company.emails.sales, replyTo: 'anna@example.org' });
  for (const value of Object.values(spam)) expect(own?.text).toContain(value);
  expect(eventIn(own).method).toBe('REQUEST');
  // An organizer cannot invite itself, so an owner who is also the sender gets an entry to import.
  const asSender = await open('site@firm.lu');
  const { method, component } = eventIn(await asSender.write('booking', booking, 'owner'));
  expect([method, component.getAllProperties('attendee')]).toEqual(['PUBLISH', []]);
});

test('[BK-4] the visitor’s mail is in the visitor’s language, with the time in Luxembourg and the link; a reminder comes before the talk only', async () => {
  const { booking, write } = await open();
  const mail = await write('booking_mail', booking, 'visitor');
  expect(mail?.subject).toBe(loadMessages(bookingMessages, 'booking', fr).messages.mail.booked.subject);
  expect(mail?.text).toContain(fr === 'fr' ? 'mercredi 25 novembre, 9:45, heure de Luxembourg' : '9:45');
  expect(mail?.text).toContain(`https://firm.lu/api/booking/talk?language=${fr}&token=`);
  expect(await write('booking_mail', booking, 'reminder')).toMatchObject({ to: 'anna@example.org' });
  expect(await write('booking_mail', booking, 'reminder', START + MINUTE)).toBeUndefined();
});

test('[BK-5] after an erasure there is nothing to send, neither by mail nor to the webhook', async () => {
  const { store, booking, context, write } = await open();
  const { webhook } = bookingKinds.booking;
  const row = { booking: booking.id, version: 0, part: 'owner' } as const;
  const told = { kind: 'booking', state: 'booked', start: '2026-11-25T08:45:00.000Z', name: spam.name };
  expect(await webhook?.(row, context)).toMatchObject(told);
  await bookingsIn(store).erase('anna@example.org');
  expect(await webhook?.(row, context)).toBeUndefined();
  expect(await write('booking', booking, 'owner')).toBeUndefined();
});

describe.for(storeKinds)('in %s', (kind) => {
  test('[BK-4] what a booking lacks of its mails is ordered once, and a reminder a day before, if it was booked earlier', async () => {
    const store = await temporaryStore(kind);
    const clock = fakeClock(NOW);
    const { outbox, admin } = submissionsIn(store, { clock, destinations: ['mail'] });
    const mail = { url: 'smtp://localhost', from: undefined, to: undefined };
    const services = jobServicesIn(store, { config: { mail }, outbox, clock });
    const booking = await bookingsIn(store).add(newBooking('A', NOW + 48 * HOUR), NOW);
    const ordered = async () => {
      for (const _ of ['once', 'and again']) await bookingModule.jobs?.[0]?.run(services);
      return (await admin.list()).map(({ id }) => id).sort((a, b) => a.localeCompare(b));
    };
    expect(await ordered()).toEqual(['A:0:owner', 'A:0:visitor']);
    clock.advance(23 * HOUR);
    expect(await ordered()).toHaveLength(2);
    await bookingsIn(store).add(newBooking('B', NOW + 30 * HOUR), clock.now());
    clock.advance(2 * HOUR);
    expect(await ordered()).toEqual(['A:0:owner', 'A:0:reminder', 'A:0:visitor', 'B:0:owner', 'B:0:visitor']);
    const later = bookedTime(NOW + 40 * HOUR, hoursOf());
    if (booking) await bookingsIn(store).reschedule(booking, later, clock.now());
    expect(await ordered()).toEqual(expect.arrayContaining(['A:1:owner', 'A:1:visitor']));
    expect(await ordered()).toHaveLength(7);
  });
});
