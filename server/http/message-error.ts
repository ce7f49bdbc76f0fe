import type { IncomingMessage } from 'node:http';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import type { Problem } from './form-answer.ts';

/** Methods without a body: one may be an attempt at request smuggling. */
const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);
const known = new Set([...bodiless, 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Validates a head before its body is read: what Node's parser accepts and a proxy might read differently. */
export function messageError(incoming: IncomingMessage): Problem | undefined {
  const { method = '', url = '', headers, rawHeaders, httpVersion } = incoming;
  if (!known.has(method)) return { status: 405, code: 'method_not_allowed' };
  if (rawHeaders.length / 2 > CONNECTION_LIMITS.headLines) return { status: 431, code: 'too_many_headers' };
  // RFC 9112, 3.2: exactly one Host; only HTTP/1.0 may omit it.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return { status: 400, code: 'malformed' };
  if (!isReadable(url)) return { status: 400, code: 'malformed' };
  // Other transfer codings are unneeded, and parsers disagree on "identity, chunked".
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return { status: 400, code: 'malformed' };
  const length = Number(headers['content-length'] ?? 0);
  // RFC 9110, 9.3.1: "a potential request smuggling attack".
  if (bodiless.has(method) && (length > 0 || coding !== undefined))
    return { status: 400, code: 'unexpected_body' };
  return length > CONNECTION_LIMITS.bodyBytes ? { status: 413, code: 'too_large' } : undefined;
}

/** The router cannot handle percent-encoding that is no UTF-8. */
function isReadable(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
