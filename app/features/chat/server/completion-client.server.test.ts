import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock.ts';
import { startMockChatService } from '../../../../tests/support/mock-chat-service.ts';
import { type Completion, createCompletionClient, MAX_SILENCE_MS } from './completion-client.server.ts';

const question = {
  systemPrompt: 'You are brief.',
  turns: [
    { role: 'user' as const, content: 'Moien' },
    { role: 'assistant' as const, content: 'Hello' },
    { role: 'user' as const, content: 'Що коштує?' },
  ],
};

const never = { signal: new AbortController().signal };

async function open() {
  const service = await startMockChatService();
  onTestFinished(() => service.close());
  const clock = fakeClock();
  const complete = createCompletionClient({ url: service.url, key: 'sk-1', model: 'small', fetch, clock });
  return { service, clock, complete: () => complete(question, never) };
}

/** Asks a service that always gives this answer. */
const askWith = (answer: typeof fetch, clock = fakeClock()) =>
  createCompletionClient({ url: 'http://service.example', key: 'k', model: 'm', fetch: answer, clock });

/** Reads the chunks of a reply, and the code of the error that ended it. */
async function read(reply: Completion): Promise<{ chunks: string[]; code?: unknown }> {
  if (reply.result !== 'answered') throw new Error(`no answer: ${JSON.stringify(reply)}`);
  const chunks: string[] = [];
  try {
    for await (const piece of reply.chunks) chunks.push(piece);
    return { chunks };
  } catch (error) {
    return { chunks, code: error instanceof Error && 'code' in error ? error.code : error };
  }
}

test('[CH-6] a service that wants the most tokens under another name is asked again under it, and then always', async () => {
  const bodies: Record<string, unknown>[] = [];
  const answer: typeof fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body));
    bodies.push(body);
    const error = { error: { message: "Use 'max_completion_tokens' instead." } };
    return 'max_tokens' in body
      ? Response.json(error, { status: 400 })
      : Response.json({ choices: [{ message: { content: 'Moien' } }] });
  };
  const complete = askWith(answer);
  for (let time = 0; time < 2; time += 1)
    expect(await read(await complete(question, never))).toEqual({ chunks: ['Moien'] });
  expect(bodies.map((body) => body.max_completion_tokens)).toEqual([undefined, 2000, 2000]);
});

test.each([
  [
    'unauthorized',
    { result: 'failed', code: 'not_accepted', status: 401, detail: 'Incorrect API key provided: dev***' },
  ],
  ['busy', { result: 'down', code: 'busy', status: 429, retryAfterMs: 60_000, detail: 'Rate limit reached' }],
  ['redirect', { result: 'failed', code: 'redirect_not_followed', status: 307 }],
  ['error', { result: 'failed', code: 'service_error', detail: 'No quota.' }],
  ['broken', { result: 'down', code: 'not_working', status: 503 }],
  ['down', { result: 'down', code: 'UND_ERR_SOCKET' }],
] as const)(
  '[CH-2] a service in mode %s gives no answer, and says what kind of failure it is',
  async (mode, expected) => {
    const { service, complete } = await open();
    service.tell({ mode, reply: 'No quota.' });
    expect(await complete()).toEqual(expected);
    expect(service.received).toHaveLength(1);
  },
);

test('[CH-2] an error that quotes a part of the conversation is told by its code alone', async () => {
  const content = 'My name is Anna Muster,\nI live at 7, rue des Roses and earn little.';
  const asked = { systemPrompt: '', turns: [{ role: 'user' as const, content }] };
  const detailOf = (message: string) =>
    askWith(async () => Response.json({ error: { message } }, { status: 403 }))(asked, never);
  const refused = { result: 'failed', code: 'not_accepted', status: 403 };
  expect(await detailOf('Refused: "Anna Muster, I live at 7, rue"')).toEqual(refused);
  expect(await detailOf('Refused: rue des Fleurs')).toEqual({
    ...refused,
    detail: 'Refused: rue des Fleurs',
  });
});

test('[CH-3] a stream that is cut, or ends without its end, breaks off after what came', async () => {
  const { service, complete } = await open();
  service.tell({ mode: 'stall', reply: 'one two', piece: 4 });
  const begun = await complete();
  service.hangUp();
  expect(await read(begun)).toEqual({ chunks: ['one '], code: 'connection_lost' });
  service.tell({ mode: 'late-error', reply: 'one two', piece: 4 });
  expect(await read(await complete())).toEqual({ chunks: ['one '], code: 'service_error' });
  const unfinished = 'data: {"choices":[{"delta":{"content":"one "}}]}\n\n';
  const answer = async () => new Response(unfinished, { headers: { 'content-type': 'text/event-stream' } });
  const short = askWith(answer);
  expect(await read(await short(question, never))).toEqual({
    chunks: ['one '],
    code: 'incomplete',
  });
});

test('[CH-3] a service that says nothing is given up in time, and told so', async () => {
  const { service, complete, clock } = await open();
  service.tell({ mode: 'hang' });
  const reply = complete();
  await expect.poll(() => service.received).toHaveLength(1);
  clock.advance(MAX_SILENCE_MS);
  expect(await reply).toEqual({ result: 'down', code: 'too_slow' });
  await expect.poll(() => service.received[0]?.closed).toBe(true);
});

test('[CH-3] a service that stops in the middle is given up in time; a visitor who reads slowly is not', async () => {
  const { service, complete, clock } = await open();
  service.tell({ mode: 'stall', reply: 'one two', piece: 4 });
  const reply = await complete();
  if (reply.result !== 'answered') throw new Error('no answer');
  expect(await reply.chunks.next()).toEqual({ done: false, value: 'one ' });
  clock.advance(MAX_SILENCE_MS * 10);
  const next = reply.chunks.next();
  await new Promise((done) => setImmediate(done));
  clock.advance(MAX_SILENCE_MS);
  await expect(next).rejects.toMatchObject({ code: 'too_slow' });
  await expect.poll(() => service.received[0]?.closed).toBe(true);
});

test('[CH-6] a reply without end is broken off', async () => {
  const { service, complete } = await open();
  service.tell({ mode: 'endless', reply: 'x'.repeat(5000) });
  const { chunks, code } = await read(await complete());
  expect(code).toBe('too_long');
  expect(chunks.join('').length).toBeLessThanOrEqual(40_000);
  await expect.poll(() => service.received[0]?.closed).toBe(true);
});
