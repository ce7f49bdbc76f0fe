import { Gauge, type Registry } from '@prometheus-io/client';
import type { Clock } from '../clock.ts';
import { DESTINATIONS, type Store } from '../db/store.ts';
import { countSubmissions, oldestUndelivered } from '../delivery/submission-admin.ts';
import type { Log } from './log.ts';

type Deps = {
  store: Pick<Store, 'db' | 'outageCode'>;
  ready: () => Promise<boolean>;
  /** Undefined without a paid service. */
  budgetLeft: (() => Promise<number>) | undefined;
  clock: Clock;
  log: Log;
};

/** Prometheus gives a scrape ten seconds. */
const TIMEOUT_MS = 2000;

/**
 * Reads gauges at scrape time. An unavailable store drops its series and reports `site_store_up` 0.
 * @returns reads them all
 */
export function createStoreGauges(registry: Registry, { store, ready, budgetLeft, clock, log }: Deps) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge(
    'site_store_up',
    '1 if the store can be written, 0 if not; where it cannot be read, its other numbers are missing',
  );
  const submissions = gauge('site_letters', 'Submissions in the store, once per destination', [
    'destination',
    'state',
  ]);
  const oldest = gauge(
    'site_letters_oldest_age_seconds',
    'Age of the oldest undelivered submission since it was accepted; 0 where there is none',
    ['state'],
  );
  const budget = gauge(
    'site_chat_budget_left',
    'Requests to the paid service left today (UTC); missing without such a service',
  );

  /** Undefined if the store is away. */
  async function read() {
    try {
      const [isReady, counts, since, left] = await Promise.all([
        ready(),
        Promise.all(DESTINATIONS.map((destination) => countSubmissions(store.db, destination))),
        oldestUndelivered(store.db),
        budgetLeft?.(),
      ]);
      return { isReady, counts, since, left };
    } catch (error) {
      if (store.outageCode(error) === undefined) log.error({ err: error }, 'metrics.store_unreadable');
    }
  }

  return async (): Promise<void> => {
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const cancel = clock.after(TIMEOUT_MS, () => resolve(undefined));
    const found = await Promise.race([read(), tooLate]).finally(cancel);
    up.set(found?.isReady ? 1 : 0);
    submissions.reset();
    oldest.reset();
    budget.remove();
    if (!found) return;
    const { counts, since, left } = found;
    for (const [index, destination] of DESTINATIONS.entries())
      for (const [state, count] of Object.entries(counts[index] ?? {}))
        submissions.set({ destination, state }, count);
    const now = clock.now();
    for (const [state, moment] of Object.entries(since))
      oldest.set({ state }, moment === null ? 0 : Math.max(0, now - moment) / 1000);
    if (left !== undefined) budget.set(left);
  };
}
