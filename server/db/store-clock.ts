import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Store } from './store.ts';

/** After a machine stood still, its time is wrong for at most this long. */
const READ_EVERY_MS = 1000;
/** An offset may be wrong by half of the query's duration, so slow readings are dropped. */
const SLOW_MS = 1000;

/**
 * On PostgreSQL, replicas take their time from the database, so that none claims what another has leased.
 * @throws the store's error
 */
export async function openStoreClock(
  { db, isPostgres }: Pick<Store, 'db' | 'isPostgres'>,
  machineClock: Clock,
) {
  if (!isPostgres) return { clock: machineClock, jobs: [] };
  const milliseconds = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  async function read() {
    const began = machineClock.elapsed();
    const { now } = await db.selectNoFrom(milliseconds.as('now')).executeTakeFirstOrThrow();
    const tookMs = machineClock.elapsed() - began;
    return { offset: now - began - tookMs / 2, tookMs };
  }
  let { offset } = await read();
  async function correct(): Promise<void> {
    // The readiness check already reports an outage.
    const reading = await read().catch(() => undefined);
    if (reading && reading.tookMs < SLOW_MS) offset = reading.offset;
  }
  return {
    clock: { ...machineClock, now: () => Math.round(offset + machineClock.elapsed()) },
    jobs: [{ name: 'store_clock', everyMs: READ_EVERY_MS, run: correct }],
  };
}
