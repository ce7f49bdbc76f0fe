/** What went wrong, for a program: a status and a code; never a sentence for a visitor, never an internal (RFC 9457). */
export type Problem = { status: number; code: string; errors?: { field: string; code: string }[] };

/** Why something that a visitor sent was not taken; `Code` names what can be wrong with a field. */
export type Failure<Code extends string = string> =
  | { ok: false; reason: 'invalid'; invalid: { field: string; code: Code }[] }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' }
  | Unreadable;

/** What was sent could not even be read. */
export type Unreadable = {
  ok: false;
  reason: 'malformed' | 'method_not_allowed' | 'unsupported_media_type';
};

/**
 * What became of a form, for whoever sent it: `outcome` in codes and `typed`, the texts as they came, are for a page
 * that says it, with this status and these headers; `response` says the same to a program, in JSON.
 */
export type FormAnswer<Outcome> = {
  outcome: Outcome;
  typed: Record<string, string>;
  status: number;
  headers: Record<string, string>;
  response: () => Response;
};

const STATUS = {
  invalid: 400,
  malformed: 400,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  limited: 429,
  unavailable: 503,
};

/** Seconds after which a store that could not write is worth another attempt. */
const STORE_RETRY_SECONDS = 5;

/** A problem as an answer. @param headers such as `Retry-After` */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return jsonAnswer({ type: 'about:blank', ...problem }, problem.status, {
    ...headers,
    'Content-Type': 'application/problem+json',
  });
}

/** A failure for a program: a problem, with the faults of the fields. */
export function failureResponse(failure: Failure): Response {
  const { reason } = failure;
  const errors = reason === 'invalid' ? { errors: failure.invalid } : {};
  return problemResponse({ status: STATUS[reason], code: reason, ...errors }, headersOf(failure));
}

/**
 * The answer to a form.
 * @param sent the fields as they came
 * @param status of what was taken in, with `body` as its JSON
 */
export function formAnswer<Outcome extends { ok: true } | Failure>(
  outcome: Outcome,
  sent: Record<string, unknown>,
  status: number,
  body: unknown,
): FormAnswer<Outcome> {
  const texts = Object.entries(sent).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const said = { outcome, typed: Object.fromEntries(texts) };
  if (outcome.ok) return { ...said, status, headers: {}, response: () => jsonAnswer(body, status) };
  return {
    ...said,
    status: STATUS[outcome.reason],
    headers: headersOf(outcome),
    response: () => failureResponse(outcome),
  };
}

/** The headers that a failure asks for: when to come back, and how. */
function headersOf(failure: Failure): Record<string, string> {
  switch (failure.reason) {
    case 'method_not_allowed':
      return { Allow: 'POST' };
    case 'limited':
      return { 'Retry-After': String(failure.retryAfterSeconds) };
    case 'unavailable':
      return { 'Retry-After': String(STORE_RETRY_SECONDS) };
    default:
      return {};
  }
}

/**
 * A short answer in JSON, never kept by a cache. It says its own length: so it is not compressed, which would take
 * longer than it saves, and leaves in one piece with its status. In two pieces, a process that is killed in between
 * would have said "accepted" without the reference.
 */
function jsonAnswer(value: unknown, status: number, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify(value);
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
    },
  });
}
