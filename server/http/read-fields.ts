import type { z } from 'zod';
import type { Unreadable } from './json-answer.ts';

/** The fields of a form by name, or why they could not be read. */
type ReadFields = { ok: true; sentAs: 'json' | 'form'; fields: Record<string, unknown> } | Unreadable;

// `request.json()` would put a question mark in the place of what it cannot read, and a letter would be sent with it.
const utf8 = new TextDecoder('utf-8', { fatal: true });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const unreadable = (reason: Unreadable['reason']): Unreadable => ({ ok: false, reason });

/** Reads a form that was posted, as JSON or as a browser does it. A field given twice counts once, the last. */
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
      case 'multipart/form-data':
        return { ok: true, sentAs: 'form', fields: Object.fromEntries(await request.formData()) };
      default:
        return unreadable('unsupported_media_type');
    }
  } catch {
    // A body that is not what its type says, or that broke off: the sender's fault, and nothing was taken in.
    return unreadable('malformed');
  }
}

/** The first fault of each field, by the codes that its rules give as messages; what is no known code is left out. */
export function firstFaults<Code extends string>(
  error: z.ZodError,
  codes: readonly Code[],
): { field: string; code: Code }[] {
  const faults = new Map<string, Code>();
  for (const { path, message } of error.issues) {
    const code = codes.find((known) => known === message);
    const field = String(path[0]);
    if (code && !faults.has(field)) faults.set(field, code);
  }
  return [...faults].map(([field, code]) => ({ field, code }));
}
