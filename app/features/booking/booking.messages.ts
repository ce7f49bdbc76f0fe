import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { text } from '../../lib/content/text.ts';
import { eachField, requiredMessages } from '../../lib/forms/form-fields.ts';
import { bookingFields, type Way } from './booking.fields.ts';

const label = text(60);
const sentence = text(240);
const named = <const Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
const labels = <Name extends string>(...names: Name[]) => named(names, label);
const sentences = <Name extends string>(...names: Name[]) => named(names, sentence);

const waysTo = (note: string) =>
  z.strictObject(labels<Way>(...bookingFields.way.options)).meta({ description: note });
const mail = z.strictObject({ subject: text(90), text: sentence });

/** `content/<language>/booking.json` */
export const bookingMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  times: z.strictObject({
    ...labels('title', 'more', 'show'),
    ...sentences('none', 'unknown', 'gone', 'failed'),
    zone: sentence.meta({ description: '{zone}: the city whose time it is, Luxembourg' }),
    yours: text(40, '{time}: the same moment on the clock of the visitor'),
    otherZone: label.meta({ description: 'Over a list of cities, for visitors without JavaScript' }),
  }),
  cities: z.record(z.string(), text(30)).meta({ description: 'By time zone; which clocks can be shown' }),
  form: z.strictObject({
    ...labels('title', 'another', 'optional', 'website', 'send'),
    ...eachField(bookingFields, () => label),
    when: text(90, '{date}, {time} and {zone}: Wednesday 25 November, 9:45 in Luxembourg'),
    nearest: label.meta({ description: 'Over the nearest free times, one of which is to be chosen' }),
    ways: waysTo('The ways to talk, to choose from'),
    topics: z.strictObject(labels(...bookingFields.topic.options)),
    privacy: sentence.meta({ description: 'The link to the privacy policy follows' }),
    policy: text(80, 'The link to the privacy policy; it opens in a new tab'),
  }),
  problems: z.strictObject({
    ...requiredMessages(bookingFields, sentence),
    ...sentences('wayRequired', 'phoneRequired', 'emailInvalid', 'limited', 'robot', 'failed'),
    tooLong: sentence.meta({ description: '{max}: the most characters that the field takes' }),
  }),
  talk: z.strictObject({
    ...labels('booked', 'changed', 'cancelled', 'change', 'changeTo', 'cancel', 'again', 'calendar'),
    ...sentences('over', 'mailed'),
    title: label.meta({ description: 'Over a talk that is booked, on later visits' }),
    ways: waysTo('How a booked talk takes place; {address} is the office'),
    noMail: sentence.meta({ description: 'There is no mail: the address of the page is to be kept' }),
  }),
  asked: z
    .strictObject({ ...labels('sent', 'title', 'button'), ...sentences('look', 'text', 'taken') })
    .meta({ description: 'Of a form that looked like a robot’s: the booking waits for a button in a mail' }),
  invalid: z.strictObject({ title: label, text: sentence }),
  other: z.strictObject(labels('title', 'write', 'call')),
  next: z
    .strictObject(labels('title', 'all'))
    .meta({ description: 'Above the contact form; `all` is the link to the free times' }),
  mail: z.strictObject({
    ...named(['booked', 'changed', 'cancelled', 'reminder', 'asked'], mail),
    hello: label,
    summary: label.meta({ description: 'The name of the event in the calendar' }),
    manage: label.meta({ description: 'Before the link in a mail' }),
  }),
});

export type BookingMessages = z.infer<typeof bookingMessages>;
