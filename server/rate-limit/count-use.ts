import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { outageCodeOrThrow, type Store } from '../db/store.ts';
import type { Log } from '../observability/log.ts';

/** A visitor has `points` uses within `durationMs`, and an IPv6 /48 has `networkFactor` times as many. */
export type LimitRule = { points: number; durationMs: number; networkFactor?: number };

export type LimitUse =
  | { ok: true }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number; endsAt: number }
  | { ok: false; reason: 'unavailable' };

type Deps = { store: Pick<Store, 'db' | 'outageCode'>; clock: Pick<Clock, 'now'>; log: Log };

/** Counts one use of a key across all processes, in one statement. */
export async function countUse(
  key: string,
  { points, durationMs }: LimitRule,
  { store, clock, log }: Deps,
): Promise<LimitUse> {
  const now = clock.now();
  const firstUse = { points: 1, expire: now + durationMs };
  const ifEnded = (fresh: number, running: RawBuilder<unknown>) =>
    sql<number>`case when limits.expire <= ${now} then ${fresh} else ${running} end`;
  try {
    const row = await store.db
      .insertInto('limits')
      .values({ key, ...firstUse })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: ifEnded(firstUse.points, sql`limits.points + 1`),
          expire: ifEnded(firstUse.expire, sql`limits.expire`),
        }),
      )
      .returning(['points', 'expire'])
      .executeTakeFirstOrThrow();
    if (row.points <= points) return { ok: true };
    const retryAfterSeconds = Math.max(1, Math.ceil((row.expire - now) / 1000));
    return { ok: false, reason: 'limited', retryAfterSeconds, endsAt: row.expire };
  } catch (error) {
    log.error({ code: outageCodeOrThrow(store, error) }, 'limits.store_unavailable');
    return { ok: false, reason: 'unavailable' };
  }
}
