import type { MiddlewareHandler } from 'hono';
import { problemResponse } from './form-answer.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests by `Sec-Fetch-Site`, or by `Origin` and `Host` in older browsers. Ignores the scheme,
 * since proxies end TLS. Clients without these headers are no browsers and carry no cookies. The rules of Go's
 * `CrossOriginProtection` (https://pkg.go.dev/net/http#CrossOriginProtection).
 */
export const refuseCrossSite: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  const isOurs =
    safe.has(req.method) ||
    fromOurPage(req.header('sec-fetch-site'), req.header('origin'), req.header('host'));
  if (isOurs) return next();
  return problemResponse({ status: 403, code: 'cross_site' });
};

function fromOurPage(
  fetchSite: string | undefined,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  // Invalid origins come from no browser, and the router would answer 500.
  const isOrigin = origin === undefined || origin === 'null' || URL.canParse(origin);
  if (!isOrigin) return false;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === undefined || URL.parse(origin)?.host === host?.toLowerCase();
}
