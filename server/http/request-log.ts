import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../observability/log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** The client may send any `method`. */
export type OnResponse = (response: {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}) => void;

/**
 * Logs neither address, path, query, body nor user agent.
 * @param routeOf maps a path, which may contain personal data, to a route's name
 */
export function requestLog(
  log: Log,
  routeOf: (pathname: string) => string,
  onResponse?: OnResponse,
): MiddlewareHandler {
  return async (context, next) => {
    const request = randomUUID();
    const began = performance.now();
    context.set('requestId', request);
    await next();
    context.res.headers.set('X-Request-Id', request);
    const { method, path } = context.req;
    const response = { method, route: routeOf(path), status: context.res.status };
    const milliseconds = performance.now() - began;
    log.info({ request, ...response, milliseconds: Math.round(milliseconds) }, 'http.answered');
    onResponse?.({ ...response, milliseconds });
  };
}
