import { expect, onTestFinished, test } from 'vitest';
import { startFakeChatService } from '../../harness/fakes/chat-service.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import type { Assistant } from '../assistant/assistant.ts';
import type { Consumed } from '../limits/count-use.ts';
import { createLog } from '../log/log.ts';
import { answerQuestion } from './answer-question.ts';
import { openChat } from './chat.ts';

const key = 'sk-very-secret';
const site = {
  languages: ['en', 'uk'],
  instruction: (language: string) => `Be brief in ${language}.\nName nobody.`,
};
const said = { question: 'Скільки коштує діагностика?', earlier: 'Moien', reply: 'Half of it is paid.' };
const conversation = {
  language: 'uk',
  messages: [
    { role: 'user', content: said.earlier },
    { role: 'assistant', content: 'Hello' },
    { role: 'user', content: said.question },
  ],
};

/** The assistant with a real store, a fake service, and a built-in assistant that says what it was asked. */
async function open({ visitor = { ok: true } as Consumed, requests = 100, isPaid = true } = {}) {
  const service = await startFakeChatService();
  onTestFinished(() => service.close());
  const lines: string[] = [];
  const clock = fakeClock();
  const chat = openChat({
    config: {
      chat: isPaid ? { url: service.url, key, model: 'small' } : undefined,
      chatDailyRequests: requests,
      chatKeepsQuestions: false,
    },
    store: await temporaryStore(),
    builtIn: fakeAssistant,
    clock,
    fetch,
    log: createLog('trace', { write: (line) => lines.push(line) }),
  });
  const deps = { chat, limits: { consume: async () => visitor }, address: '192.0.2.7' };
  const ask = (body: unknown = conversation, signal?: AbortSignal) =>
    answerQuestion(
      new Request('http://site.example/api/chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      }),
      site,
      deps,
    );
  return { service, ask, clock, lines };
}

/** Says what it was asked, and knows one figure. */
const fakeAssistant: Assistant = {
  answer: (...asked) => ({
    text: `built-in ${JSON.stringify(asked)}`,
    language: 'uk',
    band: 'sure',
    card: 'fit4ai-cost',
    ground: () => ({
      pages: 'The State pays 50%.',
      nearest: 'Half is paid.',
      remarksOn: (reply) => (reply.includes('99') ? ' (99?)' : ''),
    }),
  }),
  knows: () => true,
};

const builtIn = `built-in ${JSON.stringify([said.question, 'uk', [said.earlier]])}`;

test('[CH-2][CH-4] the paid service answers, with the instruction in the language of the page', async () => {
  const { service, ask } = await open();
  service.tell({ mode: 'ok', reply: said.reply });
  const response = await ask();
  expect(response.headers.get('x-assistant')).toBe('paid');
  expect(await response.text()).toBe(said.reply);
  const [system, ...messages] = JSON.parse(service.received[0]?.body ?? '').messages;
  // What is the same for every question stands first, so that services can cache it.
  const content = `${site.instruction('uk')}\n\n# The website\nThe State pays 50%.`;
  expect(system).toEqual({ role: 'system', content });
  const nearest = { role: 'system', content: '# Nearest to the next question\nHalf is paid.' };
  expect(messages).toEqual(conversation.messages.toSpliced(-1, 0, nearest));
});

test('[CH-2] what a disobedient service makes up is flagged beneath its reply', async () => {
  const { service, ask } = await open();
  service.tell({ mode: 'ok', reply: 'You pay 99 euros.' });
  expect(await (await ask()).text()).toBe('You pay 99 euros. (99?)');
});

test.each([
  ['there is no key', { isPaid: false }, 'ok', 0],
  ['the day’s budget is spent', { requests: 0 }, 'ok', 0],
  ['the limits cannot be counted', { visitor: { ok: false, reason: 'unavailable' } }, 'ok', 0],
  ['the service is down', {}, 'down', 1],
  ['the service is broken', {}, 'broken', 1],
] as const)(
  '[CH-5][CH-6] the built-in assistant gets the question, the language and what was asked before when %s',
  async (_, settings, mode, calls) => {
    const { service, ask } = await open(settings);
    service.tell({ mode });
    const response = await ask();
    expect([response.headers.get('x-assistant'), await response.text()]).toEqual(['built-in', builtIn]);
    expect([response.status, service.received.length]).toEqual([200, calls]);
  },
);

test('[CH-6] a faulty request is a problem with codes, and counts as no request', async () => {
  const { ask, service } = await open({ visitor: { ok: false, reason: 'limited', retryAfterSeconds: 77 } });
  const response = await ask({ language: 'xx', messages: [] });
  expect(response.status).toBe(400);
  expect(service.received).toEqual([]);
});

test.each(['unauthorized', 'error', 'empty', 'invalid', 'redirect'] as const)(
  '[CH-3] a service that answers, but not with an answer (%s), is a problem 502 that tells nothing of it',
  async (mode) => {
    const { service, ask } = await open();
    service.tell({ mode });
    const response = await ask();
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ type: 'about:blank', status: 502, code: 'service_failed' });
  },
);

test('[CH-5] a service that is busy is stood in for, and asked again when its Retry-After is over', async () => {
  const { service, ask, clock } = await open();
  service.tell({ mode: 'busy', times: 1 });
  expect((await ask()).headers.get('x-assistant')).toBe('built-in');
  clock.advance(59_000);
  expect((await ask()).headers.get('x-assistant')).toBe('built-in');
  expect(service.received).toHaveLength(1);
  clock.advance(1000);
  expect((await ask()).headers.get('x-assistant')).toBe('paid');
});

test('[CH-5] a service that is down is left alone for half a minute; then one question is let through, no other beside it, and those cost no budget', async () => {
  const { service, ask, clock } = await open({ requests: 6 });
  service.tell({ mode: 'down' });
  for (let question = 0; question < 5; question += 1) await ask();
  expect(service.received).toHaveLength(3);

  clock.advance(30_000);
  service.tell({ mode: 'hang' });
  const visitor = new AbortController();
  const halfOpen = ask(conversation, visitor.signal);
  await expect.poll(() => service.received).toHaveLength(4);
  for (let question = 0; question < 3; question += 1) expect(await (await ask()).text()).toBe(builtIn);
  expect(service.received).toHaveLength(4);

  // Who takes the question that was let through back at once has found out nothing: the next one is let through.
  visitor.abort();
  await halfOpen;
  service.tell({ mode: 'ok', reply: said.reply });
  expect(await (await ask()).text()).toBe(said.reply);
  expect(await (await ask()).text()).toBe(said.reply);
});

test('[CH-5] a service whose silence visitors do not sit out is left alone too; a question taken back at once says nothing about it', async () => {
  const { service, ask, clock } = await open();
  service.tell({ mode: 'hang' });
  const leaveAfter = async (ms: number) => {
    const asked = service.received.length;
    const visitor = new AbortController();
    const answer = ask(conversation, visitor.signal);
    await expect.poll(() => service.received).toHaveLength(asked + 1);
    clock.advance(ms);
    visitor.abort();
    expect((await answer).status).toBe(499);
  };
  for (let question = 0; question < 4; question += 1) await leaveAfter(1999);
  for (let question = 0; question < 3; question += 1) await leaveAfter(2000);
  expect((await ask()).headers.get('x-assistant')).toBe('built-in');
  expect(service.received).toHaveLength(7);
});

test('[CH-2] the log has codes, counts and durations: nothing of the conversation, the key or the instruction', async () => {
  const { service, ask, lines } = await open();
  const modes = ['ok', 'unauthorized', 'error', 'invalid', 'late-error', 'down', 'whole'] as const;
  for (const mode of modes) {
    service.tell({ mode, reply: said.reply });
    await (await ask()).text().catch(() => undefined);
  }
  await ask({ language: 'uk', messages: [{ role: 'user', content: said.question.repeat(200) }] });
  const log = lines.join('');
  const codes = new Set(lines.map((line) => JSON.parse(line).msg));
  const expected = ['opened', 'answered', 'service_failed', 'cut', 'service_down'];
  expect(codes).toEqual(new Set(expected.map((code) => `chat.${code}`)));
  for (const words of [key, said.earlier]) expect(log).not.toContain(words);
  expect(log).not.toMatch(/Скільки|діагностика|Half|built-in \[|API key|overloaded/);
  for (const line of site.instruction('uk').split('\n').filter(Boolean)) expect(log).not.toContain(line);
});
