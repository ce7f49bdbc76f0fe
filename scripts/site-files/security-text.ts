import { z } from 'zod';
import { languages } from '../../app/lib/i18n/languages.ts';

export const securitySchema = z.strictObject({ note: z.string(), expires: z.iso.datetime() });

type SecurityContact = { email: string; expires: string; origin: string; now: Date };

/** Writes `/.well-known/security.txt` (RFC 9116). @throws Error after the expiry date, which stops the build */
export function securityText({ email, expires, origin, now }: SecurityContact): string {
  if (new Date(expires).getTime() <= now.getTime()) {
    throw new Error(`content/security.json: expires: ${expires} has passed; see the note in the file`);
  }
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${origin}/.well-known/security.txt
`;
}
