import { z } from 'zod';
import { allWays, type Way } from './booking.fields.ts';

/** Talks and buffers fill whole cells of the calendar, so that one key per cell keeps two talks apart. */
export const cellMinutes = 15;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

const quarters = (least: number, most: number) =>
  z.int().min(least).max(most).multipleOf(cellMinutes, `a multiple of ${cellMinutes} minutes`);

const hours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'hours like 09:00-12:00')
  .meta({ description: 'From and to, like 09:00-12:00, in steps of 15 minutes' });

const day = z.iso.date();

const fields = z.strictObject({
  zone: z
    .string()
    .refine(isZone, 'a time zone like Europe/Luxembourg')
    .meta({ description: 'Time zone of all hours, like Europe/Luxembourg' }),
  minutes: quarters(15, 240).meta({ description: 'Length of a talk' }),
  step: quarters(15, 480).meta({ description: 'From one offered start to the next' }),
  bufferBefore: quarters(0, 240).meta({ description: 'Kept free before a talk' }),
  bufferAfter: quarters(0, 240).meta({ description: 'Kept free after a talk' }),
  noticeHours: z.int().min(0).max(720).meta({ description: 'A talk is booked at least so long ahead' }),
  horizonDays: z.int().min(1).max(400).meta({ description: 'A talk is booked at most so many days ahead' }),
  maxPerDay: z.int().min(1).max(96),
  week: z.strictObject(
    Object.fromEntries(weekdays.map((name) => [name, z.array(hours).default([])])) as Record<
      Weekday,
      z.ZodDefault<z.ZodArray<typeof hours>>
    >,
  ),
  exceptions: z
    .array(z.strictObject({ name: z.string().max(60).optional(), from: day, to: day, hours: z.array(hours) }))
    .meta({ description: 'Days with other hours than the week; without hours, none is offered' }),
  ways: z.strictObject({
    phone: z.boolean(),
    video: z
      .url({ protocol: /^https$/ })
      .or(z.literal(''))
      .meta({ description: 'Address of your own video room' }),
    office: z.boolean(),
  }),
});

type Fields = z.infer<typeof fields>;
type Context = z.core.$RefinementCtx<Fields>;

/** `content/booking.json` */
export const bookingSchema = fields.superRefine((config, context) => {
  for (const name of weekdays) checkHours(config.week[name], ['week', name], config, context);
  config.exceptions.forEach((exception, index) => {
    if (exception.to < exception.from)
      context.addIssue({ code: 'custom', path: ['exceptions', index], message: 'ends before it begins' });
    checkHours(exception.hours, ['exceptions', index, 'hours'], config, context);
  });
  if (waysOf(config).length === 0)
    context.addIssue({ code: 'custom', path: ['ways'], message: 'offer at least one way to talk' });
});

export type BookingConfig = z.infer<typeof bookingSchema>;

/** A way without its data is not offered. */
export function waysOf({ ways }: Pick<Fields, 'ways'>): Way[] {
  return allWays.filter((way) => Boolean(ways[way]));
}

/** Minutes since midnight. */
export function minutesOf(range: string): { from: number; to: number } {
  const [from = 0, to = 0] = range.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  });
  return { from, to };
}

function checkHours(
  ranges: string[],
  path: (string | number)[],
  { minutes }: Fields,
  context: Context,
): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path, message });
  let end = 0;
  for (const range of ranges) {
    const { from, to } = minutesOf(range);
    if (from % cellMinutes || to % cellMinutes) refuse(`${range}: in steps of ${cellMinutes} minutes`);
    if (to - from < minutes) refuse(`${range}: shorter than a talk of ${minutes} minutes`);
    if (from < end) refuse(`${range}: overlaps the hours before it`);
    end = to;
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
