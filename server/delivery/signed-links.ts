import { createHmac, timingSafeEqual } from 'node:crypto';

type LinkClaim = { language?: string | undefined; [name: string]: string | number | undefined };

/** The setting that keeps the secret. */
export const MAIL_LINK_KEY = 'mail_link_key';

export type Links = ReturnType<typeof createLinks>;

/** `secret` is stored, so that links survive restarts and work on every process. */
export function createLinks({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign,
    /** The claim is signed, not secret. */
    link: (path: string, claim: LinkClaim): string => {
      const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
      const url = new URL(path, siteUrl);
      if (claim.language !== undefined) url.searchParams.set('language', claim.language);
      url.searchParams.set('token', `${text}.${sign(text)}`);
      return url.href;
    },
    /** Undefined if the signature is invalid. */
    read: (token: string): { claim: unknown; signed: string } | undefined => {
      const [text = '', signature = '', ...more] = token.split('.');
      if (more.length > 0) return;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return;
      return { claim: JSON.parse(Buffer.from(text, 'base64url').toString()), signed: text };
    },
  };
}
