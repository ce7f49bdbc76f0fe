/** A status and a code (RFC 9457), never a message for visitors or an internal. */
export type Problem = { status: number; code: string; errors?: { field: string; code: string }[] };

export type Failure<Code extends string = string> =
  | { ok: false; reason: 'invalid'; invalid: { field: string; code: Code }[] }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' }
  | Unreadable;

export type Unreadable = {
  ok: false;
  reason: 'malformed' | 'method_not_allowed' | 'unsupported_media_type';
};

/** `outcome` and `typed` (the input) are for a page; `response` is JSON. */
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

const STORE_RETRY_SECONDS = 5;

export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return jsonAnswer({ type: 'about:blank', ...problem }, problem.status, {
    ...headers,
    'Content-Type': 'application/problem+json',
  });
}

export function failureResponse(failure: Failure): Response {
  const { reason } = failure;
  const errors = reason === 'invalid' ? { errors: failure.invalid } : {};
  return problemResponse({ status: STATUS[reason], code: reason, ...errors }, headersOf(failure));
}

/** `status` and `body` are for success. */
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

/** Content-Length keeps status and body in one packet, so that a kill cannot split them. */
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
