import { z } from 'zod';
import { withAsciiDomain } from '../../../server/email.ts';
import { eachField, type FormField, type FormFields } from './form-fields.ts';

/** Drops unknown fields. */
export function fieldsSchema<Fields extends FormFields>(fields: Fields) {
  return z.object(eachField(fields, fieldSchema));
}

function fieldSchema({ maxLength, required, type, multiline, options }: FormField) {
  const clean = (raw: string) => (multiline ? asParagraphs(raw) : asLine(raw));
  const text = z
    .preprocess((raw) => (typeof raw === 'string' ? clean(raw.toWellFormed()) : ''), z.string())
    .transform((line) => (type === 'email' ? withAsciiDomain(line) : line))
    .transform((line) => (!options || options.includes(line) ? line : ''))
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, 'required')
        .max(maxLength, 'too_long'),
    );
  // Browsers check by the same rule.
  const isEmail = (line: string) => line === '' || z.regexes.html5Email.test(line);
  return type === 'email' ? text.pipe(z.string().refine(isEmail, 'email')) : text;
}

// A line break would begin a mail header.
function asLine(raw: string): string {
  return raw.replace(/\p{Cc}+/gu, ' ').trim();
}

// Forms send CRLF line breaks, scripts LF.
function asParagraphs(raw: string): string {
  return raw.replace(/[^\P{Cc}\n\t]/gu, '').trim();
}
