import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { countLetters, oldestUndelivered } from '../outbox/letter-counts.ts';
import { DESTINATIONS, type Store } from '../store/store.ts';

type Deps = {
  store: Pick<Store, 'db' | 'outageCode'>;
  /** Whether the store can be written. */
  ready: () => Promise<boolean>;
  /** What is left of the day's requests to the paid service; undefined where there is none. */
  budgetLeft: (() => Promise<number>) | undefined;
  clock: Clock;
  log: Log;
};

/** Prometheus gives a scrape ten seconds. */
const TIMEOUT_MS = 2000;

/**
 * What the store knows, read when somebody asks. A store that is away takes its series with it, and says so in
 * `site_store_up`: a number that nobody can vouch for is none.
 * @returns reads them all
 */
export function createStoreGauges(registry: Registry, { store, ready, budgetLeft, clock, log }: Deps) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge(
    'site_store_up',
    '1 if the store can be written, 0 if not; where it cannot be read, its other numbers are missing',
  );
  const letters = gauge('site_letters', 'Letters in the store, once for each of their destinations', [
    'destination',
    'state',
  ]);
  const oldest = gauge(
    'site_letters_oldest_age_seconds',
    'Age of the oldest letter that is not delivered, since it was accepted; 0 where there is none',
    ['state'],
  );
  const budget = gauge(
    'site_chat_budget_left',
    'Requests to the paid service that are left today (UTC); missing without such a service',
  );

  async function read() {
    const [isReady, counts, since, left] = await Promise.all([
      ready(),
      Promise.all(DESTINATIONS.map((destination) => countLetters(store.db, destination))),
      oldestUndelivered(store.db),
      budgetLeft?.(),
    ]);
    return { isReady, counts, since, left };
  }

  async function readOrNot() {
    try {
      return await read();
    } catch (fault) {
      const code = store.outageCode(fault);
      if (code === undefined) log.error({ err: fault }, 'metrics.store_unreadable');
    }
  }

  return async (): Promise<void> => {
    const found = await orNothing(readOrNot(), clock);
    up.set(found?.isReady ? 1 : 0);
    letters.reset();
    oldest.reset();
    budget.remove();
    if (!found) return;
    const { counts, since, left } = found;
    for (const [index, destination] of DESTINATIONS.entries())
      for (const [state, count] of Object.entries(counts[index] ?? {}))
        letters.set({ destination, state }, count);
    const now = clock.now();
    for (const [state, moment] of Object.entries(since))
      oldest.set({ state }, moment === null ? 0 : Math.max(0, now - moment) / 1000);
    if (left !== undefined) budget.set(left);
  };
}

/** What is not there in time counts as not there. */
function orNothing<Value>(value: Promise<Value>, clock: Clock): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const cancel = clock.after(TIMEOUT_MS, () => resolve(undefined));
  return Promise.race([value, promise]).finally(cancel);
}
