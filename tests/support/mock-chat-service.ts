import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { startSteeredServer, steering } from './steered-server.ts';

/** Characters per chunk and milliseconds between chunks. */
type Speech = { reply: string; piece: number; pause: number };
type Answer = (response: ServerResponse, speech: Speech) => unknown;

const answersByMode = {
  ok: stream,
  /** Answers with JSON instead of the requested stream. */
  whole: (response, { reply }) =>
    json(response, { choices: [{ message: { role: 'assistant', content: reply }, finish_reason: 'stop' }] }),
  unauthorized: (response) =>
    json(response, { error: { message: 'Incorrect API key provided: dev***' } }, 401),
  refused: (response, { reply }) => json(response, { error: { message: reply } }, 403),
  busy: (response) =>
    json(response.setHeader('retry-after', '60'), { error: { message: 'Rate limit reached' } }, 429),
  error: (response, { reply }) => json(response, { error: { message: reply } }),
  /** Sends an error within the stream, with the reply as its message. */
  'late-error': async (response, speech) => {
    await begin(response, speech);
    response.end(`data: ${JSON.stringify({ error: { message: speech.reply } })}\n\n`);
  },
  invalid: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{"choices":'),
  /** Never responds. */
  hang: () => undefined,
  /** Sends one chunk and nothing more. */
  stall: begin,
  /** Closes the connection like an unreachable service. */
  down: (response) => response.socket?.destroy(),
  broken: (response) => response.writeHead(503).end('upstream connect error'),
  redirect: (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
  /** Streams without end. */
  endless: async (response, speech) => {
    while (!response.destroyed) {
      await begin(response, speech);
      // Yields to the event loop, which reports the closed connection.
      await wait(0);
    }
  },
} satisfies Record<string, Answer>;

type Mode = keyof typeof answersByMode;

const orderShape = steering.extend({
  mode: z.literal(Object.keys(answersByMode) as Mode[]),
  reply: z
    .string()
    .default(
      '**Moien!** This is the fake chat service. See [our services](/en/services), or [ask us](/en#contact).',
    ),
  piece: z.int().positive().default(12),
  pause: z.int().nonnegative().default(0),
});

/** `closed` means that the client left before the end of the answer. */
type ReceivedQuestion = { headers: IncomingHttpHeaders; body: string; mode: Mode; closed: boolean };

/** Starts a chat-completion service that fails on demand (`steered-server.ts`). `url` is its endpoint. */
export async function startMockChatService() {
  const { origin, ...server } = await startSteeredServer<typeof orderShape, ReceivedQuestion>(
    orderShape,
    ({ request: { headers }, response, body, order, remember }) => {
      const question = { headers, body, mode: order.mode, closed: false };
      remember(question);
      response.once('close', () => {
        question.closed = !response.writableFinished;
      });
      return answersByMode[order.mode](response, order);
    },
  );
  return { ...server, url: `${origin}/v1/chat/completions` };
}

/** Sends a stream with a comment, a role, an empty delta and usage, as real services do. */
async function stream(response: ServerResponse, speech: Speech): Promise<void> {
  const head = ': a comment, which keeps the connection open\n\ndata: {"choices":[]}\n\n';
  await write(response, head + event({ role: 'assistant', content: '' }));
  for (const content of piecesOf(speech)) {
    if (response.destroyed) return;
    await write(response, event({ content }));
    if (speech.pause > 0) await wait(speech.pause);
  }
  const last = { choices: [{ delta: {}, finish_reason: 'stop' }], usage: { total_tokens: 42 } };
  response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
}

async function begin(response: ServerResponse, speech: Speech): Promise<void> {
  await write(response, event({ content: piecesOf(speech)[0] }));
}

/** Splits by UTF-16 units, and so may split surrogate pairs, as services do. */
function piecesOf({ reply, piece }: Speech): string[] {
  return Array.from({ length: Math.ceil(reply.length / piece) }, (_, index) =>
    reply.slice(index * piece, (index + 1) * piece),
  );
}

function event(delta: { role?: string; content?: string | undefined }): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`;
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Resolves on drain or close. */
function write(response: ServerResponse, chunk: string): Promise<void> {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  return new Promise((resolve) => {
    response.write(chunk, () => resolve());
  });
}
