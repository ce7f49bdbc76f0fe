import { z } from 'zod';
import { text } from '../../content/text.ts';

const label = text(60);
const sentence = text(300);

/** The words that tell whom a letter is for, of the mail that asks whether a subscription is meant, and of the pages that its links lead to. */
export const mailWords = z.strictObject({
  letters: z.strictObject({
    support: z
      .array(z.string().min(3).max(40).toLowerCase())
      .meta({ description: 'A letter whose subject has one of these goes to support, and to sales if not' }),
  }),
  confirmation: z.strictObject({
    subject: label,
    hello: label,
    text: sentence,
    button: label,
    ignore: sentence,
  }),
  confirm: z.strictObject({
    title: label,
    text: sentence.meta({ description: 'Above the button: nothing has happened yet' }),
    button: label,
    doneTitle: label,
    doneText: sentence,
  }),
  unsubscribe: z.strictObject({
    title: label,
    text: sentence.meta({ description: 'Above the button: nothing has happened yet' }),
    button: label,
    doneTitle: label,
    doneText: sentence,
  }),
  invalid: z.strictObject({ title: label, text: sentence }),
  failed: sentence,
});
