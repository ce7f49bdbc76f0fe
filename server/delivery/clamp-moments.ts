import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import type { Store } from '../db/store.ts';

/**
 * Resets times in the future to now: they would hide the age of submissions and prolong their retention. Only for a
 * trusted clock.
 */
export async function clampMoments({ db }: Pick<Store, 'db'>, now: number): Promise<void> {
  const edge = now + CLOCK_TOLERANCE_MS;
  for (const column of ['created_at', 'waiting_since', 'delivered_at'] as const)
    await db
      .updateTable('outbox')
      .set({ [column]: now })
      .where(column, '>', edge)
      .execute();
}
