import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { ToolHosts } from '../analytics-tools.ts';
import type { Log } from '../observability/log.ts';
import { createRouteNames } from '../observability/route-names.ts';
import type { Services } from '../services.ts';
import { clientAddress } from './client-address.ts';
import { refuseCrossSite } from './cross-site.ts';
import { CLIENT_GONE, problemResponse } from './failure-response.ts';
import type { Site } from './open-site.ts';
import { type OnResponse, requestLog } from './request-log.ts';
import { addPageHeaders, secureTransport, securityHeaders } from './security-headers.ts';
import { type SiteFiles, serveFiles } from './site-files.ts';

/** The longest message fits, even in four-byte characters. */
const MAX_BODY_BYTES = 65_536;
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

const ownRoutes = ['/healthz', '/readyz', '/language/:language'];

type Deps = {
  site: Site;
  files: SiteFiles;
  toolHosts: ToolHosts;
  createServices: (address: string) => Services | null;
  isReady: () => Promise<boolean>;
  trustedProxies: number;
  log: Log;
  isStopping: () => boolean;
  onResponse?: OnResponse | undefined;
  countPage?: ((context: Context) => void) | undefined;
};

export function createApp(deps: Deps) {
  const { site, files, toolHosts, createServices, isReady, trustedProxies, log, isStopping, countPage } =
    deps;
  const app = new Hono<{ Bindings: HttpBindings }>();

  const routeOf = createRouteNames([...site.patterns, ...ownRoutes], (name) => files.byPath.has(name));
  app.use(requestLog(log, routeOf, deps.onResponse));
  app.use(async (context, next) => {
    await next();
    countPage?.(context);
    if (isStopping()) context.header('Connection', 'close');
  });
  app.use(securityHeaders);
  app.use(secureTransport(trustedProxies));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) =>
    !isStopping() && (await isReady())
      ? context.json({ status: 'ok' })
      : context.json({ status: 'unavailable' }, 503),
  );
  app.get('/language/:language', rememberLanguage(site));
  app.use(refuseMalformed);
  app.use(refuseCrossSite);
  const onError = () => problemResponse({ status: 413, code: 'too_large' });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError }));
  app.on(['GET', 'HEAD'], '*', serveFiles(files, site));
  app.use(refuseAtPages);
  app.use(compress());
  app.all('*', async (context) => {
    const socket = getConnInfo(context).remote.address ?? '';
    const address = clientAddress(socket, context.req.header('x-forwarded-for'), trustedProxies);
    const response = await site.handle(context.req.raw, createServices(address));
    // The router answers 500 after the client has gone. That is no error of the server.
    if (response.status === 500 && context.req.raw.signal.aborted) {
      return new Response(null, { status: CLIENT_GONE });
    }
    const { body, status, headers } = await addPageHeaders(response, toolHosts);
    return headers.has('Transfer-Encoding') && body
      ? new Response(
          cutOnFailure(body, () => context.env.outgoing.destroy()),
          { status, headers },
        )
      : new Response(body, { status, headers });
  });
  app.notFound(() => problemResponse({ status: 404, code: 'not_found' }));
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    log.error({ err: error, request: context.get('requestId') }, 'http.failed');
    return problemResponse({ status: 500, code: 'failed' });
  });
  return app;
}

/**
 * Pages load this style sheet without scripts. It sets no cookie for a page without language prefix (see `Referer`), whose
 * language was not chosen but negotiated.
 */
const rememberLanguage = (site: Site) => (context: Context) => {
  const language = context.req.param('language') ?? '';
  if (!site.prefixOf(`/${language}`)) return context.notFound();
  const from = URL.parse(context.req.header('referer') ?? '')?.pathname;
  if (from === undefined || site.prefixOf(from) === language)
    context.header('Set-Cookie', site.languageCookie(language));
  return context.body('', 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' });
};

/** Refuses requests that Node's parser accepts but that make the router answer 500. */
const refuseMalformed: MiddlewareHandler = async ({ req }, next) => {
  if (!methods.includes(req.method))
    return problemResponse({ status: 405, code: 'method_not_allowed' }, { Allow: 'GET, HEAD, POST' });
  try {
    decodeURIComponent(new URL(req.url).pathname);
  } catch {
    return problemResponse({ status: 400, code: 'malformed' });
  }
  // A request must have one Host (RFC 9112, 3.2); of several, a proxy may have used another one.
  return req.header('host')?.includes(',') ? problemResponse({ status: 400, code: 'malformed' }) : next();
};

/** Pages accept no POST. Programs get a plain 405 here; browsers get a page from the router. */
const refuseAtPages: MiddlewareHandler = async ({ req }, next) => {
  const isAllowed = ['GET', 'HEAD'].includes(req.method) || req.path.startsWith('/api/');
  if (isAllowed || req.header('accept')?.includes('text/html')) return next();
  return problemResponse({ status: 405, code: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
};

/** When a body fails, this cuts the connection, so that browsers notice. @hono/node-server would also print the error. */
function cutOnFailure(body: ReadableStream<Uint8Array>, cut: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        reader.read().then(({ done, value }) => (done ? controller.close() : controller.enqueue(value)), cut),
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
