import type { Answer, Assistant } from '../assistant/assistant.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type CompletionClient, createCompletionClient } from './completion-client.ts';
import { createDailyBudget, type DailyBudget } from './daily-budget.ts';
import type { OnChatAnswer } from './stream-answer.ts';

export type PaidService = { complete: CompletionClient; budget: DailyBudget; breaker: CircuitBreaker };

export type ChatEvents = {
  /** Called with the built-in assistant's result for every question, without its text. */
  onQuestion?: ((found: Pick<Answer, 'card' | 'language' | 'band'>) => void) | undefined;
  onAnswer?: OnChatAnswer | undefined;
  /** Called when the paid service is unreachable or its reply is invalid. */
  onServiceError?: ((result: 'down' | 'failed') => void) | undefined;
};

export type Chat = ChatEvents & {
  /** Undefined if none is configured. */
  paid: PaidService | undefined;
  builtIn: Assistant;
  clock: Pick<Clock, 'now'>;
  log: Log;
  /** The operator keeps questions that were not answered for sure. */
  keepsQuestions: boolean;
};

type Deps = ChatEvents & {
  config: Pick<Config, 'chat' | 'chatDailyRequests' | 'chatKeepsQuestions'>;
  store: Store;
  builtIn: Assistant;
  clock: Clock;
  fetch: typeof fetch;
  log: Log;
};

export function openChat({ config, store, builtIn, clock, fetch, log, ...events }: Deps): Chat {
  const { chat, chatDailyRequests: requests, chatKeepsQuestions: keepsQuestions } = config;
  const paid = chat && {
    complete: createCompletionClient({ ...chat, fetch, clock }),
    budget: createDailyBudget({ store, clock, log, requests }),
    breaker: createCircuitBreaker({ clock }),
  };
  log.info({ path: paid ? 'paid' : 'built-in' }, 'chat.opened');
  return { ...events, paid, builtIn, clock, log, keepsQuestions };
}
