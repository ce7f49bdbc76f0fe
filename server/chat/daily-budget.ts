import type { Clock } from '../clock.ts';
import { type Consumed, countUse } from '../limits/count-use.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';

/** What may be spent on the paid service in one day. */
export type DailyBudget = {
  /** Counts one request, for all visitors and all processes that share the store. `limited`: the hour's or the day's are spent. */
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
const SECONDS_AN_HOUR = 3600;
/** A fifth is more than visitors ask in the busiest hour of a day, and whoever wants to spend it all needs five. */
const HOURS_SHARE = 1 / 5;
/** A share of so few is no protection and only in the way. */
const LEAST_SHARE = 10;

/**
 * A budget of `requests` a day, and of a fifth of them an hour; a day begins at midnight UTC, because the replicas need
 * to agree on when.
 */
export function createDailyBudget({ store, clock, log, requests }: Deps): DailyBudget {
  const limiter = store.limiter({ keyPrefix: 'chat_day', points: requests, duration: SECONDS_A_DAY });
  // Each day counts under a key of its own, so midnight is exact; the duration only says when the row may be deleted.
  const now = () => new Date(clock.now()).toISOString();
  const today = () => now().slice(0, '2026-11-21'.length);
  const share = Math.max(LEAST_SHARE, Math.ceil(requests * HOURS_SHARE));
  const hourly = store.limiter({ keyPrefix: 'chat_hour', points: share, duration: SECONDS_AN_HOUR });
  return {
    spend: async () => {
      const hour = await countUse(hourly, now().slice(0, '2026-11-21T09'.length), { store, log });
      return hour.ok ? countUse(limiter, today(), { store, log }) : hour;
    },
    left: async () => (await limiter.get(today()))?.remainingPoints ?? requests,
  };
}
