import type { MiddlewareHandler } from 'hono';

/** Two years, as browsers' makers advise (https://hstspreload.org). Why no other host: docs/decisions/0022. */
const strictTransport = 'max-age=63072000';

/**
 * Whether the visitor speaks TLS. Only a proxy can know, since TLS ends there, and only one that is trusted is believed:
 * as with `X-Forwarded-For` what counts is the entry of the outermost, or the only one where the others pass it on.
 */
export function isOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0 || forwardedProto === undefined) return false;
  const hops = forwardedProto.split(',').map((hop) => hop.trim().toLowerCase());
  return (hops.at(-trustedProxies) ?? hops[0]) === 'https';
}

/** What is added to an answer that travels over TLS: that it always shall, and cookies that travel no other way. */
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
