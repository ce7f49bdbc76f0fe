import type { Assistant } from '../assistant/assistant.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';
import type { OnChatAnswer, OnChatQuestion, OnServiceError } from './chat-events.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type CompletionClient, createCompletionClient } from './completion-client.ts';
import { createDailyBudget, type DailyBudget } from './daily-budget.ts';
import { type KeepQuestion, questionKeeper } from './kept-questions.ts';

export type PaidService = { complete: CompletionClient; budget: DailyBudget; breaker: CircuitBreaker };

export type Chat = {
  /** Undefined if none is configured. */
  paid: PaidService | undefined;
  builtIn: Assistant;
  clock: Pick<Clock, 'now'>;
  log: Log;
  onQuestion?: OnChatQuestion | undefined;
  /** Set if the operator keeps questions that were not answered for sure. */
  keepQuestion?: KeepQuestion | undefined;
  onAnswer?: OnChatAnswer | undefined;
  onServiceError?: OnServiceError | undefined;
};

type Deps = {
  config: Pick<Config, 'chat' | 'chatDailyRequests' | 'chatKeepsQuestions'>;
  store: Store;
  builtIn: Assistant;
  clock: Clock;
  fetch: typeof fetch;
  log: Log;
} & Pick<Chat, 'onQuestion' | 'onAnswer' | 'onServiceError'>;

export function openChat(deps: Deps): Chat {
  const { config, store, builtIn, clock, fetch, log, onQuestion, onAnswer, onServiceError } = deps;
  const { chat, chatDailyRequests: requests, chatKeepsQuestions } = config;
  const paid = chat && {
    complete: createCompletionClient({ ...chat, fetch, clock }),
    budget: createDailyBudget({ store, clock, log, requests }),
    breaker: createCircuitBreaker({ clock }),
  };
  log.info({ path: paid ? 'paid' : 'built-in' }, 'chat.opened');
  const keepQuestion = chatKeepsQuestions ? questionKeeper({ store, builtIn, clock, log }) : undefined;
  return { paid, builtIn, clock, log, onQuestion, keepQuestion, onAnswer, onServiceError };
}
