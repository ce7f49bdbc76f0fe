/** `confirm`: by a mailed link. */
export type Sent =
  | { state: 'accepted'; reference: string; confirm: boolean }
  | { state: 'invalid'; errors: { field: string; code: string }[] }
  | { state: 'limited'; seconds: number }
  | { state: 'failed' };

/** The server suspects forms sent within 2000 ms; timers may be early. */
const soonestMilliseconds = 2100;
const timeoutMilliseconds = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function errorsIn(body: unknown): { field: string; code: string }[] {
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
  if (response.status === 400) return { state: 'invalid', errors: errorsIn(body) };
  if (response.status === 429)
    return { state: 'limited', seconds: Number(response.headers.get('Retry-After')) };
  return { state: 'failed' };
}

/**
 * The hidden field `key` marks repeats of one submission until it is accepted.
 * @param shownAt by `performance.now()`
 */
export async function sendForm(address: string, form: HTMLFormElement, shownAt: number): Promise<Sent> {
  const key = form.elements.namedItem('key');
  // `randomUUID` needs TLS.
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
    return { state: 'failed' };
  }
}
