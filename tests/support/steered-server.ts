import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listening } from '../listening-server.ts';

/** What any order has beside its own: how to answer, how often, and whom. */
export const steering = z.object({
  mode: z.string(),
  /** How many requests it is for; then the default again. Without: until told otherwise. */
  times: z.int().positive().optional(),
  /** Only requests whose body contains this text; the others are answered by default. */
  matching: z.string().default(''),
});

/**
 * A real server on 127.0.0.1 that misbehaves on demand, for tests and for development. Another process steers it over
 * HTTP: `POST /_mode` with an order as JSON, `GET /_received`, `DELETE /_received`.
 * @param orders the shape of its orders; what it makes of `{ mode: 'ok' }` is the default
 * @param take answers a request by an order, and says what is remembered of it
 */
export async function startSteeredServer<Shape extends z.ZodObject, Received>(
  orders: Shape,
  take: (asked: {
    request: IncomingMessage;
    response: ServerResponse;
    body: string;
    order: z.output<Shape>;
    remember: (received: Received) => void;
  }) => unknown,
) {
  const received: Received[] = [];
  const listeners = new Set<() => void>();
  const usual = orders.parse({ mode: 'ok' });
  let order = usual;

  function orderFor(body: string): z.output<Shape> {
    const now = order;
    const { times, matching } = steering.parse(now);
    if (!body.includes(matching)) return usual;
    if (times !== undefined) order = times === 1 ? usual : orders.parse({ ...now, times: times - 1 });
    return now;
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const call = `${request.method} ${request.url}`;
    if (call === 'POST /_mode') {
      const told = z.preprocess(parsed, orders).safeParse(body);
      if (told.success) order = told.data;
      return response.writeHead(told.success ? 204 : 400).end(told.error?.message);
    }
    if (call === 'DELETE /_received') received.length = 0;
    if (request.url === '/_received')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(received));
    const remember = (one: Received) => {
      received.push(one);
      for (const listener of listeners) listener();
    };
    return take({ request, response, body, order: orderFor(body), remember });
  });
  const { port, stop } = await listening(server);

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Everything that came in so far, whatever it was answered. */
    received,
    /** How to answer from now on. */
    tell: (told: z.input<Shape>): void => {
      order = orders.parse(told);
    },
    /** Resolves once so much has come in. */
    until: (count: number): Promise<void> =>
      new Promise((resolve) => {
        const look = () => received.length >= count && resolve();
        listeners.add(look);
        look();
      }),
    /** Loses every connection, at this moment. */
    hangUp: () => server.closeAllConnections(),
    close: stop,
  };
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined; // no JSON is no order either
  }
}
