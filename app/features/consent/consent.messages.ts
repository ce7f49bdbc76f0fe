import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';
import type { Language } from '../../lib/i18n/languages.ts';

const button = text(24);

const group = z.strictObject({
  name: text(24),
  purpose: text(120),
  sets: text(60),
  keeps: text(60),
  by: text(60),
});

/**
 * Any change makes a new version, so that visitors are asked again. `{vendors}`, `{tools}` and `{cookies}` name the tools that
 * are on.
 */
export const consentMessages = z.strictObject({
  banner: z.strictObject({
    label: button.describe('The banner’s name for screen readers'),
    title: text(40),
    text: text(
      110,
      'With the next at most twenty words: more would cover a small phone. {vendors}: one firm, or several',
    ),
    nothing: text(70),
    policy: text(40),
    privacy: text(40, 'The link to the privacy policy'),
    accept: button.describe(
      'Consent is free only if both answers are equally easy: no warmer a word than to reject',
    ),
    reject: button.describe('As short and as friendly as to accept'),
    customise: button,
    announcement: text(80, 'Said by screen readers when the banner opens by itself'),
    failed: text(140, 'A yes that the server could not record: nothing is switched on'),
    close: button,
  }),
  preferences: z.strictObject({
    sets: button.describe('Before the names of the cookies of a group'),
    keeps: button.describe('Before how long they are kept'),
    by: button.describe('Before who sets them'),
    essential: group.extend({
      fixed: button.describe('In place of a switch: the group cannot be switched off'),
    }),
    analytics: group,
    marketing: group,
    save: button,
    gpc: text(220, 'To a browser that says by itself that it wants no tracking'),
    answered: text(120, '{date} and {receipt} of the answer that holds'),
    unrecorded: text(120, 'A no without a receipt'),
  }),
});

export type ConsentMessages = z.infer<typeof consentMessages>;

/** `language` is English if the visitor's language has no banner. */
export type ConsentQuestion = { version: string; language: Language; messages: ConsentMessages };
