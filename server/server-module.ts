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

/** Deletes what is expired, hourly; returns the numbers of rows by name. */
export type Purge = (store: Store, now: number, retentionDays: number) => Promise<Record<string, number>>;

export type JobServices = {
  config: Pick<Config, 'mail' | 'bookingBusyUrl' | 'dataDir' | 'databaseUrl' | 'chatDailyRequests'>;
  store: Store;
  kinds: SubmissionKinds;
  weekly: NonNullable<ServerModule['weekly']>;
  outbox: Outbox;
  destinations: readonly Destination[];
  /** For when the store is down; false if it was not delivered. */
  sendNow: (to: Destination, id: string, submission: Submission) => Promise<boolean>;
  isReady: () => Promise<boolean>;
  isEndpointDisabled: () => boolean;
  budgetLeft: ChatService['budgetLeft'];
  clock: Clock;
  fetch: typeof fetch;
  log: Log;
};

/** Every process runs it at the start, then `everyMs` after each end. An error is logged. */
export type Job = { name: string; everyMs: number; run: (services: JobServices) => Promise<unknown> };

/** What a capability registers with the platform. It reads its own tables with `db.withTables<…>()`. */
export type ServerModule = {
  kinds?: SubmissionKinds;
  limits?: LimitRules;
  /** For its own tables. `git grep "'00..-"` lists the names of all: a new one has the next number, and is never changed. */
  migrations?: Migrations;
  jobs?: readonly Job[];
  purge?: Purge;
  /** Deletes what its own tables keep about a person; returns the number of rows. */
  erase?: (store: Store, email: string) => Promise<number>;
  /** Counts or lists for the weekly digest, from `from` until `to`, by a label of `counts` in `owner-notices.json`. */
  weekly?: Record<string, (store: Store, from: number, to: number) => Promise<number | string[]>>;
};

export type ServerModules = ReturnType<typeof mergeModules>;

// PostgreSQL would refuse longer ones.
const MAX_KIND_LENGTH = 16;

/** @throws Error for a name that is taken or too long, and a limit that is */
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
    weekly: mergeNamed('weekly', modules, (module) => module.weekly),
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
