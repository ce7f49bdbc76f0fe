import { z } from 'zod';
import { each } from '../../lib/content/message-shapes.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const int = (min: number, max: number) => z.int().min(min).max(max);
const quarters = (min: number, max: number) => int(min, max).multipleOf(15, 'a multiple of 15 minutes');

const RANGE = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)-(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/;
const RANGE_NOTE = 'hours like 09:00-12:00, in steps of 15 minutes';
const zones = [...Intl.supportedValuesOf('timeZone'), 'Europe/Kyiv', 'UTC'];
const ZONE_NOTE = 'the time zone of all hours, like Europe/Luxembourg';

const range = z.string().regex(RANGE, RANGE_NOTE).describe(RANGE_NOTE).transform(readRange);
const areInOrder = (ranges: ReturnType<typeof readRange>[]) =>
  ranges.every(({ from }, index) => from >= (ranges[index - 1]?.to ?? 0));
const hours = z.array(range).refine(areInOrder, 'hours that overlap, or are not in order').default([]);
const httpsAddress = z.url({ protocol: /^https$/ });
const otherDays = z
  .strictObject({ name: z.string().max(60).optional(), from: z.iso.date(), to: z.iso.date(), hours })
  .refine(({ from, to }) => from <= to, 'ends before it begins');

export const bookingSchema = z
  .strictObject({
    zone: z.enum(zones, ZONE_NOTE).describe(ZONE_NOTE),
    minutes: quarters(15, 240).describe('Length of a talk'),
    step: quarters(15, 480).describe('From one offered start to the next'),
    bufferBefore: quarters(0, 240).describe('Kept free before a talk'),
    bufferAfter: quarters(0, 240).describe('Kept free after a talk'),
    noticeHours: int(0, 720).describe('A talk is booked at least so long ahead'),
    horizonDays: int(1, 400).describe('A talk is booked at most so many days ahead'),
    maxPerDay: int(1, 96),
    week: z.strictObject(each(weekdays, hours)),
    exceptions: z
      .array(otherDays)
      .default([])
      .describe('Days with other hours than the week; without hours, none is offered'),
    ways: z
      .strictObject({
        phone: z.boolean(),
        video: httpsAddress.or(z.literal('')).default('').describe('Address of your own video room'),
        office: z.boolean(),
      })
      .refine((ways) => Object.values(ways).some(Boolean), 'offer at least one way to talk'),
  })
  .superRefine(({ week, exceptions, minutes }, context) => {
    const ranges = [...Object.values(week), ...exceptions.map((day) => day.hours)].flat();
    const tooShort = ranges.find(({ from, to }) => to - from < minutes);
    const message = `${tooShort?.text}: shorter than a talk of ${minutes} minutes`;
    if (tooShort) context.addIssue({ code: 'custom', path: ['minutes'], message });
  });

export type BookingConfig = z.infer<typeof bookingSchema>;

/** `from` and `to` in minutes of the day. */
function readRange(text: string) {
  const [hour = 0, minute = 0, toHour = 0, toMinute = 0] = text.split(/[:-]/).map(Number);
  return { text, from: hour * 60 + minute, to: toHour * 60 + toMinute };
}
