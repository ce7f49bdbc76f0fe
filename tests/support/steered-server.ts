import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listening } from './listening-server.ts';

/** Every order has these fields. */
export const steering = z.object({
  mode: z.string(),
  /** The number of requests that get this order, before the default returns. Undefined: all until the next order. */
  times: z.int().positive().optional(),
  /** Only requests whose body contains this text get the order. */
  matching: z.string().default(''),
});

/**
 * Starts a server on 127.0.0.1 that fails on demand, for tests and development. It is controlled by HTTP: `POST /_mode` with an
 * order as JSON, `GET /_received`.
 * @param orders schema of the orders; its parse of `{ mode: 'ok' }` is the default
 * @param take answers a request by an order and returns what to record
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
    if (request.url === '/_mode') {
      const told = z.preprocess(parseJson, orders).safeParse(body);
      if (told.success) order = told.data;
      return response.writeHead(told.success ? 204 : 400).end(told.error?.message);
    }
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
    /** All requests, however they were answered. */
    received,
    tell: (told: z.input<Shape>): void => {
      order = orders.parse(told);
    },
    /** Resolves after this many requests. */
    until: (count: number): Promise<void> =>
      new Promise((resolve) => {
        const look = () => received.length >= count && resolve();
        listeners.add(look);
        look();
      }),
    hangUp: () => server.closeAllConnections(),
    close: stop,
  };
}

function parseJson(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined; // invalid JSON counts as an invalid order
  }
}
