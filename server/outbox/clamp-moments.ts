import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { LONGEST_WAIT } from './schedule.ts';

type WithDb = Pick<Store, 'db'>;

/**
 * Makes those letters due that a clock that was ahead has put off for longer than the schedule does, or has left with
 * somebody for longer than an attempt takes.
 * @returns the number of letters
 */
export async function releaseStranded({ db }: WithDb, now: number): Promise<number> {
  const edge = now + CLOCK_TOLERANCE_MS;
  const released = await db
    .updateTable('outbox')
    .set({ next_attempt_at: now, lease_until: null, claimed_by: null })
    .where('state', 'in', ['waiting', 'held'])
    .where((eb) =>
      eb.or([
        eb('next_attempt_at', '>', edge + LONGEST_WAIT),
        // What has not been tried under a right clock is due since it came.
        eb.and([
          eb('next_attempt_at', '>', edge),
          eb.or([eb('attempts', '=', 0), eb('waiting_since', '>', edge)]),
        ]),
        eb('lease_until', '>', edge),
      ]),
    )
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}

/**
 * Pulls back to now what a clock that was ahead has dated in the future: such a letter has no age that would alarm
 * anybody, and after its delivery would be kept for as much longer. Call it only with a clock that can be believed.
 */
export async function clampMoments({ db }: WithDb, now: number): Promise<void> {
  const edge = now + CLOCK_TOLERANCE_MS;
  for (const column of ['created_at', 'waiting_since', 'delivered_at'] as const)
    await db
      .updateTable('outbox')
      .set({ [column]: now })
      .where(column, '>', edge)
      .execute();
}
