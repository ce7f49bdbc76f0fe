import type { MiddlewareHandler } from 'hono';
import { problemResponse } from './failure-response.ts';

/**
 * Refuses cross-site requests by the rules of https://pkg.go.dev/net/http#CrossOriginProtection. The scheme is ignored, because
 * proxies end TLS. Clients without these headers pass, since they are no browsers and carry no cookies; hono/csrf would refuse
 * them.
 */
export const refuseCrossSite: MiddlewareHandler = async ({ req }, next) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return next();
  const fetchSite = req.header('sec-fetch-site');
  const origin = req.header('origin');
  // No browser sends an invalid origin, and the router would answer it with 500.
  const isOrigin = origin === undefined || origin === 'null' || URL.canParse(origin);
  const isOurs = fetchSite
    ? ['same-origin', 'none'].includes(fetchSite)
    : origin === undefined || URL.parse(origin)?.host === req.header('host')?.toLowerCase();
  return isOrigin && isOurs ? next() : problemResponse({ status: 403, code: 'cross_site' });
};
