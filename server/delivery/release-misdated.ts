import { sql } from 'kysely';
import type { Store } from '../db/store.ts';
import { dueAfter } from './retry-schedule.ts';

/** Makes deliveries due that a wrong clock postponed: their due time is further ahead than their delay. */
export async function releaseMisdated({ db }: Pick<Store, 'db'>, now: number): Promise<void> {
  // Literal, not a parameter: SQLite uses the partial index only then.
  const isWaiting = sql<boolean>`state = 'waiting'`;
  const misdated = db.selectFrom('outbox').select('id').where(isWaiting).where('scheduled_at', '>', now);
  // A read first, so that an idle process never takes the write lock.
  if (!(await misdated.limit(1).executeTakeFirst())) return;
  await db
    .updateTable('outbox')
    .set(dueAfter(0, now))
    .where(isWaiting)
    .where('scheduled_at', '>', now)
    .execute();
}
