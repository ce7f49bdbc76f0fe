import { Webhook } from 'standardwebhooks';
import type { Clock } from '../clock.ts';
import { networkErrorCode, retryAfterMs } from '../http/failed-fetch.ts';
import type { AttemptOutcome, Transport } from './submission.ts';

type Deps = {
  url: string;
  /** Each `whsec_…` adds a signature; without any, deliveries are unsigned. */
  secrets: readonly string[];
  fetch: typeof fetch;
  clock: Pick<Clock, 'now'>;
};

const GONE = 410;

/** By the Standard Webhooks specification: one POST, the same id on every attempt, no redirect followed. */
export function createWebhookTransport({ url, secrets, fetch, clock }: Deps): Transport<'webhook'> {
  const signers = secrets.map((secret) => new Webhook(secret));

  return async (id, content, signal) => {
    const body = JSON.stringify(content);
    const sentAt = new Date(clock.now());
    const headers = new Headers({
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    });
    const signatures = signers.map((signer) => signer.sign(id, sentAt, body));
    if (signatures.length > 0) headers.set('webhook-signature', signatures.join(' '));
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      // Only the status counts, so a body that breaks off or never ends changes nothing.
      response.body?.cancel().catch(() => undefined);
      return outcomeOf(response, clock.now());
    } catch (cause) {
      return { result: 'failed', error: networkErrorCode(cause) };
    }
  };
}

function outcomeOf({ status, headers }: Response, now: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { result: 'delivered', status };
  if (status === GONE) return { result: 'gone', status };
  const error = status >= 300 && status < 400 ? 'redirect_not_followed' : 'not_accepted';
  return { result: 'failed', status, error, retryAfterMs: retryAfterMs(headers.get('retry-after'), now) };
}
