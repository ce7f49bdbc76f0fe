import type { MiddlewareHandler } from 'hono';

/** Two years, as https://hstspreload.org advises; docs/decisions/0013 says why without subdomains. */
const strictTransport = 'max-age=63072000';

/** True if the outermost trusted proxy reports TLS in `X-Forwarded-Proto`, or if the only entry does. */
export function isOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0 || forwardedProto === undefined) return false;
  const hops = forwardedProto.split(',').map((hop) => hop.trim().toLowerCase());
  return (hops.at(-trustedProxies) ?? hops[0]) === 'https';
}

/** Adds HSTS and `Secure` cookies to answers over TLS. */
export function secureTransport(trustedProxies: number): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!isOverTls(context.req.header('x-forwarded-proto'), trustedProxies)) return;
    const { headers } = context.res;
    headers.set('Strict-Transport-Security', strictTransport);
    const cookies = headers.getSetCookie();
    headers.delete('Set-Cookie');
    for (const cookie of cookies) headers.append('Set-Cookie', `${cookie}; Secure`);
  };
}
