import { z } from 'zod';
import { text } from '../../content/text.ts';

const button = text(24);
const heading = text(60);
const sentence = text(200);
const short = text(60);

/** What a group of cookies is for, what it sets, for how long, and who: in the same words as the cookie policy. */
const group = z.strictObject({
  name: text(24),
  purpose: text(120),
  sets: short,
  keeps: short,
  by: short,
});

/**
 * The words of the question about cookies: `content/<language>/consent.json`. A change of what is asked (everything but
 * `answer`) in any language makes a new version of the question, and every visitor is asked again.
 */
export const consentWords = z.strictObject({
  banner: z.strictObject({
    label: button.meta({ description: 'The banner’s name for screen readers' }),
    title: text(40),
    text: text(220, 'More would cover the whole window of a small phone'),
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
  /** The page that a browser without JavaScript gets after its answer. Not part of the question that is hashed. */
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

export type ConsentWords = z.infer<typeof consentWords>;

/** The part of the words that every page carries. */
export type QuestionWords = Pick<ConsentWords, 'banner' | 'preferences'>;
