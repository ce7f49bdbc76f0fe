import type { MiddlewareHandler } from 'hono';
import { contentSecurityPolicy } from './page-policy.ts';
import type { ToolIds } from './tool-hosts.ts';

/** What is no page has nothing to load. A picture that is opened by itself has its style inside. */
const policyOfOthers = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Headers that every answer carries, also those that the server gives where it could not read the request. */
export const HEADERS_OF_EVERY_ANSWER = {
  'Content-Security-Policy': policyOfOthers,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
} as const;

/** Gives every answer its headers. A page has a policy of its own already, and keeps it. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  // Not `context.header`: it makes a new answer for every header that comes after the answer.
  const { headers } = context.res;
  for (const [name, value] of Object.entries(HEADERS_OF_EVERY_ANSWER)) {
    if (!headers.has(name)) headers.set(name, value);
  }
};

/** An answer of the router as it leaves: it depends on the visitor, so nobody keeps it; a page has its policy. */
export async function rendered(response: Response, tools: ToolIds): Promise<Response> {
  const { headers } = response;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.append('Vary', 'Cookie, Accept-Language');
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, tools));
  return new Response(html, { status: response.status, headers });
}
