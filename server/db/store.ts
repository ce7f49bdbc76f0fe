import type { ColumnType, DeleteResult, Generated, Kysely, Updateable } from 'kysely';

export const DESTINATIONS = ['webhook', 'mail'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** `held`: no destination yet · `dead`: failed, may be resent · `suspected`: sent only if an operator releases it. */
export const STATES = ['waiting', 'held', 'delivered', 'dead', 'suspected'] as const;
export type SubmissionState = (typeof STATES)[number];

/**
 * A row is one submission to one destination. One table, so that a single insert accepts it for all. Times are milliseconds
 * since 1970.
 */
export type OutboxTable = {
  id: ColumnType<string, string, never>;
  reference: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  payload: ColumnType<string, string, never>;
  created_at: number;
  /** The submission's first row; null in that row itself. */
  letter_id: ColumnType<string | null, string | null | undefined, never>;
  /** Idempotency key, hashed; null without one. */
  sent_key: string | null;
  /** A placeholder while held or suspected. */
  destination: Generated<Destination>;
  state: SubmissionState;
  attempts: Generated<number>;
  /** When it was first due: alerts, and retention of a suspected row, count its age from then. */
  waiting_since: number;
  /** When the next attempt is due, or the last one was. */
  next_attempt_at: number;
  /** Until then no other process claims it. */
  lease_until: number | null;
  claimed_by: string | null;
  delivered_at: number | null;
  /** The receiver's HTTP or SMTP status. */
  last_status: number | null;
  /** A code such as `timeout`, or the reason of a suspicion. */
  last_error: string | null;
};

export type OutboxColumns = Updateable<OutboxTable>;

/** The platform's tables; a feature adds its own by `db.withTables`. */
export type StoreTables = {
  outbox: OutboxTable;
  /** Keys, and marks of jobs. */
  settings: { name: string; value: string };
  limits: { key: string; points: number; expire: number };
};

/** Only single statements: a transaction holds the embedded store's one connection, and all other queries wait. */
export type Store = {
  db: Kysely<StoreTables>;
  isPostgres: boolean;
  /** A code if the store is full, locked or gone; undefined for other errors. */
  outageCode: (error: unknown) => string | undefined;
  isDuplicate: (error: unknown) => boolean;
  /** Another row excludes this one. SQLite's triggers ignore the statement instead. */
  isConflict: (error: unknown) => boolean;
  close: () => Promise<void>;
};

export type WithDb = Pick<Store, 'db'>;

/** @throws the error itself where it is no outage */
export function outageCodeOrThrow({ outageCode }: Pick<Store, 'outageCode'>, error: unknown): string {
  const code = outageCode(error);
  if (code === undefined) throw error;
  return code;
}

export async function runDelete(query: { executeTakeFirst: () => Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
