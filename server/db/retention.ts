import { type Clock, DAY, HOUR, MAX_AHEAD_MS, MINUTE } from '../clock.ts';
import type { Log } from '../observability/log.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import type { Job, Purge } from '../server-module.ts';
import { runDelete, type Store, type WithDb } from './store.ts';
import { readValue, writeValue } from './stored-values.ts';
import { submissionId } from './submission-rows.ts';

/** After a longer gap since the last sweep, the clock may be wrong. */
const MAX_SWEEP_GAP_MS = 7 * DAY;
const DOUBT_LASTS_MS = 3 * DAY;
/** The time of the last sweep, or of the next one while the clock is in doubt. */
const SWEPT_AT = 'swept_at';

/** A wrong clock may have stored these in the future, which would prolong retention. */
const moments = ['created_at', 'waiting_since', 'next_attempt_at', 'lease_until', 'delivered_at'] as const;

type Deps = {
  store: Store;
  purges: readonly Purge[];
  limits: Pick<RateLimits, 'clean'>;
  clock: Clock;
  log: Log;
  retentionDays: number;
};

/** Deletes old delivered and suspected submissions. After the clock has jumped it deletes nothing for three days. */
export function createRetention({ store, purges, limits, clock, log, retentionDays }: Deps) {
  let isClockInDoubt = false;

  async function doubtsClock(now: number): Promise<boolean> {
    const sweptAt = Number((await readValue(store, SWEPT_AT)) ?? now);
    // Operators may set a clock back by some minutes.
    if (Math.abs(now - sweptAt) <= MAX_SWEEP_GAP_MS) return sweptAt > now + 5 * MINUTE;
    // If the clock was behind before, recent suspected submissions would look old.
    const suspected = store.db.updateTable('outbox').where('state', '=', 'suspected');
    await suspected.set({ waiting_since: now }).execute();
    await writeValue(store, SWEPT_AT, String(now + DOUBT_LASTS_MS));
    return true;
  }

  async function sweep(): Promise<void> {
    const now = clock.now();
    const limitRows = await limits.clean(now);
    isClockInDoubt = await doubtsClock(now);
    if (isClockInDoubt) {
      log.error({ limits: limitRows }, 'retention.clock_in_doubt');
      return;
    }
    for (const column of moments)
      await store.db
        .updateTable('outbox')
        .set({ [column]: now })
        .where(column, '>', now + MAX_AHEAD_MS)
        .execute();
    // This is written before the purges, because one of them may fail.
    await writeValue(store, SWEPT_AT, String(now));
    const allPurges = [purgeSubmissions, ...purges];
    const counts = await Promise.all(allPurges.map((purge) => purge(store, now, retentionDays)));
    log.info(Object.assign({}, ...counts, { limits: limitRows }), 'retention.swept');
  }

  const job: Job = { name: 'retention', everyMs: HOUR, run: sweep };
  return { job, isClockInDoubt: () => isClockInDoubt };
}

/** Deletes only what was delivered to all destinations, or suspected, so many days ago. */
export async function purgeSubmissions({ db }: WithDb, now: number, retentionDays: number) {
  const before = now - retentionDays * DAY;
  const kept = db
    .selectFrom('outbox')
    .select(submissionId.as('submission_id'))
    .where((eb) => eb.or([eb('state', '!=', 'delivered'), eb('delivered_at', '>=', before)]));
  const expired = db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb(submissionId, 'not in', kept),
        eb('state', '=', 'suspected').and('waiting_since', '<', before),
      ]),
    );
  return { submissions: await runDelete(expired) };
}
