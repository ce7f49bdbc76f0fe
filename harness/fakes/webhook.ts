import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';

const ANSWERS = {
  ok: (response) => response.writeHead(204).end(),
  fail: (response) => response.writeHead(500).end('{"error":"told to fail"}'),
  hang: () => undefined,
  gone: (response) => response.writeHead(410).end(),
  busy: (response, { retryAfter }) => response.writeHead(429, { 'retry-after': retryAfter }).end(),
  cut: (response) => response.socket?.destroy(),
  redirect: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  teapot: (response) => response.writeHead(418).end(),
  status: (response, { status }) => response.writeHead(status).end(),
  garbage: (response) => response.socket?.end('\u0000\u0001 this is not HTTP\r\n\r\n'),
} satisfies Record<string, (response: ServerResponse, order: Order) => unknown>;

const orderShape = z.object({
  mode: z.enum(['ok', 'fail', 'hang', 'gone', 'busy', 'cut', 'redirect', 'teapot', 'status', 'garbage']),
  /** How many deliveries it is for; then `ok` again. Without: until told otherwise. */
  times: z.int().positive().optional(),
  /** Only deliveries whose body contains this text; the others are answered `ok`. */
  matching: z.string().default(''),
  /** For `busy`: seconds, or a date. */
  retryAfter: z.string().default('2'),
  /** For `status`: what to answer, without a body. */
  status: z.int().min(200).max(599).default(204),
});

type Order = z.output<typeof orderShape>;

type WebhookOrder = z.input<typeof orderShape>;

/** A delivery as it came in. `signature`: checked when the fake has a secret, else `unchecked`. */
type ReceivedDelivery = {
  path: string;
  mode: WebhookOrder['mode'];
  headers: IncomingHttpHeaders;
  body: string;
  signature: 'valid' | 'invalid' | 'unchecked';
};

export type FakeWebhook = {
  /** Where deliveries go. */
  url: string;
  /** Every delivery so far, whatever it was answered. */
  received: ReceivedDelivery[];
  /** How to answer from now on. */
  tell: (order: WebhookOrder) => void;
  /** Resolves once there have been `count` deliveries. */
  until: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * A receiver of letters that misbehaves on demand: a real server on 127.0.0.1, for tests and for development. Another
 * process steers it over HTTP: `POST /_mode` with an order as JSON, `GET /_received`, `DELETE /_received`.
 * @param port 0 (the default) takes a free one
 * @param secret `whsec_…`: signatures are verified, and what does not verify is answered 401
 */
export async function startFakeWebhook({
  port = 0,
  secret,
}: {
  port?: number;
  secret?: string;
} = {}): Promise<FakeWebhook> {
  const received: ReceivedDelivery[] = [];
  const verifier = secret === undefined ? undefined : new Webhook(secret);
  const waiting = new Set<{ count: number; go: () => void }>();
  let order: Order = orderShape.parse({ mode: 'ok' });

  function modeFor(body: string): Order['mode'] {
    if (!body.includes(order.matching)) return 'ok';
    const { mode, times } = order;
    if (times === 1) order = { ...order, mode: 'ok', times: undefined };
    else if (times !== undefined) order = { ...order, times: times - 1 };
    return mode;
  }

  function take(request: IncomingMessage, response: ServerResponse, body: string): void {
    const current = order;
    const mode = modeFor(body);
    const signature = verifier ? verify(verifier, request.headers, body) : 'unchecked';
    received.push({ path: request.url ?? '', mode, headers: request.headers, body, signature });
    for (const waiter of waiting) if (received.length >= waiter.count) waiter.go();
    if (signature === 'invalid') response.writeHead(401).end();
    else ANSWERS[mode](response, current);
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const call = `${request.method} ${request.url}`;
    if (call === 'POST /_mode') return steer(response, body);
    if (call === 'DELETE /_received') received.length = 0;
    if (request.url === '/_received')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(received));
    return take(request, response, body);
  });

  function steer(response: ServerResponse, body: string) {
    const told = orderShape.safeParse(parsed(body));
    if (told.success) order = told.data;
    return response.writeHead(told.success ? 204 : 400).end(told.error?.message);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake webhook listens on no port');

  return {
    url: `http://127.0.0.1:${address.port}/`,
    received,
    tell: (told) => {
      order = orderShape.parse(told);
    },
    until: (count) =>
      new Promise((go) => {
        if (received.length >= count) go();
        else waiting.add({ count, go });
      }),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function verify(verifier: Webhook, headers: IncomingHttpHeaders, body: string): 'valid' | 'invalid' {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  try {
    verifier.verify(body, Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')])));
    return 'valid';
  } catch (fault) {
    if (fault instanceof WebhookVerificationError) return 'invalid';
    throw fault;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // no JSON is no order either
  }
}
