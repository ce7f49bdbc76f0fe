import type { Assistant } from '../assistant/assistant.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import type { OnChatAnswer, OnChatQuestion, OnServiceFault } from './chat-events.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type CompletionClient, createCompletionClient } from './completion-client.ts';
import { createDailyBudget, type DailyBudget } from './daily-budget.ts';
import { type KeepQuestion, questionKeeper } from './kept-questions.ts';

/** The paid service, and what is spent on it. */
export type PaidService = { complete: CompletionClient; budget: DailyBudget; breaker: CircuitBreaker };

/** What the assistant's door may use. */
export type Chat = {
  /** Undefined: none is set up. */
  paid: PaidService | undefined;
  builtIn: Assistant;
  clock: Pick<Clock, 'now'>;
  log: Log;
  onQuestion?: OnChatQuestion | undefined;
  /** Where the operator wants it: keeps a question that the built-in assistant is not sure of. */
  keepQuestion?: KeepQuestion | undefined;
  onAnswer?: OnChatAnswer | undefined;
  onServiceFault?: OnServiceFault | undefined;
};

type Deps = {
  config: Pick<Config, 'chat' | 'chatDailyRequests' | 'chatKeepsQuestions'>;
  store: Store;
  builtIn: Assistant;
  clock: Clock;
  fetch: typeof fetch;
  log: Log;
} & Pick<Chat, 'onQuestion' | 'onAnswer' | 'onServiceFault'>;

/** Puts together what answers visitors' questions. */
export function openChat(deps: Deps): Chat {
  const { config, store, builtIn, clock, fetch, log, onQuestion, onAnswer, onServiceFault } = deps;
  const { chat, chatDailyRequests: requests, chatKeepsQuestions } = config;
  const paid = chat && {
    complete: createCompletionClient({ ...chat, fetch, clock }),
    budget: createDailyBudget({ store, clock, log, requests }),
    breaker: createCircuitBreaker({ clock }),
  };
  log.info({ path: paid ? 'paid' : 'built-in' }, 'chat.opened');
  const keepQuestion = chatKeepsQuestions ? questionKeeper({ store, builtIn, clock, log }) : undefined;
  return { paid, builtIn, clock, log, onQuestion, keepQuestion, onAnswer, onServiceFault };
}
