import { z } from 'zod';
import { label, text } from '../content/message-shapes.ts';

const linkedPage = z.strictObject({
  title: label,
  text: text(300, 'Above the button: nothing has happened yet'),
  button: label,
  doneTitle: label,
  doneText: text(300),
});

/** `content/<language>/mail.json`: mails of contact and newsletter, and the pages that they link to. */
export const mailMessages = z.strictObject({
  contact: z.strictObject({
    support: z
      .array(z.string().min(3).max(40))
      .describe('A subject with one of these, as words or the ends of words, goes to support, else to sales'),
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
  failed: text(300),
});
