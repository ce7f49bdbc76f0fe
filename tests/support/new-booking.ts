import { bookingSchema } from '../../app/features/booking/booking-schema.ts';
import { bookedTime, type NewBooking } from '../../app/features/booking/bookings.server.ts';

const dailyHours = ['09:00-12:00', '14:00-17:30'];

/** The owner's hours, with talks of half an hour and a quarter after each. */
export const hoursOf = (changes: object = {}) =>
  bookingSchema.parse({
    zone: 'Europe/Luxembourg',
    minutes: 30,
    step: 45,
    bufferBefore: 0,
    bufferAfter: 15,
    noticeHours: 24,
    horizonDays: 30,
    maxPerDay: 6,
    week: { mon: dailyHours, tue: dailyHours, wed: dailyHours, thu: dailyHours, fri: dailyHours },
    ways: { phone: true, video: '', office: true },
    ...changes,
  });

/** Returns a booking of a visitor with that name. */
export const newBooking = (name: string, start: number, changes: object = {}): NewBooking => ({
  id: name,
  language: 'en',
  way: 'phone',
  email: `${name}@example.org`,
  sent_key: name,
  state: 'booked',
  fields: JSON.stringify({ name, phone: '+352 1', note: 'a note' }),
  ...bookedTime(start, hoursOf(changes)),
});

/** These are the fields that a browser sends without JavaScript. */
export const bookingForm = {
  name: 'Anna',
  email: 'anna@example.org',
  key: 'k',
  way: 'office',
  talk: 'en',
  elapsed: '',
};
