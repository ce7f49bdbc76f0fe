import { type Clock, HOUR, MAX_AHEAD_MS } from '../clock.ts';
import type { SubmissionAdmin } from '../delivery/submission-admin.ts';
import type { Log } from '../observability/log.ts';
import type { Limits } from '../rate-limit/rate-limits.ts';
import type { Job, Purge } from '../server-module.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Store } from './store.ts';

/** A longer gap since the last deletion puts the clock in doubt. */
const DOUBT_MS = 7 * 24 * HOUR;
/** Until such a clock is trusted. */
const TRUST_MS = 72 * HOUR;
/** The moment of the last deletion, and when doubts about the clock began: processes may restart more often. */
const SWEPT_AT = 'swept_at';

type Deps = {
  store: Pick<Store, 'db'>;
  submissions: Pick<SubmissionAdmin, 'purge'>;
  purges: readonly Purge[];
  limits: Pick<Limits, 'clean'>;
  clock: Clock;
  log: Log;
  retentionDays: number;
};

/** Only delivered and suspected submissions are deleted; a clock that has jumped deletes nothing. */
export function createRetention({ store, submissions, purges, limits, clock, log, retentionDays }: Deps) {
  let inDoubt = false;

  /** Trusted again if it has not jumped far since, and no other process has deleted by its own clock. */
  async function isInDoubt(now: number): Promise<boolean> {
    const kept = (await readSetting(store, SWEPT_AT)) ?? String(now);
    const [deletedAt = now, doubtedAt = Number.NaN] = kept.split(' ').map(Number);
    if (Math.abs(now - deletedAt) <= DOUBT_MS) return false;
    const age = now - doubtedAt;
    const isSteady = age >= 0 && age <= TRUST_MS + DOUBT_MS;
    if (!isSteady) await writeSetting(store, SWEPT_AT, `${deletedAt} ${now}`);
    return !isSteady || age < TRUST_MS;
  }

  async function sweep(): Promise<void> {
    const now = clock.now();
    const limitRows = await limits.clean(now);
    inDoubt = await isInDoubt(now);
    if (inDoubt) {
      log.error({ limits: limitRows }, 'retention.clock_in_doubt');
      return;
    }
    // Moments in the future, from a wrong clock, would prolong retention and hide the age of submissions.
    for (const column of ['created_at', 'waiting_since', 'delivered_at'] as const)
      await store.db
        .updateTable('outbox')
        .set({ [column]: now })
        .where(column, '>', now + MAX_AHEAD_MS)
        .execute();
    const purged = await submissions.purge(retentionDays);
    const others = await Promise.all(purges.map((purge) => purge(store, now, retentionDays)));
    await writeSetting(store, SWEPT_AT, String(now));
    log.info({ submissions: purged, ...Object.assign({}, ...others), limits: limitRows }, 'retention.swept');
  }

  const job: Job = { name: 'retention', everyMs: HOUR, run: sweep };
  return { job, clockInDoubt: () => inDoubt };
}
