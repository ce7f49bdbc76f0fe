import type { IncomingMessage } from 'node:http';
import type { Problem } from '../json-answer.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';

/** To these a body has no meaning: whoever sends one wants somebody on the way to read it as something else. */
const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);
const known = new Set([...bodiless, 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * What is wrong with a request by its head alone, so that nothing of its body is waited for. Node's parser has refused
 * already what cannot be read; this is what it lets through and a proxy might read in another way.
 * @returns undefined where it may come in
 */
export function messageFault(incoming: IncomingMessage): Problem | undefined {
  const { method = '', url = '', headers, rawHeaders, httpVersion } = incoming;
  if (!known.has(method)) return { status: 405, code: 'method_not_allowed' };
  if (rawHeaders.length / 2 > CONNECTION_LIMITS.headLines) return { status: 431, code: 'too_many_headers' };
  // RFC 9112, 3.2: one Host, no more; none is an old monitor's HTTP/1.0 alone.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return { status: 400, code: 'malformed' };
  if (!isReadable(url)) return { status: 400, code: 'malformed' };
  // "identity, chunked" ends where "chunked" ends for those who still know the one; nobody needs more than the other.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return { status: 400, code: 'malformed' };
  const length = Number(headers['content-length'] ?? 0);
  // RFC 9110, 9.3.1: a body on GET may be refused and its connection closed, "as a potential request smuggling attack".
  if (bodiless.has(method) && (length > 0 || coding !== undefined))
    return { status: 400, code: 'unexpected_body' };
  return length > CONNECTION_LIMITS.bodyBytes ? { status: 413, code: 'too_large' } : undefined;
}

/** Whether what is written in percent signs is text: the router would warn of one that is not, and show it somewhere. */
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
