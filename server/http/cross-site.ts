import type { MiddlewareHandler } from 'hono';
import { problemResponse } from '../json-answer.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page sends in a visitor's name. A browser says so itself in `Sec-Fetch-Site`, which no page
 * can write; one that does not yet, says in `Origin` where the page came from, and `Host` where it goes. The scheme is not
 * compared: a proxy has taken TLS off. Who sends neither is no browser and has nobody's cookies. The rules are those of
 * Go's `CrossOriginProtection` (https://pkg.go.dev/net/http#CrossOriginProtection).
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
  // No browser writes an origin that is none, and the router would call it a fault of ours.
  const isOrigin = origin === undefined || origin === 'null' || URL.canParse(origin);
  if (!isOrigin) return false;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === undefined || URL.parse(origin)?.host === host?.toLowerCase();
}
