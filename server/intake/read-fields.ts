import type { Unreadable } from '../http/failure.ts';

/** The fields of a form by name, or the status that says why they could not be read. */
type ReadFields = { ok: true; sentAs: 'json' | 'form'; fields: Record<string, unknown> } | Unreadable;

// `request.json()` would put a question mark in the place of what it cannot read, and a letter would be sent with it.
const utf8 = new TextDecoder('utf-8', { fatal: true });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a form that came as JSON or as a browser's own form post. A field given twice counts once, the last. */
export async function readFields(request: Request): Promise<ReadFields> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  try {
    switch (type) {
      case 'application/json': {
        const body: unknown = JSON.parse(utf8.decode(await request.arrayBuffer()));
        return isRecord(body)
          ? { ok: true, sentAs: 'json', fields: body }
          : { ok: false, status: 400, code: 'malformed' };
      }
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data':
        return { ok: true, sentAs: 'form', fields: Object.fromEntries(await request.formData()) };
      default:
        return { ok: false, status: 415, code: 'unsupported_media_type' };
    }
  } catch {
    // A body that is not what its type says, or that broke off: the sender's fault, and nothing was taken in.
    return { ok: false, status: 400, code: 'malformed' };
  }
}
