import { z } from 'zod';
import { text } from '../../lib/content/text.ts';
import { eachField, requiredMessages } from '../../lib/forms/form-fields.ts';
import { contactFields } from './contact.fields.ts';

const label = text(40);
const sentence = text(200);

/** `content/<language>/contact.json` */
export const contactMessages = z.strictObject({
  form: z.strictObject({
    ...eachField(contactFields, () => label),
    optional: label.meta({ description: 'In brackets behind the name of a field that may stay empty' }),
    website: label.meta({ description: 'Beside a field that only robots see' }),
    send: label,
    sending: label.meta({ description: 'On the button, while the message is on its way' }),
    privacy: sentence.meta({ description: 'Where the message goes; the link to the privacy policy follows' }),
    policy: text(80, 'The link to the privacy policy; it opens in a new tab'),
  }),
  sent: z.strictObject({
    title: label,
    text: sentence,
    reference: label.meta({ description: '{reference}: eight letters and digits, A7K2-M9QX' }),
    again: label.meta({ description: 'On the button that opens an empty form' }),
  }),
  problems: z.strictObject({
    title: sentence.meta({ description: 'Over the list of fields that are wrong' }),
    failed: sentence.meta({ description: 'The message could not be taken; it still stands in the form' }),
    limited: sentence.meta({ description: '{minutes}: how long to wait, a whole number' }),
    ...requiredMessages(contactFields, sentence),
    emailInvalid: sentence.meta({ description: 'Not an address; shows what one looks like' }),
    tooLong: sentence.meta({
      description: '{max}: the most characters that the field takes, as the language writes numbers',
    }),
  }),
});

export type ContactMessages = z.infer<typeof contactMessages>;
