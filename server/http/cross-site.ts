import type { MiddlewareHandler } from 'hono';
import { problemResponse } from './failure-response.ts';

/**
 * Follows the rules of https://pkg.go.dev/net/http#CrossOriginProtection, but ignores the scheme, because proxies end TLS.
 * Unlike hono/csrf it accepts clients that send neither header, since they are no browsers.
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
