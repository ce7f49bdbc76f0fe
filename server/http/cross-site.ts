import type { MiddlewareHandler } from 'hono';
import { problemResponse } from './failure-response.ts';

/**
 * Refuses cross-site requests by the rules of https://pkg.go.dev/net/http#CrossOriginProtection, whatever the scheme, since
 * proxies end TLS. Clients without these headers are no browsers and carry no cookies; hono/csrf would refuse them.
 */
export const refuseCrossSite: MiddlewareHandler = async ({ req }, next) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return next();
  const fetchSite = req.header('sec-fetch-site');
  const origin = req.header('origin');
  // Invalid origins come from no browser, and the router would answer 500.
  const isOrigin = origin === undefined || origin === 'null' || URL.canParse(origin);
  const isOurs = fetchSite
    ? ['same-origin', 'none'].includes(fetchSite)
    : origin === undefined || URL.parse(origin)?.host === req.header('host')?.toLowerCase();
  return isOrigin && isOurs ? next() : problemResponse({ status: 403, code: 'cross_site' });
};
