import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatOrder } from './mock-chat-order.ts';

/** Milliseconds between chunks of a slow answer. */
const SLOW_MS = 400;

type Answer = (response: ServerResponse, order: ChatOrder) => unknown;

/** Modes of the mock chat service. */
export const chatAnswers = {
  /** A stream with a role, an empty delta, a comment and usage, as real services send. */
  ok: stream,
  slow: (response, order) => stream(response, { ...order, pause: Math.max(order.pause, SLOW_MS) }),
  /** JSON instead of the requested stream. */
  whole: (response, { reply }) =>
    json(response, { choices: [{ message: { role: 'assistant', content: reply }, finish_reason: 'stop' }] }),
  /** Closes the connection after the first chunk. */
  cut: async (response, order) => {
    open(response);
    await write(response, event({ content: piecesOf(order)[0] }));
    await pause(order.pause);
    response.socket?.destroy();
  },
  unauthorized: (response) =>
    json(response, { error: { message: 'Incorrect API key provided: dev***' } }, 401),
  refused: (response, { reply }) => json(response, { error: { message: reply } }, 403),
  busy: (response) => {
    response.setHeader('retry-after', '60');
    json(response, { error: { message: 'Rate limit reached' } }, 429);
  },
  error: (response, { reply }) => json(response, { error: { message: reply } }),
  /** An error within the stream, with the reply as its message. */
  'late-error': async (response, order) => {
    open(response);
    await write(response, event({ content: piecesOf(order)[0] }));
    response.end(`data: ${JSON.stringify({ error: { message: order.reply } })}\n\n`);
  },
  empty: (response) => json(response, { choices: [] }),
  invalid: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{"choices":');
  },
  /** Never responds. */
  hang: () => undefined,
  /** Sends one chunk and nothing more. */
  stall: async (response, order) => {
    open(response);
    await write(response, event({ content: piecesOf(order)[0] }));
  },
  /** Closes the connection like an unreachable service. */
  down: (response) => response.socket?.destroy(),
  broken: (response) => response.writeHead(503).end('upstream connect error'),
  redirect: (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
  /** Streams without end. */
  endless: async (response, { reply }) => {
    open(response);
    while (!response.destroyed) {
      await write(response, event({ content: reply }));
      // Yields to the event loop, which reports the closed connection.
      await pause(0);
    }
  },
} satisfies Record<ChatOrder['mode'], Answer>;

async function stream(response: ServerResponse, order: ChatOrder): Promise<void> {
  open(response);
  await write(response, ': a comment, which keeps the connection open\n\n');
  await write(
    response,
    `data: ${JSON.stringify({ choices: [] })}\n\n${event({ role: 'assistant', content: '' })}`,
  );
  for (const content of piecesOf(order)) {
    if (response.destroyed) return;
    await write(response, event({ content }));
    if (order.pause > 0) await pause(order.pause);
  }
  const last = { choices: [{ delta: {}, finish_reason: 'stop' }], usage: { total_tokens: 42 } };
  response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function event(delta: { role?: string; content?: string | undefined }): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`;
}

/** Splits by UTF-16 units: surrogate pairs may be split, as services do. */
function piecesOf({ reply, piece }: ChatOrder): string[] {
  return Array.from({ length: Math.ceil(reply.length / piece) }, (_, index) =>
    reply.slice(index * piece, (index + 1) * piece),
  );
}

/** Resolves on drain or close. */
function write(response: ServerResponse, chunk: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.write(chunk, () => resolve());
  });
}
