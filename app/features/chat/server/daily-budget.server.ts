import { type Clock, DAY, HOUR } from '../../../../server/clock.ts';
import type { Store } from '../../../../server/db/store.ts';
import type { Log } from '../../../../server/observability/log.ts';
import { countUse, type LimitUse } from '../../../../server/rate-limit/count-use.ts';
import { utcDay } from '../../../lib/utc-day.ts';

type Deps = {
  store: Pick<Store, 'db' | 'outageCode'>;
  clock: Pick<Clock, 'now'>;
  log: Log;
  requests: number;
};

/** A network gets this share of the day's budget per hour. The privacy policy lets networks be counted that long. */
const NETWORKS_SHARE = 1 / 20;
/** A network may always use this many per hour. */
const MIN_SPLIT_REQUESTS = 10;

/** Limits all requests by day (UTC, so that replicas agree), and those of a network by hour. */
export function createDailyBudget({ requests, ...deps }: Deps) {
  // Every day and hour has its own key, so midnight is exact. The duration only expires the row.
  const day = { points: requests, durationMs: DAY };
  const points = Math.max(MIN_SPLIT_REQUESTS, Math.ceil(requests * NETWORKS_SHARE));
  const dayKey = () => `chat_day:${utcDay(deps.clock.now())}`;
  return {
    /** Counts one request across all processes. `limited` means that the network's share or the day's budget is spent. */
    spend: async (network: string): Promise<LimitUse> => {
      const hour = new Date(deps.clock.now()).toISOString().slice(0, '2026-11-21T09'.length);
      const networkUse = await countUse(
        `chat_network:${hour}:${network}`,
        { points, durationMs: HOUR },
        deps,
      );
      return networkUse.ok ? countUse(dayKey(), day, deps) : networkUse;
    },
    left: async (): Promise<number> => {
      const used = deps.store.db.selectFrom('limits').select('points').where('key', '=', dayKey());
      return Math.max(0, requests - ((await used.executeTakeFirst())?.points ?? 0));
    },
  };
}
