import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Gives every request an id and writes one line about it: no address, no query, no body, no agent. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const id = randomUUID();
    const began = performance.now();
    context.set('requestId', id);
    await next();
    context.res.headers.set('X-Request-Id', id);
    const milliseconds = Math.round(performance.now() - began);
    log.info(
      {
        request: id,
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        milliseconds,
      },
      'http.answered',
    );
  };
}
