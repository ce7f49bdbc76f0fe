import { sql } from 'kysely';
import type { Destination, LetterState, Store } from '../store/store.ts';

type Db = Store['db'];

const UNDELIVERED = ['waiting', 'held', 'dead'] as const satisfies LetterState[];

export type LetterCounts = Record<LetterState, number>;

/** Letters by state, at one destination or, where a letter counts once for each of its destinations, at all. */
export async function countLetters(db: Db, destination?: Destination): Promise<LetterCounts> {
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

/** Asks for the oldest letter of a state. */
export function oldestIn(db: Db, state: Undelivered) {
  return (
    db
      .selectFrom('outbox')
      .select('created_at')
      .where('state', '=', state)
      // In these very words, and not as a parameter: SQLite takes the index on undelivered letters for no others.
      .where(sql<boolean>`state <> 'delivered'`)
      .orderBy('created_at')
      .limit(1)
  );
}

/** When the oldest letter was accepted that is not delivered, by state; null where there is none. */
export async function oldestUndelivered(db: Db): Promise<Record<Undelivered, number | null>> {
  const since: Record<Undelivered, number | null> = { waiting: null, held: null, dead: null };
  for (const state of UNDELIVERED)
    since[state] = (await oldestIn(db, state).executeTakeFirst())?.created_at ?? null;
  return since;
}
