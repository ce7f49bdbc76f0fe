import type { Assistant } from '../assistant/assistant.ts';
import { failureResponse, problemResponse } from '../json-answer.ts';
import type { Limits } from '../limits/limits.ts';
import type { Chat, PaidService } from './chat.ts';
import type { BuiltInReason } from './chat-events.ts';
import { type Conversation, checkConversation } from './check-conversation.ts';
import { limitChat } from './limit-chat.ts';
import { logAnswer } from './log-answer.ts';
import { remarkOnReply } from './remark-on-reply.ts';
import { streamAnswer } from './stream-answer.ts';

type Deps = { chat: Chat; limits: Pick<Limits, 'consume'>; address: string };
type Asked = {
  conversation: Conversation;
  instruction: string;
  found: ReturnType<Assistant['answer']>;
  began: number;
};

/** Nobody is there any more to read it; the log shows it apart from failures (nginx's "client closed request"). */
const STOPPED = 499;

/** Who takes a question back sooner says nothing about the service; who waited longer than this was met by silence. */
const SILENCE_MS = 2000;

/**
 * Answers a visitor's question: check, limit, ask, stream. A service that is down is stood in for by the built-in
 * assistant; one that answers, but not with an answer, is a problem 502, because somebody has to mend it.
 */
export async function answerQuestion<Language extends string>(
  request: Request,
  site: { languages: readonly Language[]; instruction: (language: Language) => string },
  deps: Deps,
): Promise<Response> {
  const checked = await checkConversation(request, site.languages);
  if (!checked.ok) return failureResponse(checked);
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
  // What is the same for every question stands first: services cache it.
  const instruction = `${asked.instruction}\n\n# The website\n${ground.pages}`;
  const nearest = { role: 'system' as const, content: `# Nearest to the next question\n${ground.nearest}` };
  const { clock, log, onServiceFault } = deps.chat;
  const call = new AbortController();
  const stop = AbortSignal.any([visitor, call.signal]);
  const completion = await paid.complete(
    { instruction, messages: [...messages.slice(0, -1), nearest, ...messages.slice(-1)] },
    stop,
  );
  if (completion.result === 'stopped') {
    paid.breaker.record(clock.now() - began < SILENCE_MS ? 'unknown' : 'down');
    return problemResponse({ status: STOPPED, code: 'stopped' });
  }
  if (completion.result === 'down') paid.breaker.record('down', completion.retryAfterMs);
  else paid.breaker.record('up');
  if (completion.result === 'answered') {
    const answering = { path: 'paid', messages: messages.length, began } as const;
    const pieces = logAnswer(remarkOnReply(completion.pieces, ground.remarksOn), answering, deps.chat);
    return streamAnswer({ path: 'paid', pieces, stop: () => call.abort() });
  }
  const { result, code, status } = completion;
  log.error({ code, status, milliseconds: clock.now() - began }, `chat.service_${result}`);
  onServiceFault?.(result);
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
