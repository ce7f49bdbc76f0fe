import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { problemResponse } from './form-answer.ts';

const tooLarge = () => problemResponse({ status: 413, code: 'too_large' });
const countChunks = bodyLimit({ maxSize: CONNECTION_LIMITS.bodyBytes, onError: tooLarge });

/** Refuses a body over the limit, by Content-Length or while reading. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length');
  if (length === undefined) return countChunks(context, next);
  return Number(length) > CONNECTION_LIMITS.bodyBytes ? Promise.resolve(tooLarge()) : next();
};
