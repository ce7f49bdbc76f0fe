import { Gauge, type Registry } from '@prometheus-io/client';
import type { Clock } from '../clock.ts';
import { destinations, type Store, states } from '../db/store.ts';
import type { Log } from './log.ts';

export type GaugeDeps = {
  store: Pick<Store, 'db' | 'outageCode'>;
  isReady: () => Promise<boolean>;
  isEndpointDisabled: () => boolean;
  isClockInDoubt: () => boolean;
  budgetLeft: (() => Promise<number>) | undefined;
  clock: Clock;
  log: Log;
};

const undeliveredStates = ['waiting', 'held', 'dead'] as const;
/** Prometheus waits ten seconds for a scrape. */
const TIMEOUT_MS = 2000;

/** The returned function reads all gauges. If the store is down, its series are missing and `site_store_up` is 0. */
export function createGauges(
  registry: Registry,
  { store, isReady, budgetLeft, clock, log, ...conditions }: GaugeDeps,
) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const endpointDisabled = gauge(
    'site_webhook_gone',
    '1 if the webhook has answered 410: nothing is sent until the next start',
  );
  const clockInDoubt = gauge(
    'site_clock_in_doubt',
    '1 if the clock has moved by more than a week: nothing is deleted for three days',
  );
  const storeUp = gauge(
    'site_store_up',
    '1 if the store can be written, 0 if not; where it cannot be read, its other numbers are missing',
  );
  const submissions = gauge('site_letters', 'Submissions in the store, once per destination', [
    'destination',
    'state',
  ]);
  const oldest = gauge(
    'site_letters_oldest_age_seconds',
    'Age of the oldest undelivered submission since it was due; 0 where there is none',
    ['state'],
  );
  const budgetGauge = gauge(
    'site_chat_budget_left',
    'Requests to the paid service left today (UTC); missing without such a service',
  );

  const counts = () =>
    store.db
      .selectFrom('outbox')
      .select((eb) => ['destination', 'state', eb.fn.countAll<number>().as('count')])
      .select((eb) => eb.fn.min('waiting_since').as('oldest'))
      .groupBy(['destination', 'state'])
      .execute();
  const read = () =>
    Promise.all([isReady(), counts(), budgetLeft?.()]).catch((error: unknown) => {
      if (store.outageCode(error) === undefined) log.error({ err: error }, 'metrics.store_unreadable');
    });

  return async (): Promise<void> => {
    endpointDisabled.set(conditions.isEndpointDisabled() ? 1 : 0);
    clockInDoubt.set(conditions.isClockInDoubt() ? 1 : 0);
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const cancel = clock.after(TIMEOUT_MS, () => resolve(undefined));
    const [canWrite, rows, requestsLeft] = (await Promise.race([read(), tooLate]).finally(cancel)) ?? [];
    storeUp.set(canWrite ? 1 : 0);
    submissions.reset();
    oldest.reset();
    budgetGauge.remove();
    if (requestsLeft !== undefined) budgetGauge.set(requestsLeft);
    if (!rows) return;
    for (const destination of destinations)
      for (const state of states) submissions.set({ destination, state }, 0);
    for (const { destination, state, count } of rows) submissions.set({ destination, state }, count);
    const now = clock.now();
    for (const state of undeliveredStates) {
      const since = Math.min(now, ...rows.filter((row) => row.state === state).map((row) => row.oldest));
      oldest.set({ state }, (now - since) / 1000);
    }
  };
}
