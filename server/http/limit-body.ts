import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problemResponse } from '../json-answer.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';

const tooLarge = () => problemResponse({ status: 413, code: 'too_large' });
const countChunks = bodyLimit({ maxSize: CONNECTION_LIMITS.bodyBytes, onError: tooLarge });

/** Refuses a body over the limit, at any address: by its own word before a byte of it is read, else when it has come to it. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length');
  if (length === undefined) return countChunks(context, next);
  return Number(length) > CONNECTION_LIMITS.bodyBytes ? Promise.resolve(tooLarge()) : next();
};
