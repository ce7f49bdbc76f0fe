import { jsonAnswer } from './json-answer.ts';

/** What went wrong, for a program: a status and a code; never a sentence for a visitor, never an internal (RFC 9457). */
export type Problem = { status: number; code: string; errors?: { field: string; code: string }[] };

/** A problem as an answer. @param headers such as `Retry-After` */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return jsonAnswer(
    { type: 'about:blank', ...problem },
    { status: problem.status, headers: { ...headers, 'Content-Type': 'application/problem+json' } },
  );
}
