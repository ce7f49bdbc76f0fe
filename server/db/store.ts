import type { ColumnType, Generated, Kysely } from 'kysely';
import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible';

/** Where letters leave to. */
export const DESTINATIONS = ['webhook', 'mail'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/**
 * `waiting`: to be sent · `held`: taken in where there was no destination, to be sent by whoever has one · `delivered` ·
 * `dead`: given up, an operator may replay it · `suspected`: perhaps a robot's, never sent unless an operator releases it.
 */
export type LetterState = 'waiting' | 'held' | 'delivered' | 'dead' | 'suspected';

/**
 * One letter at one destination. The first row of a letter has its names, and each further one has `letter_id`.
 * Moments are milliseconds since 1970; null where the moment has not come.
 */
export type OutboxTable = {
  id: ColumnType<string, string, never>;
  reference: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  payload: ColumnType<string, string, never>;
  state: LetterState;
  attempts: Generated<number>;
  created_at: number;
  /** When it was accepted, or last replayed. */
  waiting_since: number;
  next_attempt_at: number;
  /** Until when the claimant has it to itself. */
  lease_until: number | null;
  claimed_by: string | null;
  delivered_at: number | null;
  /** The status of the last answer, as HTTP or SMTP has it. */
  last_status: number | null;
  /** A code such as `timeout`, never a sentence. Of a suspected letter: what it was suspected for. */
  last_error: string | null;
  /** A digest by which a form that is sent again is known; null where nothing tells. */
  sent_key: string | null;
  /** Means nothing of a letter that is held or suspected. */
  destination: Generated<Destination>;
  /** The id of the letter whose further row it is; null: it is the first. */
  letter_id: ColumnType<string | null, string | null | undefined, never>;
};

/** What a visitor may answer: all of it, none of it, or category by category. */
export type ConsentChoice = 'accepted' | 'rejected' | 'custom';

/** 1 is yes, 0 is no: the two databases share no boolean. */
type Flag = 0 | 1;

/** A decision about cookies, once and for ever: a change of mind is another row. Nothing in it points to a person. */
export type ConsentTable = {
  receipt: ColumnType<string, string, never>;
  decided_at: ColumnType<number, number, never>;
  choice: ColumnType<ConsentChoice, ConsentChoice, never>;
  analytics: ColumnType<Flag, Flag, never>;
  marketing: ColumnType<Flag, Flag, never>;
  /** The version of the question that was answered, as the browser named it. */
  version: ColumnType<string, string, never>;
  /** SHA-256 in hex of the exact words that were shown; null where nobody can tell any more which they were. */
  wording: ColumnType<string | null, string | null, never>;
  language: ColumnType<string, string, never>;
  /** Whether the browser sent Global Privacy Control. */
  gpc: ColumnType<Flag, Flag, never>;
};

/** The words behind a hash, so that an operator can show what somebody has agreed to. */
export type ConsentWordingTable = {
  hash: ColumnType<string, string, never>;
  version: ColumnType<string, string, never>;
  language: ColumnType<string, string, never>;
  /** JSON, letter for letter what the hash was taken of. */
  wording: ColumnType<string, string, never>;
  /** When the first decision on it came in. */
  first_shown_at: ColumnType<number, number, never>;
};

export type StoreTables = {
  outbox: OutboxTable;
  consents: ConsentTable;
  consent_wordings: ConsentWordingTable;
  /** What the assistant was not sure of, where the operator keeps it. */
  kept_questions: { asked_at: number; language: string; card: string; question: string };
  settings: { name: string; value: string };
  /** Its columns are those that rate-limiter-flexible wants. */
  limits: { key: string; points: Generated<number>; expire: number | null };
};

type LimiterRule = { keyPrefix: string; points: number; duration: number };

/**
 * A database, whichever it is. Queries are single statements, never a transaction across an `await`: the embedded
 * store has one connection, and whoever else used it meanwhile would be inside that transaction.
 */
export type Store = {
  db: Kysely<StoreTables>;
  /**
   * Whether rows can be locked one by one (`for update skip locked`). Where not, one writer at a time has the whole
   * store, and whoever writes without need keeps others waiting.
   */
  rowLocks: boolean;
  /** A limiter that counts in the `limits` table. */
  limiter: (rule: LimiterRule) => RateLimiterStoreAbstract;
  /** The code of a fault that means "cannot be read or written just now" (full, locked, gone), undefined for others. */
  outageCode: (fault: unknown) => string | undefined;
  close: () => Promise<void>;
};
