import type { ColumnType, DeleteResult, Generated, Kysely, Updateable } from 'kysely';

export const destinations = ['webhook', 'mail'] as const;
export type Destination = (typeof destinations)[number];

/** `held` has no destination yet, `dead` has failed and may be resent, `suspected` is sent only if an operator releases it. */
export const states = ['waiting', 'held', 'delivered', 'dead', 'suspected'] as const;
export type SubmissionState = (typeof states)[number];

/** A row is one submission to one destination. With one table, a single insert accepts a submission. */
export type OutboxTable = {
  id: ColumnType<string, string, never>;
  reference: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  payload: ColumnType<string, string, never>;
  created_at: number;
  /** The id of the submission's first row; null in that row itself. */
  letter_id: ColumnType<string | null, string | null | undefined, never>;
  /** The form's idempotency key, hashed; null without one. */
  sent_key: string | null;
  /** A placeholder while the submission is held or suspected. */
  destination: Generated<Destination>;
  state: SubmissionState;
  attempts: Generated<number>;
  /** When the row was first due. Alerts count from then, and so does the retention of a suspected row. */
  waiting_since: number;
  /** When the next attempt is due, or when the last one was. */
  next_attempt_at: number;
  /** No other process claims the row before this time. */
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
  /** Keys, and when jobs last ran. */
  settings: { name: string; value: string };
  limits: { key: string; points: number; expire: number };
};

/** There are only single statements, because a transaction would hold SQLite's one connection while all other queries wait. */
export type Store = {
  db: Kysely<StoreTables>;
  isPostgres: boolean;
  /** A code if the store is full, locked or gone; undefined for other errors. */
  outageCode: (error: unknown) => string | undefined;
  isDuplicate: (error: unknown) => boolean;
  /** True if an exclusion constraint refused the row. SQLite has none; there a trigger ignores the statement. */
  isConflict: (error: unknown) => boolean;
  close: () => Promise<void>;
};

export type WithDb = Pick<Store, 'db'>;

export function outageCodeOrThrow({ outageCode }: Pick<Store, 'outageCode'>, error: unknown): string {
  const code = outageCode(error);
  if (code === undefined) throw error;
  return code;
}

export async function runDelete(query: { executeTakeFirst: () => Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
