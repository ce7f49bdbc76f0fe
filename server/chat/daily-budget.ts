import type { Clock } from '../clock.ts';
import { type Consumed, countUse } from '../limits/count-use.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

/** What may be spent on the paid service in one day. */
export type DailyBudget = {
  /** Counts one request, for all visitors and all processes that share the store. `limited`: the day's are spent. */
  spend: () => Promise<Consumed>;
  /** How many requests are left today. @throws what the store says when it cannot be read */
  left: () => Promise<number>;
};

type Deps = {
  store: Pick<Store, 'limiter' | 'outageCode'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
  requests: number;
};

const SECONDS_A_DAY = 86_400;

/** A budget of `requests` a day; a day begins at midnight UTC, because the replicas need to agree on when. */
export function createDailyBudget({ store, clock, log, requests }: Deps): DailyBudget {
  const limiter = store.limiter({ keyPrefix: 'chat_day', points: requests, duration: SECONDS_A_DAY });
  // Each day counts under a key of its own, so midnight is exact; the duration only says when the row may be deleted.
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);
  return {
    spend: () => countUse(limiter, today(), { store, log }),
    left: async () => (await limiter.get(today()))?.remainingPoints ?? requests,
  };
}
