import { HOUR } from '../../../../server/clock.ts';
import type { Config } from '../../../../server/config.ts';
import { CLIENT_GONE, failureResponse, problemResponse } from '../../../../server/http/failure-response.ts';
import { countWrong } from '../../../../server/rate-limit/rate-limits.ts';
import type { ChatDeps } from '../../../../server/services.ts';
import type { Message } from '../conversation-limits.ts';
import { type Assistant, openAssistant } from '../retrieval/assistant.server.ts';
import { type Conversation, checkConversation } from './check-conversation.server.ts';
import { createCompletionClient } from './completion-client.server.ts';
import { createDailyBudget } from './daily-budget.server.ts';
import { keepQuestion } from './kept-questions.server.ts';
import { type BuiltInReason, streamReply } from './stream-reply.server.ts';
import { systemPromptFor } from './system-prompt.server.ts';

type Deps = Omit<ChatDeps, 'config'> & {
  config: Pick<Config, 'chat' | 'chatDailyRequests' | 'chatKeepsQuestions'>;
};
type Chat = ReturnType<typeof assembleChat>;
type PaidService = NonNullable<Chat['paid']>;
type Question = Conversation & { found: ReturnType<Assistant['answer']>; began: number; network: string };

/** For a service that is down or busy. */
const MIN_REST_MS = 30_000;
const MAX_REST_MS = HOUR;

/** @param assistant the built-in one, or the folder of the build that has what it knows */
export function openChat(deps: Deps, assistant: string | Assistant) {
  const builtIn = typeof assistant === 'string' ? openAssistant(assistant) : assistant;
  const chat = assembleChat(deps, builtIn);
  chat.log.info({ path: chat.paid ? 'paid' : 'built-in' }, 'chat.opened');
  return {
    answer: (request: Request, address: string) => answerQuestion(request, address, chat),
    budgetLeft: chat.paid?.budget.left,
  };
}

function assembleChat({ config, ...deps }: Deps, builtIn: Assistant) {
  return {
    ...deps,
    builtIn,
    /** Undefined if none is configured. */
    paid: config.chat && {
      complete: createCompletionClient({ ...deps, ...config.chat }),
      budget: createDailyBudget({ ...deps, requests: config.chatDailyRequests }),
      /** For all, and for networks whose question it failed; on the clock of durations. */
      restsUntil: 0,
      failedUntil: new Map<string, number>(),
    },
    keepsQuestions: config.chatKeepsQuestions,
  };
}

/**
 * Answers a question: check, limit, ask, stream. A failure of the service is a 502; the built-in assistant answers
 * while a service that is down rests.
 */
async function answerQuestion(request: Request, address: string, chat: Chat): Promise<Response> {
  const { limits, builtIn, clock } = chat;
  const checked = await checkConversation(request);
  if (!checked.ok) return failureResponse(await countWrong(checked, { limits, address }));
  const visitor = await limits.consume('chat', address);
  if (!visitor.ok && visitor.reason === 'limited') return failureResponse(visitor);
  const { language, messages } = checked.conversation;
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const newest = questions.pop() ?? '';
  const found = builtIn.answer(newest, language, questions);
  chat.metrics?.onQuestion(found);
  if (chat.keepsQuestions) void keepQuestion(newest, found, builtIn.knows, chat);
  const network = limits.networkName(address);
  const question = { language, messages, found, began: clock.elapsed(), network };
  const paid = visitor.ok ? await admit(network, chat) : 'limits_unavailable';
  return typeof paid === 'string'
    ? builtInReply(question, paid, chat)
    : paidReply(question, paid, request, chat);
}

/** Counts the request for the budget. Fails closed: no paid call without a count. */
async function admit(network: string, { paid, clock }: Chat): Promise<PaidService | BuiltInReason> {
  if (!paid) return 'no_service';
  if (clock.elapsed() < Math.max(paid.restsUntil, paid.failedUntil.get(network) ?? 0)) return 'resting';
  const day = await paid.budget.spend(network);
  if (day.ok) return paid;
  return day.reason === 'limited' ? 'budget_spent' : 'limits_unavailable';
}

async function paidReply(question: Question, paid: PaidService, visitor: Request, chat: Chat) {
  const { language, messages, found, began, network } = question;
  // One system message, since some services refuse a second.
  const systemPrompt = `${systemPromptFor(language)}\n\n${found.context}`;
  const completion = await paid.complete({ systemPrompt, messages: alternating(messages) }, visitor);
  if (completion.result === 'stopped') return problemResponse({ status: CLIENT_GONE, code: 'stopped' });
  if (completion.result === 'answered') {
    return streamReply(completion.chunks, { path: 'paid', messages: messages.length, began }, chat);
  }
  const { result, code, status, detail } = completion;
  chat.log.error(
    { code, status, detail, milliseconds: chat.clock.elapsed() - began },
    `chat.service_${result}`,
  );
  chat.metrics?.onServiceError(result);
  if (result === 'down') {
    const rest = Math.min(Math.max(completion.retryAfterMs ?? 0, MIN_REST_MS), MAX_REST_MS);
    const now = chat.clock.elapsed();
    const others = [...paid.failedUntil].filter(([other, until]) => other !== network && until > now);
    paid.failedUntil = new Map([...others, [network, now + rest]]);
    if (others.length > 0 || code === 'busy') paid.restsUntil = now + rest;
  }
  return problemResponse({ status: 502, code: 'service_failed' });
}

/** Alternates visitor and assistant, visitor first, no blanks, as every service accepts it. */
function alternating(messages: readonly Message[]): Message[] {
  const turns: Message[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (content.trim() === '' || (!last && role === 'assistant')) continue;
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}

function builtInReply({ messages, found, began }: Question, because: BuiltInReason, chat: Chat) {
  async function* whole() {
    yield found.text;
  }
  return streamReply(whole(), { path: 'built-in', because, messages: messages.length, began }, chat);
}
