import { failureHeaders, failureResponse, failureStatus, type Unreadable } from '../http/failure.ts';
import { jsonAnswer } from '../http/json-answer.ts';
import type { IntakeResult } from './intake.ts';

/** The outcome of a form: taken in or not, or not even readable. */
export type Outcome = IntakeResult | Unreadable;

/** The status of an outcome; the same for programs and for pages. */
export function outcomeStatus(outcome: Outcome): number {
  return outcome.ok ? 202 : failureStatus(outcome);
}

/** The headers that an outcome asks for: when to come back. */
export function outcomeHeaders(outcome: Outcome): Record<string, string> {
  return outcome.ok ? {} : failureHeaders(outcome);
}

/** An outcome as JSON: `202 {"reference"}`, or a problem with the faults of the fields. */
export function outcomeResponse(outcome: Outcome): Response {
  if (!outcome.ok) return failureResponse(outcome);
  return jsonAnswer({ reference: outcome.reference }, { status: outcomeStatus(outcome) });
}
