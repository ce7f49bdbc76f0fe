import { HOUR } from '../../../../server/clock.ts';
import type { ChatDeps } from '../../../../server/services.ts';
import type { Turn } from '../conversation-limits.ts';
import type { AssistantAnswer } from '../retrieval/assistant.server.ts';
import type { CheckedConversation } from './check-conversation.server.ts';
import { type Completion, createCompletionClient } from './completion-client.server.ts';
import { createDailyBudget } from './daily-budget.server.ts';
import type { BuiltInReason } from './stream-reply.server.ts';
import { systemPromptFor } from './system-prompt.server.ts';

type Deps = Omit<ChatDeps, 'config' | 'limits'> &
  NonNullable<ChatDeps['config']['chat']> & { requests: number };
type Failed = Extract<Completion, { code: string }>;

const MIN_REST_MS = 30_000;
const MAX_REST_MS = HOUR;

export function openPaidService({ log, metrics, ...deps }: Deps) {
  const { clock } = deps;
  const complete = createCompletionClient(deps);
  const budget = createDailyBudget({ ...deps, log });
  /**
   * The service rests for everyone until `restsUntil`, and for a network that it failed until `failedUntil`, in
   * `clock.elapsed()`.
   */
  let restsUntil = 0;
  let failedUntil = new Map<string, number>();

  function restAfter(network: string, { code, retryAfterMs }: Failed): void {
    const now = clock.elapsed();
    const until = now + Math.min(Math.max(retryAfterMs ?? 0, MIN_REST_MS), MAX_REST_MS);
    const others = [...failedUntil].filter(([name, end]) => name !== network && end > now);
    failedUntil = new Map([...others, [network, until]]);
    if (others.length > 0 || code === 'busy') restsUntil = until;
  }

  return {
    budgetLeft: budget.left,
    /** Counts a request. Undefined allows the call; a call that could not be counted is never allowed. */
    reasonAgainst: async (network: string): Promise<BuiltInReason | undefined> => {
      if (clock.elapsed() < Math.max(restsUntil, failedUntil.get(network) ?? 0)) return 'resting';
      const budgetUse = await budget.spend(network);
      if (budgetUse.ok) return undefined;
      return budgetUse.reason === 'limited' ? 'budget_spent' : 'limits_unavailable';
    },
    ask: async (
      { language, turns }: CheckedConversation,
      { context, network }: { context: AssistantAnswer['context']; network: string },
      visitor: Pick<Request, 'signal'>,
    ): Promise<Completion> => {
      const began = clock.elapsed();
      const systemPrompt = systemPromptFor(language, context);
      const completion = await complete({ systemPrompt, turns: alternate(turns) }, visitor);
      if (completion.result === 'stopped' || completion.result === 'answered') return completion;
      const { result, code, status, detail } = completion;
      log.error({ code, status, detail, milliseconds: clock.elapsed() - began }, `chat.service_${result}`);
      metrics?.onServiceError(result);
      if (result === 'down') restAfter(network, completion);
      return completion;
    },
  };
}

/** Some services accept only turns that alternate, begin with the visitor and are not blank. */
function alternate(turns: readonly Turn[]): Turn[] {
  const accepted: Turn[] = [];
  for (const { role, content } of turns) {
    const lastTurn = accepted.at(-1);
    if (content.trim() === '' || (!lastTurn && role === 'assistant')) continue;
    if (lastTurn?.role === role) lastTurn.content += `\n\n${content}`;
    else accepted.push({ role, content });
  }
  return accepted;
}
