import { z } from 'zod';
import { each, label, text } from '../../lib/content/message-shapes.ts';
import { fieldNames, requiredMessages } from '../../lib/forms/form-fields.ts';
import { newsletterFields } from './newsletter.fields.ts';

const sentence = text(200);

/** `content/<language>/newsletter.json` */
export const newsletterMessages = z.strictObject({
  form: z.strictObject({
    title: label,
    ...each([...fieldNames(newsletterFields), 'subscribe', 'policy'], label),
    subscribing: label.describe('On the button, while the address is on its way'),
    subscribed: label.describe('On the button, when the address was taken'),
    privacy: sentence,
  }),
  sent: z.strictObject({ title: label, text: sentence }),
  toConfirm: z
    .strictObject({ title: label, text: sentence })
    .describe('Instead of “subscribed”, where a link in a mail has to be followed first'),
  problems: z.strictObject({
    failed: sentence,
    limited: sentence.describe('{minutes}: how long to wait, a whole number'),
    ...requiredMessages(newsletterFields, sentence),
    emailInvalid: sentence,
  }),
});

export type NewsletterMessages = z.infer<typeof newsletterMessages>;
