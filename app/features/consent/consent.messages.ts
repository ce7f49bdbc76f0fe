import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

const button = text(24);
const heading = text(60);
const sentence = text(200);
const short = text(60);

const group = z.strictObject({
  name: text(24),
  purpose: text(120),
  sets: short,
  keeps: short,
  by: short,
});

/** `content/<language>/consent.json`. Any change but to `answer` makes a new revision, and all visitors are asked again. */
export const consentMessages = z.strictObject({
  banner: z.strictObject({
    label: button.meta({ description: 'The banner’s name for screen readers' }),
    title: text(40),
    text: text(150, 'At most twenty words: more would cover a small phone'),
    policy: text(40),
    privacy: text(40, 'The link to the privacy policy'),
    accept: button.meta({
      description: 'Consent is free only if both answers are equally easy: no warmer a word than to reject',
    }),
    reject: button.meta({ description: 'As short and as friendly as to accept' }),
    customise: button,
    announcement: text(80, 'Said by screen readers when the banner opens by itself'),
    failed: text(140, 'A yes that the server could not record: nothing is switched on'),
    close: button,
  }),
  preferences: z.strictObject({
    sets: button.meta({ description: 'Before the names of the cookies of a group' }),
    keeps: button.meta({ description: 'Before how long they are kept' }),
    by: button.meta({ description: 'Before who sets them' }),
    essential: group.extend({
      fixed: button.meta({ description: 'In place of a switch: the group cannot be switched off' }),
    }),
    analytics: group,
    marketing: group,
    save: button,
    gpc: text(220, 'To a browser that says by itself that it wants no tracking'),
    answered: text(120, '{date} and {receipt} of the answer that holds'),
    unrecorded: text(120, 'A no that the server could not be told'),
  }),
  answer: z.strictObject({
    title: heading,
    accepted: sentence,
    rejected: sentence,
    analyticsOnly: sentence,
    marketingOnly: sentence,
    receipt: sentence.meta({ description: '{receipt}: letters and digits that prove the answer' }),
    again: sentence,
    failedTitle: heading,
    failed: sentence,
    invalid: sentence.meta({ description: 'Part of the answer was missing' }),
    limited: sentence.meta({ description: '{minutes}: how long to wait, a whole number' }),
    home: heading,
  }),
});

export type ConsentMessages = z.infer<typeof consentMessages>;

export type BannerMessages = Pick<ConsentMessages, 'banner' | 'preferences'>;
