import type { Migration } from 'kysely/migration';
import { type Clock, MAX_AHEAD_MS } from './clock.ts';
import type { Config } from './config.ts';
import type { Destination, Store } from './db/store.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { Submission, SubmissionKinds } from './delivery/submission.ts';
import type { Log } from './observability/log.ts';
import type { LimitRules } from './rate-limit/rate-limits.ts';
import type { ChatService } from './services.ts';

export type Migrations = Record<string, Migration>;

/** Deletes expired rows, hourly. Returns the numbers of deleted rows by name. */
export type Purge = (store: Store, now: number, retentionDays: number) => Promise<Record<string, number>>;

export type JobServices = {
  config: Pick<Config, 'mail' | 'bookingBusyUrl' | 'dataDir' | 'databaseUrl' | 'chatDailyRequests'>;
  store: Store;
  kinds: SubmissionKinds;
  weeklyCounts: NonNullable<ServerModule['weeklyCounts']>;
  outbox: Outbox;
  destinations: readonly Destination[];
  /** Sends past the outbox, for when the store is down. False if it was not delivered. */
  sendNow: (to: Destination, id: string, submission: Submission) => Promise<boolean>;
  isReady: () => Promise<boolean>;
  isEndpointDisabled: () => boolean;
  budgetLeft: ChatService['budgetLeft'];
  clock: Clock;
  fetch: typeof fetch;
  log: Log;
};

/** Every process runs the job at its start, then `everyMs` after the end of each run. Errors are logged. */
export type Job = { name: string; everyMs: number; run: (services: JobServices) => Promise<unknown> };

/** A capability registers this with the platform. It reads its own tables with `db.withTables<…>()`. */
export type ServerModule = {
  kinds?: SubmissionKinds;
  limits?: LimitRules;
  /**
   * These change its own tables. A new one has the next number of all that `git grep "'00..-"` lists. A released one is never
   * changed.
   */
  migrations?: Migrations;
  jobs?: readonly Job[];
  purge?: Purge;
  /** Deletes what its own tables keep about a person; returns the number of rows. */
  erase?: (store: Store, email: string) => Promise<number>;
  /**
   * Counts or lists for the weekly digest, between two times in milliseconds. The names are labels in `counts` of
   * `owner-notices.json`.
   */
  weeklyCounts?: Record<string, (store: Store, from: number, to: number) => Promise<number | string[]>>;
};

export type ServerModules = ReturnType<typeof mergeModules>;

// PostgreSQL refuses longer names in the `kind` column.
const MAX_KIND_LENGTH = 16;

/** @throws Error if a name of a kind is too long, or if two modules register one name */
export function mergeModules(modules: readonly ServerModule[]) {
  const kinds = mergeNamed('kinds', modules, (module) => module.kinds);
  const tooLong = Object.keys(kinds).find((name) => name.length > MAX_KIND_LENGTH);
  if (tooLong !== undefined) throw new Error(`longer than ${MAX_KIND_LENGTH}: ${tooLong}`);
  const limits = mergeNamed('limits', modules, (module) => module.limits);
  const tooFar = Object.keys(limits).find((name) => (limits[name]?.durationMs ?? 0) > MAX_AHEAD_MS);
  if (tooFar !== undefined) throw new Error(`the limit ${tooFar} ends after MAX_AHEAD_MS`);
  return {
    kinds,
    limits,
    migrations: mergeNamed('migrations', modules, (module) => module.migrations),
    weeklyCounts: mergeNamed('weeklyCounts', modules, (module) => module.weeklyCounts),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    purges: modules.flatMap(({ purge }) => purge ?? []),
    erasures: modules.flatMap(({ erase }) => erase ?? []),
  };
}

function mergeNamed<Value>(
  property: string,
  modules: readonly ServerModule[],
  ofModule: (module: ServerModule) => Readonly<Record<string, Value>> | undefined,
) {
  const entries = modules.flatMap((module) => Object.entries(ofModule(module) ?? {}));
  const names = entries.map(([name]) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) < index);
  if (duplicate !== undefined) throw new Error(`two modules register ${property} named ${duplicate}`);
  return Object.fromEntries(entries);
}
