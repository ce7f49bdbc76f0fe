import type { Clock } from '../../../../server/clock.ts';
import type { Store } from '../../../../server/db/store.ts';
import type { Log } from '../../../../server/observability/log.ts';
import { type Consumed, countUse } from '../../../../server/rate-limit/count-use.ts';

export type DailyBudget = {
  /** Counts one request across all processes. `limited`: the network's, the hour's or the day's share is spent. */
  spend: (network: string) => Promise<Consumed>;
  /** Requests left today. @throws the store's error */
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
/** Above the busiest hour of a usual day; spending the whole budget takes five hours. */
const HOURS_SHARE = 1 / 5;
/** Per network, of the hourly budget. */
const NETWORKS_SHARE = 1 / 4;
/** Smaller budgets are not split. */
const LEAST_SHARE = 10;

/** Limits requests by day (UTC, so that replicas agree), by hour and by network. */
export function createDailyBudget({ store, clock, log, requests }: Deps): DailyBudget {
  const limiter = store.limiter({ keyPrefix: 'chat_day', points: requests, duration: SECONDS_A_DAY });
  // Each day has its own key, so midnight is exact; the duration only expires the row.
  const now = () => new Date(clock.now()).toISOString();
  const today = () => now().slice(0, '2026-11-21'.length);
  const inAnHour = (keyPrefix: string, share: number) => {
    const points = Math.max(LEAST_SHARE, Math.ceil(requests * share));
    return store.limiter({ keyPrefix, points, duration: SECONDS_AN_HOUR });
  };
  const ofNetwork = inAnHour('chat_network', HOURS_SHARE * NETWORKS_SHARE);
  const ofAll = inAnHour('chat_hour', HOURS_SHARE);
  return {
    spend: async (network) => {
      const hour = now().slice(0, '2026-11-21T09'.length);
      const own = await countUse(ofNetwork, `${hour}:${network}`, { store, log });
      if (!own.ok) return own;
      const all = await countUse(ofAll, hour, { store, log });
      return all.ok ? countUse(limiter, today(), { store, log }) : all;
    },
    left: async () => (await limiter.get(today()))?.remainingPoints ?? requests,
  };
}
