import { z } from 'zod';
import { each } from '../../lib/content/message-shapes.ts';
import { bookingFields, type Way } from './booking.fields.ts';

/** Talks, buffers and hours fill whole quarters of an hour. */
export const QUARTER = 15 * 60_000;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const whole = (least: number, most: number) => z.int().min(least).max(most);
const quarters = (least: number, most: number, description: string) =>
  whole(least, most).multipleOf(15, 'a multiple of 15 minutes').meta({ description });

const TIME_PATTERN = '(?:[01]\\d|2[0-3]):(?:00|15|30|45)';
const span = z
  .string()
  .regex(
    new RegExp(`^${TIME_PATTERN}-(?:${TIME_PATTERN}|24:00)$`),
    'hours like 09:00-12:00, in steps of 15 minutes',
  )
  .meta({ description: 'From and to, like 09:00-12:00, in steps of 15 minutes' });
const hours = z
  .array(span)
  .superRefine((ranges, context) => {
    const isEarly = (one: string, at: number) => minutesOf(one).from < minutesOf(ranges[at - 1] ?? '').to;
    const early = ranges.find(isEarly);
    if (early) context.addIssue({ code: 'custom', message: `${early}: overlaps the hours before it` });
  })
  .default([]);

const exception = z
  .strictObject({ name: z.string().max(60).optional(), from: z.iso.date(), to: z.iso.date(), hours })
  .refine(({ from, to }) => from <= to, 'ends before it begins');

/** `content/booking.json` */
export const bookingSchema = z
  .strictObject({
    zone: z
      .string()
      .refine(isZone, 'a time zone like Europe/Luxembourg')
      .meta({ description: 'Time zone of all hours, like Europe/Luxembourg' }),
    minutes: quarters(15, 240, 'Length of a talk'),
    step: quarters(15, 480, 'From one offered start to the next'),
    bufferBefore: quarters(0, 240, 'Kept free before a talk'),
    bufferAfter: quarters(0, 240, 'Kept free after a talk'),
    noticeHours: whole(0, 720).meta({ description: 'A talk is booked at least so long ahead' }),
    horizonDays: whole(1, 400).meta({ description: 'A talk is booked at most so many days ahead' }),
    maxPerDay: whole(1, 96),
    week: z.strictObject(each(weekdays, hours)),
    exceptions: z
      .array(exception)
      .default([])
      .meta({ description: 'Days with other hours than the week; without hours, none is offered' }),
    ways: z
      .strictObject({
        phone: z.boolean(),
        video: z
          .url({ protocol: /^https$/ })
          .or(z.literal(''))
          .default('')
          .meta({ description: 'Address of your own video room' }),
        office: z.boolean(),
      })
      .refine((ways) => Object.values(ways).some(Boolean), 'offer at least one way to talk'),
  })
  .superRefine(({ week, exceptions, minutes }, context) => {
    const all = [...Object.values(week), ...exceptions.map((day) => day.hours)].flat();
    const short = all.find((one) => minutesOf(one).to - minutesOf(one).from < minutes);
    const message = `${short}: shorter than a talk of ${minutes} minutes`;
    if (short) context.addIssue({ code: 'custom', path: ['minutes'], message });
  });

export type BookingConfig = z.infer<typeof bookingSchema>;

/** A way without its data is not offered. */
export function waysOf({ ways }: BookingConfig): Way[] {
  return bookingFields.way.options.filter((way) => Boolean(ways[way]));
}

/** Minutes since midnight. */
export function minutesOf(range: string): { from: number; to: number } {
  const [hour = 0, minute = 0, toHour = 0, toMinute = 0] = range.split(/[:-]/).map(Number);
  return { from: hour * 60 + minute, to: toHour * 60 + toMinute };
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
