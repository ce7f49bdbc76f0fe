import type { z } from 'zod';
import type { Unreadable } from './form-answer.ts';

type ReadFields = { ok: true; sentAs: 'json' | 'form'; fields: Record<string, unknown> } | Unreadable;

const MOST_FIELDS = 50;

// `request.json()` replaces invalid bytes instead of failing.
const utf8 = new TextDecoder('utf-8', { fatal: true });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const unreadable = (reason: Unreadable['reason']): Unreadable => ({ ok: false, reason });

/** Undefined if there are too many fields: thousands take a quarter of a second to parse. */
async function readForm(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const body = await request.arrayBuffer();
  // Parameters of the type are the sender's: each multipart field has this header whatever the boundary is.
  const separator = /^multipart\//i.test(type) ? /content-disposition/i : '&';
  const pieces = Buffer.from(body)
    .toString('latin1')
    .split(separator, MOST_FIELDS + 1);
  if (pieces.length > MOST_FIELDS) return undefined;
  return new Response(body, { headers: { 'Content-Type': type } }).formData();
}

/** Reads a posted form, JSON or urlencoded. The last of repeated fields counts. */
export async function readFields(request: Request): Promise<ReadFields> {
  if (request.method !== 'POST') return unreadable('method_not_allowed');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  try {
    switch (type) {
      case 'application/json': {
        const body: unknown = JSON.parse(utf8.decode(await request.arrayBuffer()));
        return isRecord(body) ? { ok: true, sentAs: 'json', fields: body } : unreadable('malformed');
      }
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data': {
        const form = await readForm(request);
        return form
          ? { ok: true, sentAs: 'form', fields: Object.fromEntries(form) }
          : unreadable('malformed');
      }
      default:
        return unreadable('unsupported_media_type');
    }
  } catch {
    // Truncated or not of its content type: a client error.
    return unreadable('malformed');
  }
}

/** The first error of each field; messages that are no known code are skipped. */
export function firstErrors<Code extends string>(
  error: z.ZodError,
  codes: readonly Code[],
): { field: string; code: Code }[] {
  const errors = new Map<string, Code>();
  for (const { path, message } of error.issues) {
    const code = codes.find((known) => known === message);
    const field = String(path[0]);
    if (code && !errors.has(field)) errors.set(field, code);
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}
