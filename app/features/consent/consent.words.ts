import { z } from 'zod';

const label = z.string().min(1).max(60);
const sentence = z.string().min(1).max(200);

/** The words about cookies: `content/<language>/consent.json`. */
export const consentWords = z.strictObject({
  /** The page that a browser without JavaScript gets after its answer. Not part of the question that is hashed. */
  answer: z.strictObject({
    title: label,
    accepted: sentence,
    rejected: sentence,
    analyticsOnly: sentence,
    marketingOnly: sentence,
    receipt: sentence,
    again: sentence,
    failedTitle: label,
    failed: sentence,
    invalid: sentence,
    limited: sentence,
    home: label,
  }),
});

export type ConsentWords = z.infer<typeof consentWords>;
