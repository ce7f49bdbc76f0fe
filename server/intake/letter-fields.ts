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

/** A required line of text of at most `longest` UTF-16 units, as `maxlength` counts them. */
function line(longest: number) {
  return cleaned(asLine).pipe(z.string().min(1, 'required').max(longest, 'too_long'));
}

/** The same, but may be missing: then it is an empty text. */
function optionalLine(longest: number) {
  return cleaned(asLine).pipe(z.string().max(longest, 'too_long'));
}

/** A required text of several lines. */
function paragraphs(longest: number) {
  return cleaned(asParagraphs).pipe(z.string().min(1, 'required').max(longest, 'too_long'));
}

/** A required e-mail address, by the HTML standard's expression: the one that browsers check by. */
function email() {
  return cleaned((raw) => networkEmail(asLine(raw))).pipe(
    z.string().min(1, 'required').max(LETTER_LENGTHS.email, 'too_long').regex(z.regexes.html5Email, 'email'),
  );
}

// Anything that is no text (a file, a number, nothing) counts as not given.
function cleaned(clean: (raw: string) => string) {
  return z.preprocess((raw) => (typeof raw === 'string' ? clean(raw.toWellFormed()) : ''), z.string());
}

// A browser's text box cannot hold a line break; in a mail that somebody makes of the letter it would begin a header.
function asLine(raw: string): string {
  return raw.replace(/\p{Cc}+/gu, ' ').trim();
}

// Forms send line breaks as CRLF, scripts as LF; the letter, and the count of its length, must not depend on it.
function asParagraphs(raw: string): string {
  return raw.replace(/[^\P{Cc}\n\t]/gu, '').trim();
}

/** The forms that become letters: the rules of their fields. What a form does not name never reaches the letter. */
export const LETTER_FORMS = {
  contact: z
    .object({
      name: line(LETTER_LENGTHS.name),
      email: email(),
      company: optionalLine(LETTER_LENGTHS.company),
      subject: line(LETTER_LENGTHS.subject),
      message: paragraphs(LETTER_LENGTHS.message),
    })
    .transform((payload): Letter => ({ kind: 'contact', payload })),
  newsletter: z.object({ email: email() }).transform((payload): Letter => ({ kind: 'newsletter', payload })),
};
