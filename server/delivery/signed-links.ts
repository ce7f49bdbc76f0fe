import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a link in a mail is for, and for whom: whoever follows it has read that mail. */
const claim = z.object({
  deed: z.enum(['confirm', 'unsubscribe']),
  email: z.string(),
  language: z.string().optional(),
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: z.number().optional(),
});

export type Claim = z.output<typeof claim>;

export type Links = {
  /** The address of a signed link. */
  link: (deed: Claim['deed'], about: Omit<Claim, 'deed'>) => string;
  /** What a token says; undefined where it is not ours. */
  read: (token: string) => Claim | undefined;
};

/**
 * Links that prove who was written to. Nothing is stored for them.
 * @param secret which the store keeps: a link stays good after a restart, and at every process
 * @param door the address that reads them
 */
export function createLinks({ secret, door }: { secret: string; door: string }): Links {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    link: (deed, { email, language, askedAt }) => {
      const said: Claim = { deed, email, language, askedAt };
      const text = Buffer.from(JSON.stringify(said)).toString('base64url');
      const url = new URL(door);
      if (language !== undefined) url.searchParams.set('language', language);
      url.searchParams.set('token', `${text}.${sign(text)}`);
      return url.href;
    },
    read: (token) => {
      const [text = '', signature = ''] = token.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return;
      return claim.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
    },
  };
}
