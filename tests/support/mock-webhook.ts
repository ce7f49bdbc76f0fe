import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { startSteeredServer, steering } from './steered-server.ts';

type Details = { retryAfter: string; status: number };

const answersByMode = {
  ok: (response) => response.writeHead(204).end(),
  fail: (response) => response.writeHead(500).end('{"error":"told to fail"}'),
  hang: () => undefined,
  gone: (response) => response.writeHead(410).end(),
  busy: (response, { retryAfter }) => response.writeHead(429, { 'retry-after': retryAfter }).end(),
  cut: (response) => response.socket?.destroy(),
  redirect: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  status: (response, { status }) => response.writeHead(status).end(),
  garbage: (response) => response.socket?.end('\u0000\u0001 this is not HTTP\r\n\r\n'),
} satisfies Record<string, (response: ServerResponse, order: Details) => unknown>;

type Mode = keyof typeof answersByMode;

const orderShape = steering.extend({
  mode: z.literal(Object.keys(answersByMode) as Mode[]),
  /** The Retry-After of `busy`: seconds, or a date. */
  retryAfter: z.string().default('2'),
  /** The HTTP status that `status` answers with, without a body. */
  status: z.int().min(200).max(599).default(204),
});

/** `signature` is verified only if there is a secret, else it is `unchecked`. */
type ReceivedDelivery = {
  mode: Mode;
  headers: IncomingHttpHeaders;
  body: string;
  signature: 'valid' | 'invalid' | 'unchecked';
};

export type MockWebhook = Awaited<ReturnType<typeof startMockWebhook>>;

/**
 * Starts a webhook receiver that fails on demand (`steered-server.ts`). Deliveries go to its `url`.
 * @param secret `whsec_…`: invalid signatures get 401
 */
export async function startMockWebhook({ secret }: { secret?: string } = {}) {
  const verifier = secret === undefined ? undefined : new Webhook(secret);
  const { origin, ...server } = await startSteeredServer<typeof orderShape, ReceivedDelivery>(
    orderShape,
    ({ request: { headers }, response, body, order, remember }) => {
      const signature = verifier ? verify(verifier, headers, body) : 'unchecked';
      remember({ mode: order.mode, headers, body, signature });
      if (signature === 'invalid') response.writeHead(401).end();
      else answersByMode[order.mode](response, order);
    },
  );
  return { ...server, url: `${origin}/` };
}

function verify(verifier: Webhook, headers: IncomingHttpHeaders, body: string): 'valid' | 'invalid' {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  try {
    verifier.verify(body, Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')])));
    return 'valid';
  } catch (error) {
    if (error instanceof WebhookVerificationError) return 'invalid';
    throw error;
  }
}
