import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import type { OnChatAnswer, OnServiceFault } from './chat-events.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type CompletionClient, createCompletionClient } from './completion-client.ts';
import { createDailyBudget, type DailyBudget } from './daily-budget.ts';

/**
 * The assistant that answers from the site's own pages, without any service.
 * `answer` gives Markdown for the question; `earlier` are the visitor's earlier messages, the oldest first.
 */
export type BuiltInAssistant = {
  answer: (question: string, language: string, earlier?: string[]) => string;
};

/** The paid service, and what is spent on it. */
export type PaidService = { complete: CompletionClient; budget: DailyBudget; breaker: CircuitBreaker };

/** What the assistant's door may use. */
export type Chat = {
  /** Undefined: none is set up. */
  paid: PaidService | undefined;
  builtIn: BuiltInAssistant;
  clock: Pick<Clock, 'now'>;
  log: Log;
  onAnswer?: OnChatAnswer | undefined;
  onServiceFault?: OnServiceFault | undefined;
};

type Deps = {
  config: Pick<Config, 'chat' | 'chatDailyRequests'>;
  store: Store;
  builtIn: BuiltInAssistant;
  clock: Clock;
  fetch: typeof fetch;
  log: Log;
} & Pick<Chat, 'onAnswer' | 'onServiceFault'>;

/** Puts together what answers visitors' questions. */
export function openChat(deps: Deps): Chat {
  const { config, store, builtIn, clock, fetch, log, onAnswer, onServiceFault } = deps;
  const { chat, chatDailyRequests: requests } = config;
  const paid = chat && {
    complete: createCompletionClient({ ...chat, fetch, clock }),
    budget: createDailyBudget({ store, clock, log, requests }),
    breaker: createCircuitBreaker({ clock }),
  };
  log.info({ path: paid ? 'paid' : 'built-in' }, 'chat.opened');
  return { paid, builtIn, clock, log, onAnswer, onServiceFault };
}
