import { z } from 'zod';
import { switchableSections } from '../i18n/href.ts';
import { defaultLanguage, knownLanguages } from '../i18n/languages.ts';

const otherLanguages = knownLanguages.filter((language) => language !== defaultLanguage);

/** `content/switches.json`: what is not named is on. */
export const switchesSchema = z.strictObject({
  chat: z.boolean().meta({ description: 'The assistant: its button, its door and its index' }),
  popup: z
    .boolean()
    .meta({ description: 'The popup about Fit 4 AI; gone with the section of that name too' }),
  newsletter: z.boolean().meta({
    description:
      'The form in the footer. The links in mails that were sent go on working: subscribers may leave',
  }),
  analytics: z.boolean().meta({
    description: 'Google Analytics and Clarity, and the question about cookies, which asks for nothing else',
  }),
  films: z.boolean().meta({ description: 'Where they are off, the drawings of their scenes stand in' }),
  sections: z
    .partialRecord(z.enum(switchableSections), z.boolean())
    .meta({ description: 'Of the home page; with blog go the posts, their lists and feeds' }),
  languages: z
    .partialRecord(z.enum(otherLanguages), z.boolean())
    .meta({ description: 'All but English, from which the others borrow what they lack' }),
});
