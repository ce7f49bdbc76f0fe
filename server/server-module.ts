import type { Migration } from 'kysely/migration';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { SubmissionKinds } from './delivery/submission.ts';
import type { Log } from './observability/log.ts';
import type { LimitRules } from './rate-limit/rate-limits.ts';

export type Migrations = Record<string, Migration>;

/** Deletes what is expired, hourly; returns the numbers of rows by name. */
export type Purge = (
  store: Pick<Store, 'db'>,
  now: number,
  retentionDays: number,
) => Promise<Record<string, number>>;

/** Runs at the start, then `everyMs` after each end. An error is logged. Every process runs it. */
export type Job = {
  name: string;
  everyMs: number;
  run: (services: {
    config: Pick<Config, 'mail' | 'bookingBusyUrl'>;
    store: Store;
    outbox: Outbox;
    clock: Clock;
    fetch: typeof fetch;
    log: Log;
  }) => Promise<unknown>;
};

/** What a capability registers with the platform. It reads its own tables with `db.withTables<…>()`. */
export type ServerModule = {
  kinds?: SubmissionKinds;
  limits?: LimitRules;
  /** Of its own tables. Names begin with the next free number of all migrations, and are never changed. */
  migrations?: Migrations;
  jobs?: readonly Job[];
  purge?: Purge;
  /** Deletes what its own tables keep about a person; returns the number of rows. */
  erase?: (store: Pick<Store, 'db'>, email: string) => Promise<number>;
  /** What the weekly digest counts or lists from `from` until `to`, by the name of its label (`counts` of `watch.json`). */
  weekly?: Record<string, (store: Pick<Store, 'db'>, from: number, to: number) => Promise<number | string[]>>;
};

export type ServerModules = ReturnType<typeof mergeModules>;

/** @throws Error if two modules register the same name */
export function mergeModules(modules: readonly ServerModule[]) {
  const merged = <Key extends 'kinds' | 'limits' | 'migrations' | 'weekly'>(key: Key) => {
    const entries = modules.flatMap((module) => Object.entries(module[key] ?? {}));
    const names = entries.map(([name]) => name);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) throw new Error(`two modules register ${key} named ${twice}`);
    return Object.fromEntries(entries) as NonNullable<ServerModule[Key]>;
  };
  const listed = <Key extends 'purge' | 'erase'>(key: Key) =>
    modules.flatMap((module) => module[key] ?? []) as NonNullable<ServerModule[Key]>[];
  return {
    kinds: merged('kinds'),
    limits: merged('limits'),
    migrations: merged('migrations'),
    weekly: merged('weekly'),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    purges: listed('purge'),
    erasures: listed('erase'),
  };
}
