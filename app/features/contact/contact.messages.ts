import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';
import { eachField, requiredMessages } from '../../lib/forms/form-fields.ts';
import { contactFields } from './contact.fields.ts';

export const contactMessages = z.strictObject({
  form: z.strictObject({
    ...eachField(contactFields, () => text(40)),
    optional: text(40, 'In brackets behind the name of a field that may stay empty'),
    website: text(40, 'Beside a field that only bots see'),
    send: text(40),
    sending: text(40, 'On the button, while the message is on its way'),
    privacy: text(200, 'Where the message goes; the link to the privacy policy follows'),
    policy: text(80, 'The link to the privacy policy; it opens in a new tab'),
  }),
  sent: z.strictObject({
    title: text(40),
    text: text(200),
    reference: text(40, '{reference}: eight letters and digits, A7K2-M9QX'),
    again: text(40, 'On the button that opens an empty form'),
  }),
  problems: z.strictObject({
    failed: text(200, 'The message could not be taken; it still stands in the form'),
    limited: text(200, '{minutes}: how long to wait, a whole number'),
    ...requiredMessages(contactFields, text(200)),
    emailInvalid: text(200, 'Not an address; shows what one looks like'),
    tooLong: text(200, '{max}: the most characters that the field takes, as the language writes numbers'),
  }),
  support: z
    .array(z.string().min(3).max(40))
    .describe('A subject with one of these, as words or the ends of words, goes to support, else to sales'),
});

export type ContactFormMessages = Omit<z.infer<typeof contactMessages>, 'support'>;
