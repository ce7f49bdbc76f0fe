import { sql } from 'kysely';
import { type Clock, MINUTE } from '../clock.ts';
import type { Job } from '../server-module.ts';
import type { Store } from './store.ts';

/**
 * Replicas go by their database's time, so that none takes another's leases. Deviates by half the time of a read.
 * @throws the store's error
 */
export async function openStoreClock(
  { db, rowLocks }: Pick<Store, 'db' | 'rowLocks'>,
  own: Clock,
): Promise<{ clock: Clock; jobs: Job[] }> {
  if (!rowLocks) return { clock: own, jobs: [] };
  const asked = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
  let startedAt = 0;
  async function read(): Promise<void> {
    const began = own.elapsed();
    const { rows } = await asked.execute(db);
    for (const { now } of rows) startedAt = now - (began + own.elapsed()) / 2;
  }
  await read();
  return {
    clock: { ...own, now: () => Math.round(startedAt + own.elapsed()) },
    jobs: [{ name: 'store_clock', everyMs: MINUTE, run: read }],
  };
}
