import type { Answer, Assistant } from '../assistant/assistant.ts';
import { type Failure, failureResponse, problemResponse } from '../http/form-answer.ts';
import type { Limits } from '../rate-limit/rate-limits.ts';
import { countWrong } from '../rate-limit/wrong-requests.ts';
import type { Chat, PaidService } from './chat.ts';
import { type Conversation, checkConversation, type Message } from './check-conversation.ts';
import { type BuiltInReason, streamAnswer } from './stream-answer.ts';

type Deps = { chat: Chat; limits: Pick<Limits, 'consume' | 'networkName'>; address: string };
/** What the site's chat gives to an answer. */
export type ChatSite<Language extends string> = {
  languages: readonly Language[];
  systemPrompt: (language: Language) => string;
  /** Stores a question that was not answered for sure; never throws. */
  keepQuestion: (question: string, found: Answer, knows: Assistant['knows']) => Promise<void>;
};

type Question = {
  conversation: Conversation;
  systemPrompt: string;
  found: ReturnType<Assistant['answer']>;
  began: number;
};

/** nginx's code for "client closed request", to tell it from failures in the log. */
const STOPPED = 499;

/**
 * Answers a question: check, limit, ask, stream. The built-in assistant stands in for a service that is down; an
 * invalid reply of a service is a 502, because it needs an operator.
 */
export async function answerQuestion<Language extends string>(
  request: Request,
  site: ChatSite<Language>,
  deps: Deps,
): Promise<Response> {
  const checked = await checkConversation(request, site.languages);
  if (!checked.ok) return failureResponse(await countWrong(checked, deps));
  const admission = await admit(deps);
  if (!admission.ok) return failureResponse(admission);
  const { conversation } = checked;
  const { chat } = deps;
  const questions = conversation.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const newest = questions.pop() ?? '';
  const found = chat.builtIn.answer(newest, conversation.language, questions);
  chat.onQuestion?.(found);
  if (chat.keepsQuestions) void site.keepQuestion(newest, found, chat.builtIn.knows);
  const systemPrompt = site.systemPrompt(conversation.language);
  const question = { conversation, systemPrompt, found, began: chat.clock.now() };
  return admission.paid
    ? paidAnswer(question, admission.paid, request.signal, chat)
    : builtInAnswer(question, admission.because, chat);
}

type Admission =
  | { ok: true; paid: PaidService }
  | { ok: true; paid: undefined; because: BuiltInReason }
  | Extract<Failure, { reason: 'limited' }>;

/** Counts the request for the visitor and the budget. Fails closed: no paid call without a count. */
async function admit({ chat: { paid }, limits, address }: Deps): Promise<Admission> {
  const builtIn = (because: BuiltInReason): Admission => ({ ok: true, paid: undefined, because });
  const visitor = await limits.consume('chat', address);
  if (!visitor.ok) return visitor.reason === 'limited' ? visitor : builtIn('limits_unavailable');
  if (!paid) return builtIn('no_service');
  if (!paid.breaker.admits()) return builtIn('resting');
  const day = await paid.budget.spend(limits.networkName(address));
  if (day.ok) return { ok: true, paid };
  return builtIn(day.reason === 'limited' ? 'budget_spent' : 'limits_unavailable');
}

async function paidAnswer(question: Question, paid: PaidService, visitor: AbortSignal, chat: Chat) {
  const { conversation, found, began } = question;
  const { messages } = conversation;
  const context = found.context();
  // One system message, since some services refuse a second; the constant part first, so that it can be cached.
  const systemPrompt = `${question.systemPrompt}\n\n# The website\n${context.pages}\n\n# Nearest to the newest question\n${context.nearest}`;
  const completion = await paid.complete({ systemPrompt, messages: alternating(messages) }, visitor);
  if (completion.result === 'stopped') {
    // A client that leaves must not open the circuit for all others.
    paid.breaker.record('unknown');
    return problemResponse({ status: STOPPED, code: 'stopped' });
  }
  if (completion.result === 'down') paid.breaker.record('down', completion.retryAfterMs);
  else paid.breaker.record('up');
  if (completion.result === 'answered') {
    const chunks = withWarnings(completion.chunks, context.warningsOn);
    return streamAnswer(chunks, { path: 'paid', messages: messages.length, began }, chat);
  }
  const { result, code, status, detail } = completion;
  chat.log.error({ code, status, detail, milliseconds: chat.clock.now() - began }, `chat.service_${result}`);
  chat.onServiceError?.(result);
  if (result === 'down') return builtInAnswer(question, 'service_down', chat);
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

async function* withWarnings(chunks: AsyncIterable<string>, warningsOn: (reply: string) => string) {
  let reply = '';
  for await (const chunk of chunks) {
    reply += chunk;
    yield chunk;
  }
  const warnings = warningsOn(reply);
  if (warnings) yield warnings;
}

function builtInAnswer({ conversation, found, began }: Question, because: BuiltInReason, chat: Chat) {
  async function* whole() {
    yield found.text;
  }
  const { length } = conversation.messages;
  return streamAnswer(whole(), { path: 'built-in', because, messages: length, began }, chat);
}
