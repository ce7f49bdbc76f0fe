import { sql } from 'kysely';
import type { Destination, Store, SubmissionState } from '../db/store.ts';

type Db = Store['db'];

const UNDELIVERED = ['waiting', 'held', 'dead'] as const satisfies SubmissionState[];

export type SubmissionCounts = Record<SubmissionState, number>;

/** By state; without a destination, each submission counts once per destination. */
export async function countSubmissions(db: Db, destination?: Destination): Promise<SubmissionCounts> {
  const all = db
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state');
  const rows = await (destination === undefined ? all : all.where('destination', '=', destination)).execute();
  const counts = { waiting: 0, held: 0, delivered: 0, dead: 0, suspected: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

type Undelivered = (typeof UNDELIVERED)[number];

export function oldestIn(db: Db, state: Undelivered) {
  return (
    db
      .selectFrom('outbox')
      .select('created_at')
      .where('state', '=', state)
      // Literal, not a parameter: SQLite uses the partial index only then.
      .where(sql<boolean>`state <> 'delivered'`)
      .orderBy('created_at')
      .limit(1)
  );
}

/** Milliseconds since 1970 by state, or null. */
export async function oldestUndelivered(db: Db): Promise<Record<Undelivered, number | null>> {
  const since: Record<Undelivered, number | null> = { waiting: null, held: null, dead: null };
  for (const state of UNDELIVERED)
    since[state] = (await oldestIn(db, state).executeTakeFirst())?.created_at ?? null;
  return since;
}
