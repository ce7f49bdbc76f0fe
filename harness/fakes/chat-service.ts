import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { chatAnswers } from './chat-answers.ts';
import { type ChatOrder, orderShape } from './chat-order.ts';

/** A request as it came in. `closed`: the other side has gone before the answer was at its end. */
type ReceivedQuestion = {
  headers: IncomingHttpHeaders;
  body: string;
  mode: ChatOrder['mode'];
  closed: boolean;
};

export type FakeChatService = {
  /** The full address of its endpoint. */
  url: string;
  /** Every request so far, whatever it was answered. */
  received: ReceivedQuestion[];
  /** How to answer from now on. */
  tell: (order: z.input<typeof orderShape>) => void;
  /** Loses every connection, at this moment. */
  hangUp: () => void;
  close: () => Promise<void>;
};

/**
 * A chat-completion service that misbehaves on demand: a real server on 127.0.0.1, for tests and for development.
 * Another process steers it over HTTP: `POST /_mode` with an order as JSON, `GET /_received`, `DELETE /_received`.
 * @param port 0 (the default) takes a free one
 */
export async function startFakeChatService({ port = 0 }: { port?: number } = {}): Promise<FakeChatService> {
  const received: ReceivedQuestion[] = [];
  let order: ChatOrder = orderShape.parse({ mode: 'ok' });

  function orderFor(body: string): ChatOrder {
    const now = order;
    if (!body.includes(now.matching)) return orderShape.parse({ mode: 'ok' });
    if (now.times === 1) order = orderShape.parse({ mode: 'ok' });
    else if (now.times !== undefined) order = { ...now, times: now.times - 1 };
    return now;
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const call = `${request.method} ${request.url}`;
    if (call === 'POST /_mode') return steer(response, body);
    if (call === 'DELETE /_received') received.length = 0;
    if (request.url === '/_received')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(received));
    const answering = orderFor(body);
    const question = { headers: request.headers, body, mode: answering.mode, closed: false };
    received.push(question);
    response.once('close', () => {
      question.closed = !response.writableFinished;
    });
    return chatAnswers[answering.mode](response, answering);
  });

  function steer(response: ServerResponse, body: string) {
    const told = z
      .string()
      .transform((json) => JSON.parse(json))
      .pipe(orderShape)
      .safeParse(body);
    if (told.success) order = told.data;
    return response.writeHead(told.success ? 204 : 400).end(told.error?.message);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the fake chat service listens on no port');

  return {
    url: `http://127.0.0.1:${address.port}/v1/chat/completions`,
    received,
    tell: (told) => {
      order = orderShape.parse(told);
    },
    hangUp: () => server.closeAllConnections(),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
