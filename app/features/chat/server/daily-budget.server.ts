import type { Clock } from '../../../../server/clock.ts';
import type { Store } from '../../../../server/db/store.ts';
import type { Log } from '../../../../server/observability/log.ts';
import { type Consumed, countUse } from '../../../../server/rate-limit/count-use.ts';

type Deps = {
  store: Pick<Store, 'limiter' | 'outageCode'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
  requests: number;
};

const SECONDS_A_DAY = 86_400;
/** Of the day's budget. */
const NETWORKS_SHARE = 1 / 10;
/** Smaller budgets are not split. */
const LEAST_SHARE = 10;

/** Limits requests by day (UTC, so that replicas agree) and by network. */
export function createDailyBudget({ store, clock, log, requests }: Deps) {
  // Each day has its own key, so midnight is exact; the duration only expires the row.
  const ofAll = store.limiter({ keyPrefix: 'chat_day', points: requests, duration: SECONDS_A_DAY });
  const points = Math.max(LEAST_SHARE, Math.ceil(requests * NETWORKS_SHARE));
  const ofNetwork = store.limiter({ keyPrefix: 'chat_network', points, duration: SECONDS_A_DAY });
  const today = () => new Date(clock.now()).toISOString().slice(0, '2026-11-21'.length);
  return {
    /** Counts one request across all processes. `limited`: the network's share or the day's budget is spent. */
    spend: async (network: string): Promise<Consumed> => {
      const own = await countUse(ofNetwork, `${today()}:${network}`, { store, log });
      return own.ok ? countUse(ofAll, today(), { store, log }) : own;
    },
    /** Requests left today. @throws the store's error */
    left: async (): Promise<number> => (await ofAll.get(today()))?.remainingPoints ?? requests,
  };
}
