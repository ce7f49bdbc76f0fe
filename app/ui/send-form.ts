/** How the sending of a form went. `limited` says after how many seconds to try again. */
export type Sent =
  | { state: 'accepted'; reference: string }
  | { state: 'invalid'; errors: { field: string; code: string }[] }
  | { state: 'limited'; seconds: number }
  | { state: 'failed' };

/** Whoever sends sooner after the form was shown is taken for a robot by the server; a person is made to wait for it. */
const soonestMilliseconds = 2000;
const timeoutMilliseconds = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function faults(body: unknown): { field: string; code: string }[] {
  const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return errors.filter(isRecord).map((error) => ({ field: String(error.field), code: String(error.code) }));
}

async function post(address: string, fields: Record<string, unknown>): Promise<Sent> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const body: unknown = await response.json();
  if (response.status === 202 && isRecord(body))
    return { state: 'accepted', reference: String(body.reference) };
  if (response.status === 400) return { state: 'invalid', errors: faults(body) };
  if (response.status === 429)
    return { state: 'limited', seconds: Number(response.headers.get('Retry-After')) };
  return { state: 'failed' };
}

/**
 * Sends a form's fields as JSON.
 * @param shownAt when the form was first shown, as `performance.now()` says it
 */
export async function sendForm(address: string, form: HTMLFormElement, shownAt: number): Promise<Sent> {
  try {
    const wait = shownAt + soonestMilliseconds - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return await post(address, {
      ...Object.fromEntries(new FormData(form)),
      elapsed: Math.ceil(performance.now() - shownAt),
    });
  } catch {
    // No network, a time-out, an answer that is no JSON: for the visitor it is one thing, and it was not sent.
    return { state: 'failed' };
  }
}
