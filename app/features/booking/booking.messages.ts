import { z } from 'zod';
import { pageHead, pageMeta } from '../../components/layout/page-head.messages.ts';
import { each, label, text } from '../../lib/content/message-shapes.ts';
import { fieldNames, requiredMessages } from '../../lib/forms/form-fields.ts';
import { bookingFields } from './booking.fields.ts';

const mail = z.strictObject({ subject: text(90), text: text(240) });

export const bookingMessages = z.strictObject({
  meta: pageMeta,
  head: pageHead,
  slots: z.strictObject({
    ...each(['title', 'more', 'show'], label),
    none: text(240),
    zone: text(240, '{zone}: the city whose time it is, Luxembourg'),
    yours: text(40, '{time}: the same time on the clock of the visitor'),
    otherZone: label.describe('Over a list of cities, for visitors without JavaScript'),
  }),
  cities: z.record(z.string(), text(30)).describe('By time zone; which clocks can be shown'),
  form: z.strictObject({
    ...each(['title', 'another', 'optional', 'website', 'send', ...fieldNames(bookingFields)], label),
    when: text(90, '{date}, {time} and {zone}: Wednesday 25 November, 9:45 in Luxembourg'),
    nearest: label.describe('Over the nearest free times, one of which is to be chosen'),
    ways: z.strictObject(each(bookingFields.way.options, label)).describe('{address} is the office'),
    topics: z.strictObject(each(bookingFields.topic.options, label)),
    privacy: text(240, 'The link to the privacy policy follows'),
    policy: text(80, 'The link to the privacy policy; it opens in a new tab'),
  }),
  problems: z.strictObject({
    ...requiredMessages(bookingFields, text(240)),
    ...each(['phoneRequired', 'emailInvalid', 'notOffered', 'notFree', 'notConfirmed', 'over'], text(240)),
    ...each(['limited', 'suspected', 'failed', 'noSlots'], text(240)),
    tooLong: text(240, '{max}: the most characters that the field takes'),
  }),
  manage: z.strictObject({
    ...each(['booked', 'changed', 'cancelled', 'change', 'changeTo', 'cancel', 'again', 'calendar'], label),
    mailed: text(240),
    title: label.describe('Over a talk that is booked, on later visits'),
    noMail: text(240, 'There is no mail: the address of the page is to be kept'),
  }),
  asked: z
    .strictObject({ ...each(['sent', 'title', 'button'], label), ...each(['look', 'text'], text(240)) })
    .describe('Of a suspected form: the booking waits for a button in a mail'),
  invalid: z.strictObject({ title: label, text: text(240) }),
  other: z.strictObject(each(['title', 'write'], label)),
  next: z.strictObject(each(['title', 'all'], label)).describe('Above the contact form; `all` is a link'),
  mail: z.strictObject({
    ...each(['booked', 'changed', 'cancelled', 'reminder', 'asked'], mail),
    hello: label,
    summary: label.describe('The name of the event in the calendar'),
    manage: label.describe('Before the link in a mail'),
  }),
});

export type BookingMessages = z.infer<typeof bookingMessages>;
