import { z } from 'zod';

/** Characters. */
const LONGEST_DETAIL = 300;
/** Shorter values would match ordinary text. */
const SHORTEST_SECRET = 4;

const shape = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/** The service's error message: `error.message`, or `error` if a string. */
export function serviceDetail(reply: unknown): string | undefined {
  const read = shape.safeParse(reply);
  if (!read.success) return;
  const { error } = read.data;
  return typeof error === 'string' ? error : error.message;
}

/** One line, truncated, secrets removed. */
export function detailForLog(detail: string | undefined, secrets: readonly string[]): string | undefined {
  const hidden = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .reduce((text, secret) => text?.replaceAll(secret, '…'), detail);
  return hidden?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_DETAIL);
}
