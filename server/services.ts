import type { AnalyticsTool, EnabledTool } from './analytics-tools.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { Links } from './delivery/signed-links.ts';
import type { Failure } from './http/failure-response.ts';
import type { PostedFields } from './http/read-fields.ts';
import type { Ids } from './ids.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';

/** The router's context gives these to the route of each request. */
export type Services = {
  /** The client's address, for rate limits only. */
  address: string;
  limits: Pick<RateLimits, 'consume'>;
  outbox: Pick<Outbox, 'accept' | 'findAccepted'>;
  links: Links;
  sendsMail: boolean;
  store: Pick<Store, 'db' | 'outageCode' | 'isConflict'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'receipt'>;
  /** Runs tasks in turn, for rules that no single statement can keep. */
  oneAtATime: OneAtATime;
  log: Pick<Log, 'error'>;
  answerQuestion: ChatService['answer'];
  analyticsTools: readonly EnabledTool[];
  bannerTools: readonly AnalyticsTool[];
};

export type ChatDeps = {
  config: Pick<Config, 'chat' | 'chatDailyRequests' | 'chatKeepsQuestions'>;
  store: Store;
  limits: Pick<RateLimits, 'consume' | 'networkName'>;
  clock: Clock;
  fetch: typeof fetch;
  log: Log;
  metrics: Metrics['chat'] | undefined;
};

export type ChatService = {
  answer: (
    posted: PostedFields,
    request: Pick<Request, 'signal'>,
    address: string,
  ) => Promise<{ ok: true; reply: Response } | Failure>;
  /** How many more requests the paid service may get today. @throws the store's error */
  budgetLeft: (() => Promise<number>) | undefined;
};
