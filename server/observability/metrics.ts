import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { createStoreGauges } from './store-gauges.ts';
import { createTrafficCounters, type TrafficCounters } from './traffic-counters.ts';

/** What is read when somebody asks, from rooms that know nothing of it. */
type MetricSources = {
  store: Pick<Store, 'db' | 'outageCode'>;
  ready: () => Promise<boolean>;
  endpointGone: () => boolean;
  clockInDoubt: () => boolean;
  budgetLeft: (() => Promise<number>) | undefined;
};

export type Metrics = TrafficCounters & {
  /** Names the sources. Until then the page has the counters alone: they are needed to open the sources. */
  watch: (sources: MetricSources) => void;
  /** Everything, in Prometheus' text format. */
  page: () => Promise<{ type: string; body: string }>;
};

/** The numbers of one server, in a registry of its own: two servers in one process count apart. */
export function createMetrics({ clock, log }: { clock: Clock; log: Log }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let refresh: () => Promise<void> = async () => undefined;
  return {
    ...createTrafficCounters(registry),
    watch: ({ store, ready, endpointGone, clockInDoubt, budgetLeft }) => {
      const readStore = createStoreGauges(registry, { store, ready, budgetLeft, clock, log });
      const gone = new Gauge({
        name: 'site_webhook_gone',
        help: '1 if the webhook has answered 410: nothing is sent until the next start',
        registers: [registry],
      });
      const doubt = new Gauge({
        name: 'site_clock_in_doubt',
        help: '1 if the clock has moved by more than a week: what has had its time is not deleted for three days',
        registers: [registry],
      });
      refresh = async () => {
        gone.set(endpointGone() ? 1 : 0);
        doubt.set(clockInDoubt() ? 1 : 0);
        await readStore();
      };
    },
    page: async () => {
      await refresh();
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
