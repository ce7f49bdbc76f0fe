import { z } from 'zod';

const label = z.string().min(1).max(40);
const sentence = z.string().min(1).max(200);

/** The words of the contact form: `content/<language>/contact.json`. */
export const contactWords = z.strictObject({
  form: z.strictObject({
    name: label,
    email: label,
    company: label,
    optional: label,
    subject: label,
    message: label,
    /** Beside a field that only robots see. */
    website: label,
    send: label,
    sending: label,
    /** Where the message goes; the link to the privacy policy follows, which opens in a new tab. */
    privacy: sentence,
    policy: z.string().min(1).max(80),
  }),
  sent: z.strictObject({ title: label, text: sentence, reference: label, again: label }),
  problems: z.strictObject({
    title: sentence,
    failed: sentence,
    limited: sentence,
    nameRequired: sentence,
    emailRequired: sentence,
    emailInvalid: sentence,
    subjectRequired: sentence,
    messageRequired: sentence,
    tooLong: sentence,
  }),
});

export type ContactWords = z.infer<typeof contactWords>;
