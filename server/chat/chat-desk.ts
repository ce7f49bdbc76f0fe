import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { type Ask, createAsk } from './ask-service.ts';
import type { OnChatAnswer, OnServiceFault } from './chat-events.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { BuiltInAssistant } from './conversation.ts';
import { createDailyBudget, type DailyBudget } from './daily-budget.ts';

/** The paid service, and what is spent on it. */
export type PaidService = { ask: Ask; budget: DailyBudget; breaker: CircuitBreaker };

/** What the assistant's door may use. */
export type ChatDesk = {
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
} & Pick<ChatDesk, 'onAnswer' | 'onServiceFault'>;

/** Puts together what answers visitors' questions. */
export function openChatDesk(deps: Deps): ChatDesk {
  const { config, store, builtIn, clock, fetch, log, onAnswer, onServiceFault } = deps;
  const { chat, chatDailyRequests: requests } = config;
  const paid = chat && {
    ask: createAsk({ ...chat, fetch, clock }),
    budget: createDailyBudget({ store, clock, log, requests }),
    breaker: createCircuitBreaker({ clock }),
  };
  log.info({ path: paid ? 'paid' : 'built-in' }, 'chat.opened');
  return { paid, builtIn, clock, log, onAnswer, onServiceFault };
}
