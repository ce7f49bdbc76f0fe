import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Capabilities } from '../capabilities.ts';
import { problemResponse } from '../json-answer.ts';
import type { Log } from '../log/log.ts';
import { clientAddress } from './client-address.ts';
import { refuseCrossSite } from './cross-site.ts';
import { cutOnFailure } from './cut-on-failure.ts';
import { limitBody } from './limit-body.ts';
import type { Site } from './open-site.ts';
import { type OnAnswered, requestLog } from './request-log.ts';
import { rendered, securityHeaders } from './security-headers.ts';
import { type SiteFiles, serveFile } from './site-files.ts';
import type { ToolIds } from './tool-hosts.ts';
import { secureTransport } from './transport.ts';

/** As nginx notes it: "client closed request". */
const CLIENT_GONE = 499;

export type AppDeps = {
  site: Site;
  files: SiteFiles;
  tools: ToolIds;
  /** What the doors may do for the visitor at an address. */
  capabilitiesOf: (address: string) => Capabilities;
  /** Whether the store can be written. */
  ready: () => Promise<boolean>;
  trustedProxies: number;
  /** The address at the other end of the connection. */
  socketAddress: (context: Context) => string;
  /** Breaks off the connection, whatever is still to be sent. */
  breakOff: (context: Context) => void;
  log: Log;
  /** Whether the server is about to leave: then it takes no second request on a connection. */
  isStopping?: () => boolean;
  /** Names the route of a path; there are few names, and none says what a visitor wrote. */
  routeOf: (pathname: string) => string;
  onAnswered?: OnAnswered | undefined;
};

/** A page takes nothing: a program that sends to one is told so here, a browser by the page. */
const refuseAtPages: MiddlewareHandler = async ({ req }, next) => {
  const mayTake = ['GET', 'HEAD'].includes(req.method) || req.path.startsWith('/api/');
  if (mayTake || req.header('accept')?.includes('text/html')) return next();
  return problemResponse({ status: 405, code: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
};

/** The whole site as a function from a request to an answer: health, files and prerendered pages, then the router. */
export function createApp(deps: AppDeps) {
  const { site, files, tools, capabilitiesOf, ready, trustedProxies, socketAddress, breakOff, log, routeOf } =
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
    const response = await site.handle(context.req.raw, capabilitiesOf(address));
    // The router answers 500 where nobody waits any more. It is nobody's failure and should not look like one.
    if (response.status === 500 && context.req.raw.signal.aborted) {
      return new Response(null, { status: CLIENT_GONE });
    }
    const answer = await rendered(response, tools);
    return answer.headers.has('Transfer-Encoding') ? cutOnFailure(answer, () => breakOff(context)) : answer;
  });
  app.notFound(() => problemResponse({ status: 404, code: 'not_found' }));
  app.onError((fault, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    log.error({ err: fault, request: context.get('requestId') }, 'http.failed');
    return problemResponse({ status: 500, code: 'failed' });
  });
  return app;
}
