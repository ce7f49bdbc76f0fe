import type { Assistant } from '../assistant/assistant.ts';
import { failureResponse, problemResponse } from '../http/form-answer.ts';
import type { Limits } from '../rate-limit/rate-limits.ts';
import { countWrong } from '../rate-limit/wrong-requests.ts';
import type { Chat, PaidService } from './chat.ts';
import type { BuiltInReason } from './chat-events.ts';
import { type Conversation, checkConversation } from './check-conversation.ts';
import { inTurn } from './in-turn.ts';
import { limitChat } from './limit-chat.ts';
import { logAnswer } from './log-answer.ts';
import { remarkOnReply } from './remark-on-reply.ts';
import { streamAnswer } from './stream-answer.ts';

type Deps = { chat: Chat; limits: Pick<Limits, 'consume' | 'networkName'>; address: string };
type Asked = {
  conversation: Conversation;
  instruction: string;
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
  site: { languages: readonly Language[]; instruction: (language: Language) => string },
  deps: Deps,
): Promise<Response> {
  const checked = await checkConversation(request, site.languages);
  if (!checked.ok) return failureResponse(await countWrong(checked, deps));
  const admission = await limitChat(deps);
  if (!admission.ok) return failureResponse(admission);
  const { conversation } = checked;
  const { chat } = deps;
  const questions = conversation.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const newest = questions.pop() ?? '';
  const found = chat.builtIn.answer(newest, conversation.language, questions);
  chat.onQuestion?.(found);
  chat.keepQuestion?.(newest, found);
  const instruction = site.instruction(conversation.language);
  const asked = { conversation, instruction, found, began: chat.clock.now() };
  return admission.paid
    ? paidAnswer(asked, admission.paid, request.signal, deps)
    : builtInAnswer(asked, admission.because, deps);
}

async function paidAnswer(asked: Asked, paid: PaidService, visitor: AbortSignal, deps: Deps) {
  const { began, found } = asked;
  const { messages } = asked.conversation;
  const ground = found.ground();
  // One system message, since some services refuse a second; the constant part first, so that it can be cached.
  const instruction = `${asked.instruction}\n\n# The website\n${ground.pages}\n\n# Nearest to the newest question\n${ground.nearest}`;
  const { clock, log, onServiceError } = deps.chat;
  const call = new AbortController();
  const stop = AbortSignal.any([visitor, call.signal]);
  const completion = await paid.complete({ instruction, messages: inTurn(messages) }, stop);
  if (completion.result === 'stopped') {
    // A client that leaves must not open the circuit for all others.
    paid.breaker.record('unknown');
    return problemResponse({ status: STOPPED, code: 'stopped' });
  }
  if (completion.result === 'down') paid.breaker.record('down', completion.retryAfterMs);
  else paid.breaker.record('up');
  if (completion.result === 'answered') {
    const answering = { path: 'paid', messages: messages.length, began } as const;
    const pieces = logAnswer(remarkOnReply(completion.pieces, ground.remarksOn), answering, deps.chat);
    return streamAnswer({ path: 'paid', pieces, stop: () => call.abort() });
  }
  const { result, code, status, detail } = completion;
  log.error({ code, status, detail, milliseconds: clock.now() - began }, `chat.service_${result}`);
  onServiceError?.(result);
  if (result === 'down') return builtInAnswer(asked, 'service_down', deps);
  return problemResponse({ status: 502, code: 'service_failed' });
}

function builtInAnswer(
  { conversation, found, began }: Asked,
  because: BuiltInReason,
  { chat }: Deps,
): Response {
  const answering = { path: 'built-in', because, messages: conversation.messages.length, began } as const;
  return streamAnswer({
    path: 'built-in',
    pieces: logAnswer(inOnePiece(found.text), answering, chat),
    stop: () => undefined,
  });
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
