import { expect, test } from 'vitest';
import { createLog } from '../../../../server/observability/log.ts';
import { fakeClock } from '../../../../tests/support/fake-clock.ts';
import { uk } from '../../../../tests/support/messages.ts';
import {
  BUILT_IN,
  context,
  conversation,
  KEY,
  openedChat,
  said,
} from '../../../../tests/support/opened-chat.ts';
import { streamReply } from './stream-reply.server.ts';
import { systemPromptFor } from './system-prompt.server.ts';

const BRIEF = 'Half of it is paid.';

test('[CH-2][CH-4] the paid service gets key, model, one system message with all that it may say, and the unchanged conversation', async () => {
  const { service, ask } = await openedChat();
  service.tell({ mode: 'ok', reply: BRIEF });
  const response = await ask();
  expect(response.headers.get('x-assistant')).toBe('paid');
  expect(await response.text()).toBe(BRIEF);
  const content = systemPromptFor(uk, context);
  const [received] = service.received;
  expect(received?.headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    'content-type': 'application/json',
  });
  expect(JSON.parse(received?.body ?? '')).toEqual({
    model: 'small',
    stream: true,
    max_tokens: 2000,
    messages: [{ role: 'system', content }, ...conversation.messages],
  });
});

test('[CH-2] whatever turns a conversation has, the service gets the visitor first, then both in turn, and the visitor last', async () => {
  const { service, ask } = await openedChat();
  const [user, assistant] = ['user', 'assistant'].map((role) => (content: string) => ({ role, content }));
  const first = [assistant?.('Hi'), user?.('a'), user?.('b'), assistant?.(' ')];
  const last = [user?.('c'), assistant?.('d'), assistant?.('e'), user?.('f')];
  await ask({ language: uk, messages: [...first, ...last] });
  const [, ...messages] = JSON.parse(service.received[0]?.body ?? '').messages;
  expect(messages).toEqual([user?.('a\n\nb\n\nc'), assistant?.('d\n\ne'), user?.('f')]);
});

test.each([
  ['there is no key', { isPaid: false }],
  ['the day’s budget is spent', { requests: 0 }],
  ['the limits cannot be counted', { visitor: { ok: false, reason: 'unavailable' } }],
] as const)(
  '[CH-5][CH-6] the built-in assistant gets the question, the language and what was asked before when %s',
  async (_, settings) => {
    const { service, ask } = await openedChat(settings);
    const response = await ask();
    expect([response.headers.get('x-assistant'), await response.text()]).toEqual(['built-in', BUILT_IN]);
    expect([response.status, service.received]).toEqual([200, []]);
  },
);

test.each([
  ['busy', 'as long as its Retry-After says', 60_000],
  ['down', 'half a minute', 30_000],
  ['broken', 'half a minute', 30_000],
] as const)(
  '[CH-3][CH-5] a service that is %s is a 502, left alone for %s, then asked again',
  async (mode, _, rest) => {
    const { service, ask, clock } = await openedChat();
    service.tell({ mode, times: 1 });
    expect((await ask()).status).toBe(502);
    for (const [wait, path] of [
      [rest - 1, 'built-in'],
      [1, 'paid'],
    ] as const) {
      clock.advance(wait);
      expect((await ask()).headers.get('x-assistant')).toBe(path);
    }
    expect(service.received).toHaveLength(2);
  },
);

test('[CH-3][CH-5] a service that fails one visitor’s question is left alone for all only when it fails another’s', async () => {
  const { service, ask } = await openedChat();
  const path = async (name: string) => (await ask(conversation, undefined, name)).headers.get('x-assistant');
  service.tell({ mode: 'down', times: 1 });
  expect([await path('a'), await path('b')]).toEqual([null, 'paid']);
  service.tell({ mode: 'down', times: 1 });
  expect([await path('c'), await path('d')]).toEqual([null, 'built-in']);
});

test('[CH-5] visitors who leave switch the paid service off for nobody', async () => {
  const { service, ask } = await openedChat();
  service.tell({ mode: 'hang', times: 1 });
  const visitor = new AbortController();
  const answer = ask(conversation, visitor.signal);
  await expect.poll(() => service.received).toHaveLength(1);
  visitor.abort();
  expect((await answer).status).toBe(499);
  expect((await ask()).headers.get('x-assistant')).toBe('paid');
});

test('[CH-6] a faulty request counts as a wrong request and as no question', async () => {
  const { ask, service } = await openedChat();
  expect((await ask({ language: 'xx', messages: [] })).status).toBe(429);
  expect(service.received).toEqual([]);
});

test('[CH-3] a service that answers, but not with an answer, is a problem 502 that tells nothing of it', async () => {
  const { service, ask } = await openedChat();
  service.tell({ mode: 'unauthorized' });
  const response = await ask();
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ type: 'about:blank', status: 502, code: 'service_failed' });
});

test('[CH-2] the log has codes, counts and durations: nothing of the conversation, the key or the instruction', async () => {
  const { service, ask, lines } = await openedChat();
  const modes = ['ok', 'unauthorized', 'error', 'invalid', 'late-error', 'down', 'whole'] as const;
  for (const mode of modes) {
    service.tell({ mode, reply: mode.endsWith('error') ? 'No quota.' : BRIEF });
    await (await ask()).text().catch(() => undefined);
  }
  await ask({ language: uk, messages: [{ role: 'user', content: said.question.repeat(200) }] });
  const log = lines.join('');
  const codes = new Set(lines.map((line) => JSON.parse(line).msg));
  const expected = ['opened', 'answered', 'service_failed', 'cut', 'service_down'];
  expect(codes).toEqual(new Set(expected.map((code) => `chat.${code}`)));
  for (const words of [KEY, said.earlier]) expect(log).not.toContain(words);
  expect(log).not.toMatch(/Скільки|діагностика|Half|built-in \[/);
  for (const line of systemPromptFor(uk, context).split('\n').filter(Boolean))
    expect(log).not.toContain(line);
});

test('[CH-2] the log has the service’s error on one line of at most 300 characters, without key or conversation', async () => {
  const { service, ask, lines } = await openedChat();
  const reply = `no\nquota for ${KEY}: ${said.question} ${'x'.repeat(400)}`;
  for (const mode of ['refused', 'error', 'late-error', 'broken'] as const) {
    service.tell({ mode, reply });
    const text = await (await ask()).text().catch(() => '');
    expect(text).not.toContain('quota');
  }
  const details = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /failed|cut|down/.test(msg));
  const detail = `no quota for …: … ${'x'.repeat(400)}`.slice(0, 300);
  expect(details.map((line) => line.detail)).toEqual([detail, detail, detail, undefined]);
});

test('[CH-6] no more is asked of a service than the connection takes', async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<string, void> {
    for (;;) {
      asked += 1;
      yield 'word ';
    }
  }
  const deps = { clock: fakeClock(), log: createLog('silent'), metrics: undefined };
  const reader = streamReply(endless(), { path: 'paid', messages: 1, began: 0 }, deps).body?.getReader();
  for (let read = 0; read < 5; read += 1) await reader?.read();
  await new Promise((done) => setImmediate(done));
  // The encoder may hold one more chunk.
  expect(asked).toBeLessThanOrEqual(7);
});
