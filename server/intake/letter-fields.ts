import { z } from 'zod';
import { EMAIL_MAX_LENGTH, networkEmail } from '../email.ts';
import type { Letter } from '../outbox/letter.ts';

/** The longest that each field of a letter may be, in UTF-16 units; the forms hold themselves against it. */
export const LETTER_LENGTHS = {
  name: 200,
  email: EMAIL_MAX_LENGTH,
  company: 200,
  subject: 200,
  message: 5000,
} as const;

/**
 * A text of at most `longest` UTF-16 units, as `maxlength` counts them. Anything that is no text (a file, a number, nothing)
 * counts as not given.
 * @param least 0: it may be missing, and then is an empty text
 */
function text(clean: (raw: string) => string, longest: number, least = 1) {
  return z
    .preprocess((raw) => (typeof raw === 'string' ? clean(raw.toWellFormed()) : ''), z.string())
    .pipe(z.string().min(least, 'required').max(longest, 'too_long'));
}

// A browser's text box cannot hold a line break; in a mail that somebody makes of the letter it would begin a header.
function asLine(raw: string): string {
  return raw.replace(/\p{Cc}+/gu, ' ').trim();
}

// Forms send line breaks as CRLF, scripts as LF; the letter, and the count of its length, must not depend on it.
function asParagraphs(raw: string): string {
  return raw.replace(/[^\P{Cc}\n\t]/gu, '').trim();
}

/** An e-mail address, by the HTML standard's expression: the one that browsers check by. */
const email = text((raw) => networkEmail(asLine(raw)), LETTER_LENGTHS.email).pipe(
  z.string().regex(z.regexes.html5Email, 'email'),
);

/** The forms that become letters: the rules of their fields. What a form does not name never reaches the letter. */
export const LETTER_FORMS = {
  contact: z
    .object({
      name: text(asLine, LETTER_LENGTHS.name),
      email,
      company: text(asLine, LETTER_LENGTHS.company, 0),
      subject: text(asLine, LETTER_LENGTHS.subject),
      message: text(asParagraphs, LETTER_LENGTHS.message),
    })
    .transform((payload): Letter => ({ kind: 'contact', payload })),
  newsletter: z.object({ email }).transform((payload): Letter => ({ kind: 'newsletter', payload })),
};
