import type { Clock } from '../../../../server/clock.ts';
import type { Store } from '../../../../server/db/store.ts';
import type { Log } from '../../../../server/observability/log.ts';
import { type Consumed, countUse } from '../../../../server/rate-limit/count-use.ts';

type Deps = {
  store: Pick<Store, 'db' | 'outageCode'>;
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
export function createDailyBudget({ requests, ...deps }: Deps) {
  // Each day has its own key, so midnight is exact; the duration only expires the row.
  const spendOf = (key: string, points: number) => countUse(key, { points, duration: SECONDS_A_DAY }, deps);
  const networksShare = Math.max(LEAST_SHARE, Math.ceil(requests * NETWORKS_SHARE));
  const today = () => new Date(deps.clock.now()).toISOString().slice(0, '2026-11-21'.length);
  const ofAll = () => `chat_day:${today()}`;
  return {
    /** Counts one request across all processes. `limited`: the network's share or the day's budget is spent. */
    spend: async (network: string): Promise<Consumed> => {
      const own = await spendOf(`chat_network:${today()}:${network}`, networksShare);
      return own.ok ? spendOf(ofAll(), requests) : own;
    },
    /** Requests left today. @throws the store's error */
    left: async (): Promise<number> => {
      const used = deps.store.db.selectFrom('limits').select('points').where('key', '=', ofAll());
      return Math.max(0, requests - ((await used.executeTakeFirst())?.points ?? 0));
    },
  };
}
