import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatOrder } from './chat-order.ts';

/** Between two pieces of a slow answer, in milliseconds. */
const SLOW_MS = 400;

type Answer = (response: ServerResponse, order: ChatOrder) => unknown;

/** How the fake chat service answers, well and badly. */
export const chatAnswers = {
  /** Streamed, with what real services put around the words: a role, an empty piece, a comment, the usage. */
  ok: stream,
  slow: (response, order) => stream(response, { ...order, pause: Math.max(order.pause, SLOW_MS) }),
  /** Whole JSON, although a stream was asked for. */
  whole: (response, { reply }) =>
    json(response, { choices: [{ message: { role: 'assistant', content: reply }, finish_reason: 'stop' }] }),
  /** The connection is lost after the first piece. */
  cut: async (response, order) => {
    open(response);
    await write(response, event({ content: piecesOf(order)[0] }));
    await pause(order.pause);
    response.socket?.destroy();
  },
  unauthorized: (response) =>
    json(response, { error: { message: 'Incorrect API key provided: dev***' } }, 401),
  busy: (response) => {
    response.setHeader('retry-after', '60');
    json(response, { error: { message: 'Rate limit reached' } }, 429);
  },
  error: (response) => json(response, { error: { message: 'The model is overloaded' } }),
  /** An error in the middle of a stream. */
  'late-error': async (response, order) => {
    open(response);
    await write(response, event({ content: piecesOf(order)[0] }));
    response.end(`data: ${JSON.stringify({ error: { message: 'The model is overloaded' } })}\n\n`);
  },
  empty: (response) => json(response, { choices: [] }),
  invalid: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{"choices":');
  },
  /** Takes the question and says nothing. */
  hang: () => undefined,
  /** Says one piece and no more. */
  stall: async (response, order) => {
    open(response);
    await write(response, event({ content: piecesOf(order)[0] }));
  },
  /** As if nobody were there. */
  down: (response) => response.socket?.destroy(),
  broken: (response) => response.writeHead(503).end('upstream connect error'),
  redirect: (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
  /** Never comes to an end, as fast as it is read. */
  endless: async (response, { reply }) => {
    open(response);
    while (!response.destroyed) {
      await write(response, event({ content: reply }));
      // Otherwise the loop would never hear that its reader has left.
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

/** Pieces of so many UTF-16 units: a letter of two may be cut in the middle, as services do. */
function piecesOf({ reply, piece }: ChatOrder): string[] {
  return Array.from({ length: Math.ceil(reply.length / piece) }, (_, index) =>
    reply.slice(index * piece, (index + 1) * piece),
  );
}

/** Resolves when the other side can take more, or is gone. */
function write(response: ServerResponse, chunk: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.write(chunk, () => resolve());
  });
}
