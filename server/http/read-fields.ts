import { z } from 'zod';
import type { Unreadable } from './failure-response.ts';

export type PostedFields = { sentAs: 'json' | 'form'; fields: Record<string, unknown> };

// `request.json()` would replace invalid bytes instead of failing.
const utf8 = new TextDecoder('utf-8', { fatal: true });

const MAX_FIELDS = 100;
const bodySchema = z
  .record(z.string(), z.unknown())
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS);
const unreadable = (reason: Unreadable['reason']): Unreadable => ({ ok: false, reason });

/** If a field is repeated, the last value counts. */
export async function readFields(request: Request): Promise<({ ok: true } & PostedFields) | Unreadable> {
  if (request.method !== 'POST') return unreadable('method_not_allowed');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  try {
    switch (type) {
      case 'application/json': {
        const fields = bodySchema.parse(JSON.parse(utf8.decode(await request.arrayBuffer())));
        return { ok: true, sentAs: 'json', fields };
      }
      case 'application/x-www-form-urlencoded': {
        // Parsing thousands of fields takes 50 ms here, and as much wherever they are shown.
        const body = await request.text();
        if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return unreadable('malformed');
        return { ok: true, sentAs: 'form', fields: Object.fromEntries(new URLSearchParams(body)) };
      }
      case 'multipart/form-data': {
        const fields = bodySchema.parse(Object.fromEntries(await request.formData()));
        return { ok: true, sentAs: 'form', fields };
      }
      default:
        return unreadable('unsupported_media_type');
    }
  } catch {
    // The body is truncated or not of its content type, which is the client's error.
    return unreadable('malformed');
  }
}

/** Returns the first error of each field. Messages that are not in `codes` are skipped. */
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
