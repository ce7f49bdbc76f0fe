import { z } from 'zod';
import { label, text } from '../content/message-shapes.ts';

const sentence = text(300);

const linkedPage = z.strictObject({
  title: label,
  text: sentence.describe('Above the button: nothing has happened yet'),
  button: label,
  doneTitle: label,
  doneText: sentence,
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
    text: sentence,
    button: label,
    ignore: sentence,
  }),
  confirm: linkedPage,
  unsubscribe: linkedPage,
  invalid: z.strictObject({ title: label, text: sentence }),
  failed: sentence,
});
