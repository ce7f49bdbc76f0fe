import { z } from 'zod';
import { each, label, text } from '../../lib/content/message-shapes.ts';
import { fieldNames, requiredMessages } from '../../lib/forms/form-fields.ts';
import { newsletterFields } from './newsletter.fields.ts';

const linkedPage = z.strictObject({
  title: label,
  text: text(300, 'Above the button: nothing has happened yet'),
  button: label,
  doneTitle: label,
  doneText: text(300),
});

/** `confirmation` is a mail. The keys after it are the pages of its links. */
export const newsletterMessages = z.strictObject({
  form: z.strictObject({
    title: label,
    ...each([...fieldNames(newsletterFields), 'subscribe', 'policy'], label),
    subscribing: label.describe('On the button, while the address is on its way'),
    subscribed: label.describe('On the button, when the address was taken'),
    privacy: text(200),
  }),
  sent: z.strictObject({ title: label, text: text(200) }),
  toConfirm: z
    .strictObject({ title: label, text: text(200) })
    .describe('Instead of “subscribed”, where a link in a mail has to be followed first'),
  problems: z.strictObject({
    failed: text(200),
    limited: text(200, '{minutes}: how long to wait, a whole number'),
    ...requiredMessages(newsletterFields, text(200)),
    emailInvalid: text(200),
  }),
  confirmation: z.strictObject({
    subject: label,
    hello: label,
    text: text(300),
    button: label,
    ignore: text(300),
  }),
  confirm: linkedPage,
  unsubscribe: linkedPage,
  invalid: z.strictObject({ title: label, text: text(300) }),
});

export type NewsletterFormMessages = Pick<
  z.infer<typeof newsletterMessages>,
  'form' | 'toConfirm' | 'problems'
>;
