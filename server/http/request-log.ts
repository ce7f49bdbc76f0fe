import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log/log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Called with every answer when it begins. The method is as it came: anything at all. */
export type OnAnswered = (answer: {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}) => void;

/**
 * Gives every request an id and writes one line about it: no address, no path, no query, no body, no agent.
 * @param routeOf names the route of a path; a path itself can be a mail address, or whatever somebody has pasted
 */
export function requestLog(
  log: Log,
  routeOf: (pathname: string) => string,
  onAnswered?: OnAnswered,
): MiddlewareHandler {
  return async (context, next) => {
    const id = randomUUID();
    const began = performance.now();
    context.set('requestId', id);
    await next();
    context.res.headers.set('X-Request-Id', id);
    const milliseconds = performance.now() - began;
    const { method, path } = context.req;
    const route = routeOf(path);
    const { status } = context.res;
    log.info(
      {
        request: id,
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds),
      },
      'http.answered',
    );
    onAnswered?.({ method, route, status, milliseconds });
  };
}
