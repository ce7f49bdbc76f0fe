import type { MiddlewareHandler } from 'hono';
import type { ToolHosts } from '../analytics-tools.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

export const headersOfEveryResponse = {
  // These are for responses other than pages. Standalone SVGs have inline styles.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
} as const;

/** Sets the common headers. Pages keep their own policy, and caches may keep only files. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  // `context.header` would copy the response for every header.
  const { headers } = context.res;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headersOfEveryResponse)) {
    if (!headers.has(name)) headers.set(name, value);
  }
};

export async function addPageHeaders(response: Response, toolHosts: ToolHosts): Promise<Response> {
  const { headers } = response;
  headers.append('Vary', 'Cookie, Accept-Language');
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, toolHosts));
  return new Response(html, { status: response.status, headers });
}

/** Two years, as https://hstspreload.org advises. docs/decisions/0013 says why subdomains are left out. */
const STRICT_TRANSPORT = 'max-age=63072000';

/** True if the outermost trusted proxy reports TLS in `X-Forwarded-Proto`, or if the only entry does. */
export function isOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0 || forwardedProto === undefined) return false;
  const hops = forwardedProto.split(',').map((hop) => hop.trim().toLowerCase());
  return (hops.at(-trustedProxies) ?? hops[0]) === 'https';
}

export function secureTransport(trustedProxies: number): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!isOverTls(context.req.header('x-forwarded-proto'), trustedProxies)) return;
    const { headers } = context.res;
    headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
    const cookies = headers.getSetCookie();
    headers.delete('Set-Cookie');
    for (const cookie of cookies) headers.append('Set-Cookie', `${cookie}; Secure`);
  };
}
