import { onTestFinished } from 'vitest';
import type { Assistant } from '../../server/assistant/assistant.ts';
import { answerQuestion } from '../../server/chat/answer-question.ts';
import { openChat } from '../../server/chat/chat.ts';
import { createLog } from '../../server/observability/log.ts';
import type { Consumed } from '../../server/rate-limit/count-use.ts';
import { fakeClock } from './fake-clock.ts';
import { startMockChatService } from './mock-chat-service.ts';
import { temporaryStore } from './temporary-store.ts';

export const key = 'sk-very-secret';
const limited: Consumed = { ok: false, reason: 'limited', retryAfterSeconds: 77 };
export const site = {
  languages: ['en', 'uk'],
  systemPrompt: (language: string) => `Be brief in ${language}.\nName nobody.`,
  keepQuestion: async () => undefined,
};
export const said = {
  question: 'Скільки коштує діагностика?',
  earlier: 'Moien',
  reply: 'Half of it is paid.',
};
export const conversation = {
  language: 'uk',
  messages: [
    { role: 'user', content: said.earlier },
    { role: 'assistant', content: 'Hello' },
    { role: 'user', content: said.question },
  ],
};

/** The chat with a real store, a mock service, and a built-in assistant that echoes. */
export async function openedChat({ visitor = { ok: true } as Consumed, requests = 100, isPaid = true } = {}) {
  const service = await startMockChatService();
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
    builtIn: mockAssistant,
    clock,
    fetch,
    log: createLog('trace', { write: (line) => lines.push(line) }),
  });
  const consume = async (name: string) => (name === 'wrong' ? limited : visitor);
  const deps = { chat, limits: { consume, networkName: (network: string) => network }, address: '192.0.2.7' };
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

/** Echoes the question, and knows one figure. */
const mockAssistant: Assistant = {
  answer: (...asked) => ({
    text: `built-in ${JSON.stringify(asked)}`,
    language: 'uk',
    band: 'sure',
    card: 'fit4ai-cost',
    context: () => ({
      pages: 'The State pays 50%.',
      nearest: 'Half is paid.',
      warningsOn: (reply) => (reply.includes('99') ? ' (99?)' : ''),
    }),
  }),
  knows: () => true,
};

/** The built-in assistant's reply to that conversation. */
export const builtIn = `built-in ${JSON.stringify([said.question, 'uk', [said.earlier]])}`;
