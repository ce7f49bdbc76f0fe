import type { PaidService } from '../../../server/chat/chat-desk.ts';
import type { BuiltInReason } from '../../../server/chat/chat-events.ts';
import { checkConversation } from '../../../server/chat/check-conversation.ts';
import type { Conversation } from '../../../server/chat/conversation.ts';
import { limitChat } from '../../../server/chat/limit-chat.ts';
import { recordAnswer } from '../../../server/chat/record-answer.ts';
import { streamAnswer } from '../../../server/chat/stream-answer.ts';
import { problemResponse } from '../../../server/http/problem.ts';
import type { Visit } from '../../../server/visit.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { instructionFor } from './instruction/instruction.server.ts';

type Deps = Pick<Visit, 'chat' | 'limits' | 'address'>;
type Asked = { conversation: Conversation<Language>; began: number };

/** Nobody is there any more to read it; the log shows it apart from failures (nginx's "client closed request"). */
const STOPPED = 499;

/** Who takes a question back sooner says nothing about the service; who waited longer than this was met by silence. */
const SILENCE_MS = 2000;

/**
 * Answers a visitor's question: check, limit, ask, stream. A service that is down is stood in for by the built-in
 * assistant; one that answers, but not with an answer, is a problem 502, because somebody has to mend it.
 */
export async function answerChat(request: Request, deps: Deps): Promise<Response> {
  const checked = await checkConversation(request, isLanguage);
  if (!checked.ok) {
    const { ok, ...problem } = checked;
    return problemResponse(problem);
  }
  const permission = await limitChat(deps);
  if (!permission.ok) {
    const retryAfter = String(permission.retryAfterSeconds);
    return problemResponse({ status: 429, code: 'limited' }, { 'Retry-After': retryAfter });
  }
  const asked = { conversation: checked.conversation, began: deps.chat.clock.now() };
  return permission.paid
    ? paidAnswer(asked, permission.paid, request.signal, deps)
    : builtInAnswer(asked, permission.because, deps);
}

async function paidAnswer(asked: Asked, paid: PaidService, visitor: AbortSignal, deps: Deps) {
  const { conversation, began } = asked;
  const { language, messages } = conversation;
  const { clock, log, onServiceFault } = deps.chat;
  const call = new AbortController();
  const stop = AbortSignal.any([visitor, call.signal]);
  const reply = await paid.ask({ instruction: instructionFor(language), messages }, stop);
  if (reply.result === 'stopped') {
    paid.rest.note(clock.now() - began < SILENCE_MS ? 'unknown' : 'down');
    return problemResponse({ status: STOPPED, code: 'stopped' });
  }
  if (reply.result === 'down') paid.rest.note('down', reply.restMs);
  else paid.rest.note('up');
  if (reply.result === 'answered') {
    const answering = { path: 'paid', messages: messages.length, began } as const;
    const pieces = recordAnswer(reply.pieces, answering, deps.chat);
    return streamAnswer({ path: 'paid', pieces, stop: () => call.abort() });
  }
  const { result, code, status } = reply;
  log.error({ code, status, milliseconds: clock.now() - began }, `chat.service_${result}`);
  onServiceFault?.(result);
  if (result === 'down') return builtInAnswer(asked, 'service_down', deps);
  return problemResponse({ status: 502, code: 'service_failed' });
}

function builtInAnswer({ conversation, began }: Asked, because: BuiltInReason, { chat }: Deps): Response {
  const { language, messages } = conversation;
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const answer = chat.builtIn.answer(questions.at(-1) ?? '', language, questions.slice(0, -1));
  const answering = { path: 'built-in', because, messages: messages.length, began } as const;
  return streamAnswer({
    path: 'built-in',
    pieces: recordAnswer(inOnePiece(answer), answering, chat),
    stop: () => undefined,
  });
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
