import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';
import { eachField, requiredMessages } from '../../lib/forms/form-fields.ts';
import { contactFields } from './contact.fields.ts';

const label = text(40);
const sentence = text(200);

/** `content/<language>/contact.json` */
export const contactMessages = z.strictObject({
  form: z.strictObject({
    ...eachField(contactFields, () => label),
    optional: label.describe('In brackets behind the name of a field that may stay empty'),
    website: label.describe('Beside a field that only robots see'),
    send: label,
    sending: label.describe('On the button, while the message is on its way'),
    privacy: sentence.describe('Where the message goes; the link to the privacy policy follows'),
    policy: text(80, 'The link to the privacy policy; it opens in a new tab'),
  }),
  sent: z.strictObject({
    title: label,
    text: sentence,
    reference: label.describe('{reference}: eight letters and digits, A7K2-M9QX'),
    again: label.describe('On the button that opens an empty form'),
  }),
  problems: z.strictObject({
    failed: sentence.describe('The message could not be taken; it still stands in the form'),
    limited: sentence.describe('{minutes}: how long to wait, a whole number'),
    ...requiredMessages(contactFields, sentence),
    emailInvalid: sentence.describe('Not an address; shows what one looks like'),
    tooLong: sentence.describe(
      '{max}: the most characters that the field takes, as the language writes numbers',
    ),
  }),
});

export type ContactMessages = z.infer<typeof contactMessages>;
