import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Sources } from '../analytics-tools.ts';
import type { Log } from '../observability/log.ts';
import type { Services } from '../services.ts';
import { clientAddress } from './client-address.ts';
import { refuseCrossSite } from './cross-site.ts';
import { cutOnFailure } from './cut-on-failure.ts';
import { problemResponse } from './form-answer.ts';
import { limitBody } from './limit-body.ts';
import type { Site } from './open-site.ts';
import { type OnAnswered, requestLog } from './request-log.ts';
import { rendered, securityHeaders } from './security-headers.ts';
import { type SiteFiles, serveFile } from './site-files.ts';
import { secureTransport } from './transport.ts';

/** nginx's code for "client closed request". */
const CLIENT_GONE = 499;

export type AppDeps = {
  site: Site;
  files: SiteFiles;
  toolHosts: Sources;
  servicesOf: (address: string) => Services | null;
  ready: () => Promise<boolean>;
  trustedProxies: number;
  socketAddress: (context: Context) => string;
  /** Destroys the connection without sending the rest. */
  breakOff: (context: Context) => void;
  log: Log;
  /** True during shutdown: connections close after the current request. */
  isStopping?: () => boolean;
  /** Maps a path to one of few route names, without visitors' input. */
  routeOf: (pathname: string) => string;
  onAnswered?: OnAnswered | undefined;
};

/** Pages accept no POST: programs get a 405 here, browsers a page. */
const refuseAtPages: MiddlewareHandler = async ({ req }, next) => {
  const mayTake = ['GET', 'HEAD'].includes(req.method) || req.path.startsWith('/api/');
  if (mayTake || req.header('accept')?.includes('text/html')) return next();
  return problemResponse({ status: 405, code: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
};

/** Order: health, files and prerendered pages, then the router. */
export function createApp(deps: AppDeps) {
  const { site, files, toolHosts, servicesOf, ready, trustedProxies, socketAddress, breakOff, log, routeOf } =
    deps;
  const { isStopping = () => false, onAnswered } = deps;
  const app = new Hono();

  app.use(requestLog(log, routeOf, onAnswered));
  app.use(async (context, next) => {
    await next();
    if (isStopping()) context.header('Connection', 'close');
  });
  app.use(securityHeaders);
  app.use(secureTransport(trustedProxies));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) =>
    !isStopping() && (await ready())
      ? context.json({ status: 'ok' })
      : context.json({ status: 'unavailable' }, 503),
  );
  app.use(refuseCrossSite);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody);
  app.on(['GET', 'HEAD'], '*', (context, next) => serveFile(context, next, files, site));
  app.use(refuseAtPages);
  app.use(compress());
  app.all('*', async (context) => {
    const address = clientAddress(
      socketAddress(context),
      context.req.header('x-forwarded-for'),
      trustedProxies,
    );
    const response = await site.handle(context.req.raw, servicesOf(address));
    // The router answers 500 after the client has gone; that is no server error.
    if (response.status === 500 && context.req.raw.signal.aborted) {
      return new Response(null, { status: CLIENT_GONE });
    }
    const answer = await rendered(response, toolHosts);
    return answer.headers.has('Transfer-Encoding') ? cutOnFailure(answer, () => breakOff(context)) : answer;
  });
  app.notFound(() => problemResponse({ status: 404, code: 'not_found' }));
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    log.error({ err: error, request: context.get('requestId') }, 'http.failed');
    return problemResponse({ status: 500, code: 'failed' });
  });
  return app;
}
