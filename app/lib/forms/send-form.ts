/** How the sending of a form went. `confirm`: by a link that was sent by mail. `limited` says after how many seconds to try again. */
export type Sent =
  | { state: 'accepted'; reference: string; confirm: boolean }
  | { state: 'invalid'; errors: { field: string; code: string }[] }
  | { state: 'limited'; seconds: number }
  | { state: 'failed' };

/**
 * Whoever sends sooner than two seconds after the form was shown is taken for a robot by the server; a person is made to
 * wait for it, and a little longer: a browser's clock may be coarse, and its timers early.
 */
const soonestMilliseconds = 2100;
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
    return { state: 'accepted', reference: String(body.reference), confirm: body.confirm === true };
  if (response.status === 400) return { state: 'invalid', errors: faults(body) };
  if (response.status === 429)
    return { state: 'limited', seconds: Number(response.headers.get('Retry-After')) };
  return { state: 'failed' };
}

/**
 * Sends a form's fields as JSON. Its hidden field `key` tells the server that it is the same filling-in of the form,
 * however often it is sent: it gets a value at the first try and loses it when the form was accepted.
 * @param shownAt when the form was first shown, as `performance.now()` says it
 */
export async function sendForm(address: string, form: HTMLFormElement, shownAt: number): Promise<Sent> {
  const key = form.elements.namedItem('key');
  // Not `randomUUID`, which browsers keep from pages that came without TLS.
  if (key instanceof HTMLInputElement) key.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    const wait = shownAt + soonestMilliseconds - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const sent = await post(address, {
      ...Object.fromEntries(new FormData(form)),
      elapsed: Math.ceil(performance.now() - shownAt),
    });
    if (key instanceof HTMLInputElement && sent.state === 'accepted') key.value = '';
    return sent;
  } catch {
    // No network, a time-out, an answer that is no JSON: for the visitor it is one thing, and it was not sent.
    return { state: 'failed' };
  }
}
