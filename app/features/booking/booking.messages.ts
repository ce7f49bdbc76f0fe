import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { text } from '../../lib/content/text.ts';
import { eachField, requiredMessages } from '../../lib/forms/form-fields.ts';
import { allWays, bookingFields, type Way } from './booking.fields.ts';
import { cityZones } from './when-shown.ts';

const label = text(60);
const sentence = text(240);

const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

const cities = Object.keys(cityZones) as (keyof typeof cityZones)[];

const waysTo = (note: string) =>
  z.strictObject(each<Way, typeof label>(allWays, label)).meta({ description: note });
const mail = z.strictObject({ subject: text(90), text: sentence });

/** `content/<language>/booking.json` */
export const bookingMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  times: z.strictObject({
    title: label,
    zone: sentence.meta({ description: '{zone}: the city whose time it is, Luxembourg' }),
    yours: text(40, '{time}: the same moment on the clock of the visitor'),
    more: label,
    first: label.meta({ description: 'The link back to the first days' }),
    none: sentence,
    unknown: sentence.meta({ description: 'An address with a time that is never offered' }),
    gone: sentence.meta({ description: 'Above the nearest free times' }),
    failed: sentence.meta({ description: 'The times could not be read' }),
    otherZone: label.meta({ description: 'Over a list of cities, for visitors without JavaScript' }),
    show: label,
  }),
  cities: z.strictObject(each(cities, text(30))),
  form: z.strictObject({
    title: label,
    when: text(90, '{date}, {time} and {zone}: Wednesday 25 November, 9:45 in Luxembourg'),
    another: label,
    nearest: label.meta({ description: 'Over the nearest free times, one of which is to be chosen' }),
    ...eachField(bookingFields, () => label),
    phoneHint: label,
    optional: label,
    ways: waysTo('The ways to talk, to choose from'),
    topics: z.strictObject(each(bookingFields.topic.options, label)),
    website: label.meta({ description: 'Beside a field that only robots see' }),
    send: label,
    privacy: sentence.meta({ description: 'The link to the privacy policy follows' }),
    policy: text(80, 'The link to the privacy policy; it opens in a new tab'),
  }),
  problems: z.strictObject({
    ...requiredMessages(bookingFields, sentence),
    wayRequired: sentence,
    phoneRequired: sentence,
    emailInvalid: sentence.meta({ description: 'Not an address; shows what one looks like' }),
    tooLong: sentence.meta({ description: '{max}: the most characters that the field takes' }),
    limited: sentence,
    robot: sentence.meta({ description: 'The form looked as if a robot had sent it' }),
    failed: sentence,
  }),
  talk: z.strictObject({
    booked: label,
    changed: label,
    cancelled: label,
    title: label.meta({ description: 'Over a talk that is booked, on later visits' }),
    over: sentence,
    when: label,
    yourTime: label,
    way: label,
    ways: waysTo('How a booked talk takes place; {address} is the office'),
    mailed: sentence,
    noMail: sentence.meta({ description: 'There is no mail: the address of the page is to be kept' }),
    calendar: label.meta({ description: 'Downloads an .ics file' }),
    change: label,
    changeTo: label.meta({ description: 'The button under the free times' }),
    noChange: sentence.meta({ description: 'The talk was changed as often as may be' }),
    keep: label,
    cancel: label,
    again: label,
  }),
  asked: z
    .strictObject({
      sent: label,
      look: sentence,
      title: label,
      text: sentence,
      button: label,
      taken: sentence,
    })
    .meta({ description: 'Of a form that looked like a robot’s: the booking waits for a button in a mail' }),
  invalid: z.strictObject({ title: label, text: sentence }),
  other: z.strictObject({ title: label, write: label, call: label }),
  next: z
    .strictObject({ title: label, all: label })
    .meta({ description: 'Above the contact form; `all` is the link to the free times' }),
  mail: z.strictObject({
    summary: label.meta({ description: 'The name of the event in the calendar' }),
    hello: label,
    ...each(['booked', 'changed', 'cancelled', 'reminder', 'asked'] as const, mail),
    manage: label.meta({ description: 'Before the link in a mail' }),
  }),
});

export type BookingMessages = z.infer<typeof bookingMessages>;
