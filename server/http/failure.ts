import { problemResponse } from './problem.ts';

/** Why something that a visitor sent was not taken; `Code` names what can be wrong with a field. */
export type Failure<Code extends string = string> =
  | { ok: false; reason: 'invalid'; invalid: { field: string; code: Code }[] }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' }
  | Unreadable;

/** What was sent could not even be read. */
export type Unreadable = { ok: false; status: 400 | 415; code: 'malformed' | 'unsupported_media_type' };

/** Seconds after which a store that could not write is worth another try. */
const storeRetrySeconds = 5;

/** The status of a failure; the same for programs and for pages. */
export function failureStatus(failure: Failure): number {
  if ('status' in failure) return failure.status;
  return { invalid: 400, limited: 429, unavailable: 503 }[failure.reason];
}

/** The headers that a failure asks for: when to come back. */
export function failureHeaders(failure: Failure): Record<string, string> {
  if ('status' in failure || failure.reason === 'invalid') return {};
  const seconds = failure.reason === 'limited' ? failure.retryAfterSeconds : storeRetrySeconds;
  return { 'Retry-After': String(seconds) };
}

/** A failure for a program: a problem, with the faults of the fields. */
export function failureResponse(failure: Failure): Response {
  const code = 'status' in failure ? failure.code : failure.reason;
  const errors = 'reason' in failure && failure.reason === 'invalid' ? { errors: failure.invalid } : {};
  return problemResponse({ status: failureStatus(failure), code, ...errors }, failureHeaders(failure));
}
