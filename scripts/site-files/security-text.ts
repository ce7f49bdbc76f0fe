import { z } from 'zod';
import { languages } from '../app/i18n/languages.ts';

/** The shape of `content/security.json`. */
export const securitySchema = z.strictObject({ note: z.string(), expires: z.iso.datetime() });

type SecurityContact = { email: string; expires: string; origin: string; now: Date };

/**
 * Whom to tell about a hole in the site, `/.well-known/security.txt` (RFC 9116).
 * @throws Error where the day until which it holds has passed, so that the build stops
 */
export function securityText({ email, expires, origin, now }: SecurityContact): string {
  if (new Date(expires).getTime() <= now.getTime()) {
    throw new Error(`content/security.json: expires: ${expires} has passed; see the note in the file`);
  }
  const lines = {
    Contact: `mailto:${email}`,
    Expires: expires,
    'Preferred-Languages': languages.join(', '),
    Canonical: `${origin}/.well-known/security.txt`,
  };
  return `${Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n`;
}
