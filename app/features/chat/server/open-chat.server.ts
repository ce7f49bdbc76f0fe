import { CLIENT_GONE, failureResponse, problemResponse } from '../../../../server/http/failure-response.ts';
import { countWrong } from '../../../../server/rate-limit/rate-limits.ts';
import type { ChatDeps } from '../../../../server/services.ts';
import type { Assistant } from '../retrieval/assistant.server.ts';
import { checkConversation } from './check-conversation.server.ts';
import { keepQuestion } from './kept-questions.server.ts';
import { openPaidService } from './paid-service.server.ts';
import { streamReply } from './stream-reply.server.ts';

export function openChat({ config, limits, ...deps }: ChatDeps, builtIn: Assistant) {
  const { clock, log, metrics } = deps;
  const paid =
    config.chat && openPaidService({ ...deps, ...config.chat, requests: config.chatDailyRequests });
  log.info({ path: paid ? 'paid' : 'built-in' }, 'chat.opened');

  /** If the paid service fails, the answer is a 502. While it rests, the built-in assistant answers. */
  async function answer(request: Request, address: string): Promise<Response> {
    const checked = await checkConversation(request);
    if (!checked.ok) return failureResponse(await countWrong(checked, { limits, address }));
    const limitUse = await limits.consume('chat', address);
    if (!limitUse.ok && limitUse.reason === 'limited') return failureResponse(limitUse);
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
    if (!paid || because)
      return streamReply([builtInAnswer.text], { path: 'built-in', because, ...entry }, deps);
    const { context } = builtInAnswer;
    const completion = await paid.ask(checked.conversation, { context, network }, request);
    if (completion.result === 'answered')
      return streamReply(completion.chunks, { path: 'paid', ...entry }, deps);
    return completion.result === 'stopped'
      ? problemResponse({ status: CLIENT_GONE, code: 'stopped' })
      : problemResponse({ status: 502, code: 'service_failed' });
  }

  return { answer, budgetLeft: paid?.budgetLeft };
}
