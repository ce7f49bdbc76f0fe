/** A problem has a status and a code (RFC 9457), but no message for visitors and no internals. */
export type Problem = { status: number; code: string; errors?: { field: string; code: string }[] };

export type Failure<Code extends string = string> =
  | { ok: false; reason: 'invalid'; invalid: { field: string; code: Code }[]; status?: number }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'unavailable' }
  | { ok: false; reason: 'refused'; code: string; status: number }
  | Unreadable;

export type Unreadable = {
  ok: false;
  reason: 'malformed' | 'method_not_allowed' | 'unsupported_media_type';
};

const statusOfReason = {
  invalid: 400,
  malformed: 400,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  refused: 409,
  limited: 429,
  unavailable: 503,
};

const STORE_RETRY_SECONDS = 5;

/** nginx's code for "client closed request" keeps these apart from failures in the log. */
export const CLIENT_GONE = 499;

export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return jsonResponse({ type: 'about:blank', ...problem }, problem.status, {
    ...headers,
    'Content-Type': 'application/problem+json',
  });
}

export function failureResponse(failure: Failure): Response {
  const { reason } = failure;
  const { status, headers } = failureInit(failure);
  const errors = reason === 'invalid' ? { errors: failure.invalid } : {};
  const code = reason === 'refused' ? failure.code : reason;
  return problemResponse({ status, code, ...errors }, headers);
}

export function failureInit(failure: Failure): { status: number; headers: Record<string, string> } {
  const { reason } = failure;
  const headers: Record<string, string> = {};
  if (reason === 'method_not_allowed') headers.Allow = 'POST';
  if (reason === 'limited') headers['Retry-After'] = String(failure.retryAfterSeconds);
  if (reason === 'unavailable') headers['Retry-After'] = String(STORE_RETRY_SECONDS);
  return { status: ('status' in failure && failure.status) || statusOfReason[reason], headers };
}

/** Content-Length keeps status and body in one packet, so that a kill cannot separate them. */
export function jsonResponse(value: object, status: number, headers: Record<string, string> = {}): Response {
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
