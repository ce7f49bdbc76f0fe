import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { WithDb } from '../db/store.ts';
import { readOrInsertValue, readValue } from '../db/stored-values.ts';

type LinkPayload = { language?: string | undefined; [name: string]: string | number | undefined };

const LINK_KEY = 'mail_link_key';

export type Links = ReturnType<typeof createLinks>;

/** The key is stored, so that links survive restarts and work on every process. */
export async function openLinks(store: WithDb, siteUrl: string): Promise<Links> {
  const secret = await readOrInsertValue(store, LINK_KEY, () => randomBytes(32).toString('base64'));
  return createLinks({ secret, siteUrl });
}

/** If true, links that one store has signed are invalid in the other. */
export async function linkKeysDiffer(one: WithDb, other: WithDb): Promise<boolean> {
  const key = await readValue(one, LINK_KEY);
  const otherKey = await readValue(other, LINK_KEY);
  return key !== undefined && otherKey !== undefined && key !== otherKey;
}

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
