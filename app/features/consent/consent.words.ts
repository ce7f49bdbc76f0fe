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
    /** The banner's name for screen readers. */
    label: button,
    title: z.string().min(1).max(40),
    text: z.string().min(1).max(260),
    policy: z.string().min(1).max(40),
    privacy: z.string().min(1).max(40),
    accept: button,
    reject: button,
    customise: button,
    /** Said by screen readers when the banner opens by itself. */
    announcement: z.string().min(1).max(80),
    failed: z.string().min(1).max(140),
    close: button,
  }),
  preferences: z.strictObject({
    sets: button,
    keeps: button,
    by: button,
    essential: group.extend({ fixed: button }),
    analytics: group,
    marketing: group,
    save: button,
    gpc: z.string().min(1).max(220),
    /** `{date}` and `{receipt}` of the answer that holds. */
    answered: z.string().min(1).max(120),
    /** A no that the server could not be told. */
    unrecorded: z.string().min(1).max(120),
  }),
  /** The page that a browser without JavaScript gets after its answer. Not part of the question that is hashed. */
  answer: z.strictObject({
    title: heading,
    accepted: sentence,
    rejected: sentence,
    analyticsOnly: sentence,
    marketingOnly: sentence,
    receipt: sentence,
    again: sentence,
    failedTitle: heading,
    failed: sentence,
    invalid: sentence,
    limited: sentence,
    home: heading,
  }),
});

export type ConsentWords = z.infer<typeof consentWords>;

/** The part of the words that every page carries. */
export type QuestionWords = Pick<ConsentWords, 'banner' | 'preferences'>;
