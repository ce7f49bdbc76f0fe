import { z } from 'zod';

const button = z.string().min(1).max(24);
const heading = z.string().min(1).max(60);
const sentence = z.string().min(1).max(200);
const short = z.string().min(1).max(60);

/** What a group of cookies is for, what it sets, for how long, and who: in the same words as the cookie policy. */
const group = z.strictObject({
  name: z.string().min(1).max(24),
  purpose: z.string().min(1).max(120),
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
    title: z.string().min(1).max(40),
    text: z.string().min(1).max(260),
    policy: z.string().min(1).max(40),
    privacy: z.string().min(1).max(40).meta({ description: 'The link to the privacy policy' }),
    accept: button.meta({
      description: 'Consent is free only if both answers are equally easy: no warmer a word than to reject',
    }),
    reject: button.meta({ description: 'As short and as friendly as to accept' }),
    customise: button,
    announcement: z
      .string()
      .min(1)
      .max(80)
      .meta({ description: 'Said by screen readers when the banner opens by itself' }),
    failed: z
      .string()
      .min(1)
      .max(140)
      .meta({ description: 'A yes that the server could not record: nothing is switched on' }),
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
    gpc: z
      .string()
      .min(1)
      .max(220)
      .meta({ description: 'To a browser that says by itself that it wants no tracking' }),
    answered: z
      .string()
      .min(1)
      .max(120)
      .meta({ description: '{date} and {receipt} of the answer that holds' }),
    unrecorded: z.string().min(1).max(120).meta({ description: 'A no that the server could not be told' }),
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
