import { CLIENT_GONE } from '../../../../server/http/failure-response.ts';
import type { ChatDeps, ChatService } from '../../../../server/services.ts';
import type { Assistant } from '../retrieval/assistant.server.ts';
import { checkConversation } from './check-conversation.server.ts';
import { keepQuestion } from './kept-questions.server.ts';
import { openPaidService } from './paid-service.server.ts';
import { streamReply } from './stream-reply.server.ts';

export function openChat({ config, limits, ...deps }: ChatDeps, builtIn: Assistant): ChatService {
  const { clock, log, metrics } = deps;
  const paid =
    config.chat && openPaidService({ ...deps, ...config.chat, requests: config.chatDailyRequests });
  log.info({ path: paid ? 'paid' : 'built-in' }, 'chat.opened');

  /** If the paid service fails, the answer is a 502. While it rests, the built-in assistant answers. */
  const answer: ChatService['answer'] = async (posted, request, address) => {
    const checked = checkConversation(posted);
    if (!checked.ok) return checked;
    const limitUse = await limits.consume('chat', address);
    if (!limitUse.ok && limitUse.reason === 'limited') return limitUse;
    const { language, turns } = checked.conversation;
    const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const newest = questions.at(-1) ?? '';
    const builtInAnswer = builtIn.answer(newest, language, questions.at(-2));
    metrics?.onQuestion(builtInAnswer);
    if (config.chatKeepsQuestions) void keepQuestion(newest, builtInAnswer, builtIn.knows, deps);
    const began = clock.elapsed();
    const entry = { messages: turns.length, began };
    const network = limits.networkName(address);
    const because = limitUse.ok ? await (paid?.reasonAgainst(network) ?? 'no_service') : 'limits_unavailable';
    if (!paid || because) {
      const reply = streamReply([builtInAnswer.text], { path: 'built-in', because, ...entry }, deps);
      return { ok: true, reply };
    }
    const { context } = builtInAnswer;
    const completion = await paid.ask(checked.conversation, { context, network }, request);
    if (completion.result === 'answered')
      return { ok: true, reply: streamReply(completion.chunks, { path: 'paid', ...entry }, deps) };
    return completion.result === 'stopped'
      ? { ok: false, reason: 'refused', code: 'stopped', status: CLIENT_GONE }
      : { ok: false, reason: 'refused', code: 'service_failed', status: 502 };
  };

  return { answer, budgetLeft: paid?.budgetLeft };
}
