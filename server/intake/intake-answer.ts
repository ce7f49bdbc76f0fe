import { problemResponse } from '../http/problem.ts';
import type { IntakeResult } from './intake.ts';
import type { ReadFields } from './read-fields.ts';

/** The outcome of a form: taken in or not, or not even readable. */
export type Outcome = IntakeResult | Extract<ReadFields, { ok: false }>;

/** Seconds after which a store that could not write is worth another try. */
const storeRetrySeconds = 5;

/** The status of an outcome; the same for programs and for pages. */
export function outcomeStatus(outcome: Outcome): number {
  if (outcome.ok) return 202;
  if ('status' in outcome) return outcome.status;
  return { invalid: 400, limited: 429, unavailable: 503 }[outcome.reason];
}

/** The headers that an outcome asks for: when to come back. */
export function outcomeHeaders(outcome: Outcome): Record<string, string> {
  if (outcome.ok || 'status' in outcome || outcome.reason === 'invalid') return {};
  const seconds = outcome.reason === 'limited' ? outcome.retryAfterSeconds : storeRetrySeconds;
  return { 'Retry-After': String(seconds) };
}

/** An outcome as JSON: `202 {"reference"}`, or a problem with the faults of the fields. */
export function outcomeResponse(outcome: Outcome): Response {
  const status = outcomeStatus(outcome);
  if (outcome.ok) {
    return Response.json(
      { reference: outcome.reference },
      { status, headers: { 'Cache-Control': 'no-store' } },
    );
  }
  const code = 'status' in outcome ? outcome.code : outcome.reason;
  const errors = 'reason' in outcome && outcome.reason === 'invalid' ? { errors: outcome.invalid } : {};
  return problemResponse({ status, code, ...errors }, outcomeHeaders(outcome));
}
