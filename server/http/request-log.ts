import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Called with every answer when it begins. Path and method are as they came: anything at all. */
export type OnAnswered = (answer: {
  method: string;
  pathname: string;
  status: number;
  milliseconds: number;
}) => void;

/** Gives every request an id and writes one line about it: no address, no query, no body, no agent. */
export function requestLog(log: Log, onAnswered?: OnAnswered): MiddlewareHandler {
  return async (context, next) => {
    const id = randomUUID();
    const began = performance.now();
    context.set('requestId', id);
    await next();
    context.res.headers.set('X-Request-Id', id);
    const milliseconds = performance.now() - began;
    const { method, path: pathname } = context.req;
    const { status } = context.res;
    log.info(
      {
        request: id,
        method,
        path: pathname,
        status,
        milliseconds: Math.round(milliseconds),
      },
      'http.answered',
    );
    onAnswered?.({ method, pathname, status, milliseconds });
  };
}
