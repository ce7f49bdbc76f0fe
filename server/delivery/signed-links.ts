import { createHmac, timingSafeEqual } from 'node:crypto';

type LinkPayload = { language?: string | undefined; [name: string]: string | number | undefined };

export const MAIL_LINK_KEY = 'mail_link_key';

export type Links = ReturnType<typeof createLinks>;

/** `secret` is stored, so that links survive restarts and work on every process. */
export function createLinks({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign,
    /** The payload is signed, but readable. */
    link: (path: string, payload: LinkPayload): string => {
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
      const url = new URL(path, siteUrl);
      if (payload.language !== undefined) url.searchParams.set('language', payload.language);
      url.searchParams.set('token', `${text}.${sign(text)}`);
      return url.href;
    },
    /** Returns undefined if the signature is invalid. */
    read: (token: string): { payload: unknown; signedText: string } | undefined => {
      const [text = '', signature = '', ...more] = token.split('.');
      if (more.length > 0) return;
      const sentSignature = Buffer.from(signature);
      const ownSignature = Buffer.from(sign(text));
      if (sentSignature.length !== ownSignature.length) return;
      if (!timingSafeEqual(sentSignature, ownSignature)) return;
      return { payload: JSON.parse(Buffer.from(text, 'base64url').toString()), signedText: text };
    },
  };
}
