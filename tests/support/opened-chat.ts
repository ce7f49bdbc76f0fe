import { RouterContextProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { action } from '../../app/features/chat/chat.route.ts';
import type { Assistant } from '../../app/features/chat/retrieval/assistant.server.ts';
import { openChat } from '../../app/features/chat/server/open-chat.server.ts';
import { servicesContext } from '../../app/lib/services-context.ts';
import { createLog } from '../../server/observability/log.ts';
import type { LimitUse } from '../../server/rate-limit/count-use.ts';
import { fakeClock } from './fake-clock.ts';
import { uk } from './messages.ts';
import { startMockChatService } from './mock-chat-service.ts';
import { servicesIn } from './services.ts';
import { temporaryStore } from './temporary-store.ts';

export const KEY = 'sk-very-secret';
export const said = { question: 'Скільки коштує діагностика?', earlier: 'Moien' };
export const conversation = {
  language: uk,
  messages: [
    { role: 'user', content: said.earlier },
    { role: 'assistant', content: 'Hello' },
    { role: 'user', content: said.question },
  ],
};
/** The mock of the built-in assistant echoes the conversation in its reply. */
export const BUILT_IN = `built-in ${JSON.stringify([said.question, uk, said.earlier])}`;
export const context = { pages: 'The State pays 50%.', nearest: 'The firm pays the rest.' };
const assistant: Assistant = {
  answer: (...asked) => ({
    text: `built-in ${JSON.stringify(asked)}`,
    language: uk,
    band: 'sure',
    card: 'fit4ai-cost',
    context,
  }),
  knows: () => true,
};

/** Opens the chat with a real store and a mock service. */
export async function openedChat({ visitor = { ok: true } as LimitUse, requests = 100, isPaid = true } = {}) {
  const service = await startMockChatService();
  onTestFinished(() => service.close());
  const lines: string[] = [];
  const clock = fakeClock();
  const paid = { url: service.url, key: KEY, model: 'small' };
  const limited: LimitUse = { ok: false, reason: 'limited', retryAfterSeconds: 77, endsAt: 0 };
  const store = await temporaryStore();
  const { services } = servicesIn(store, {}, (name) => (name === 'wrong' ? limited : visitor));
  const chat = openChat(
    {
      config: { chat: isPaid ? paid : undefined, chatDailyRequests: requests, chatKeepsQuestions: false },
      store,
      limits: { ...services.limits, networkName: (network) => network },
      clock,
      fetch,
      log: createLog('trace', { write: (line) => lines.push(line) }),
      metrics: undefined,
    },
    assistant,
  );
  const ask = (body: unknown = conversation, signal?: AbortSignal, address = '192.0.2.7') => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) };
    const url = new URL('http://site.example/api/chat');
    const routerContext = new RouterContextProvider();
    routerContext.set(servicesContext, { ...services, address, answerQuestion: chat.answer });
    return action({ request: new Request(url, init), url, context: routerContext });
  };
  return { service, ask, clock, lines };
}
