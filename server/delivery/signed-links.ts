import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const claim = z.object({
  deed: z.enum(['confirm', 'unsubscribe']),
  email: z.string(),
  language: z.string().optional(),
  /** Milliseconds since 1970. */
  askedAt: z.number().optional(),
});

export type Claim = z.output<typeof claim>;

export type Links = {
  link: (deed: Claim['deed'], about: Omit<Claim, 'deed'>) => string;
  /** Undefined if the signature is invalid. */
  read: (token: string) => (Claim & { signed: string }) | undefined;
};

/** `secret` is stored, so that links survive restarts and work on every process. */
export function createLinks({ secret, endpoint }: { secret: string; endpoint: string }): Links {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    link: (deed, { email, language, askedAt }) => {
      const said: Claim = { deed, email, language, askedAt };
      const text = Buffer.from(JSON.stringify(said)).toString('base64url');
      const url = new URL(endpoint);
      if (language !== undefined) url.searchParams.set('language', language);
      url.searchParams.set('token', `${text}.${sign(text)}`);
      return url.href;
    },
    read: (token) => {
      const [text = '', signature = '', ...more] = token.split('.');
      if (more.length > 0) return;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return;
      const { data } = claim.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return data && { ...data, signed: text };
    },
  };
}
