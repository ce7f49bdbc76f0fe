import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Log } from './log.ts';
import { createStoreGauges } from './store-gauges.ts';
import { createTrafficCounters, type TrafficCounters } from './traffic-counters.ts';

type MetricSources = {
  store: Pick<Store, 'db' | 'outageCode'>;
  ready: () => Promise<boolean>;
  endpointDisabled: () => boolean;
  clockInDoubt: () => boolean;
  budgetLeft: (() => Promise<number>) | undefined;
};

export type Metrics = TrafficCounters & {
  /** Adds gauges; the counters exist earlier, since opening the sources needs them. */
  watch: (sources: MetricSources) => void;
  /** In Prometheus' text format. */
  page: () => Promise<{ type: string; body: string }>;
};

/** A registry per server, so that two in one process count apart. */
export function createMetrics({ clock, log }: { clock: Clock; log: Log }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let refresh: () => Promise<void> = async () => undefined;
  return {
    ...createTrafficCounters(registry),
    watch: ({ store, ready, endpointDisabled, clockInDoubt, budgetLeft }) => {
      const readStore = createStoreGauges(registry, { store, ready, budgetLeft, clock, log });
      const gone = new Gauge({
        name: 'site_webhook_gone',
        help: '1 if the webhook has answered 410: nothing is sent until the next start',
        registers: [registry],
      });
      const doubt = new Gauge({
        name: 'site_clock_in_doubt',
        help: '1 if the clock has moved by more than a week: nothing is deleted for three days',
        registers: [registry],
      });
      refresh = async () => {
        gone.set(endpointDisabled() ? 1 : 0);
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
