import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Log } from '../observability/log.ts';
import { migrateToLatest } from './migrations.ts';
import { isPassing, postgresOutageCode } from './postgres-outage.ts';
import { openPool } from './postgres-pool.ts';
import type { Store, StoreTables } from './store.ts';

type Deps = {
  /** Contains a password; never logged. */
  databaseUrl: string;
  log: Log;
  /** For the server to start. */
  timeoutMs: number;
};

// PostgreSQL's default is 100 connections: eight replicas and an operator.
const CONNECTIONS = 8;
const COUNTING_CONNECTIONS = 4;
const STATEMENT_MS = 5000;
const MIGRATION_MS = 300_000;
const RETRY_MS = 500;

/** @throws Error if the server is unreachable within `timeoutMs` or refuses access */
export async function openPostgresStore({ databaseUrl, log, timeoutMs }: Deps): Promise<Store> {
  // Kysely locks: one process migrates, others wait.
  await waitFor(() => onOneConnection(databaseUrl, MIGRATION_MS, migrateToLatest), { log, timeoutMs });
  const onLost = (error: Error) => log.warn({ code: postgresOutageCode(error) }, 'store.connection_lost');
  const running = { databaseUrl, statementMs: STATEMENT_MS, onLost };
  const db = kyselyOf(openPool({ ...running, connections: CONNECTIONS, isDurable: true }));
  // Rate limits need not survive a power cut.
  const counting = openPool({ ...running, connections: COUNTING_CONNECTIONS, isDurable: false });
  await warnOfLooseServer(db, log);
  return {
    db,
    rowLocks: true,
    limiter: (rule) =>
      new RateLimiterPostgres({
        ...rule,
        storeClient: counting,
        storeType: 'pool',
        tableName: 'limits',
        tableCreated: true,
        clearExpiredByTimeout: false, // retention does it
      }),
    outageCode: postgresOutageCode,
    close: async () => {
      await Promise.all([counting.end(), db.destroy()]);
    },
  };
}

/** @throws Error if the server cannot be asked */
export async function hasPostgresStore(databaseUrl: string): Promise<boolean> {
  const asked = sql<{ there: boolean }>`select to_regclass('outbox') is not null as there`;
  const { rows } = await onOneConnection(databaseUrl, STATEMENT_MS, (db) => asked.execute(db));
  return rows[0]?.there ?? false;
}

function kyselyOf(pool: Pool): Kysely<StoreTables> {
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** The next query rejects on a broken connection. */
async function onOneConnection<Result>(
  databaseUrl: string,
  statementMs: number,
  act: (db: Kysely<StoreTables>) => Promise<Result>,
): Promise<Result> {
  const onLost = () => undefined;
  const db = kyselyOf(openPool({ databaseUrl, connections: 1, statementMs, isDurable: true, onLost }));
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

// Site and database often start together.
async function waitFor(
  open: () => Promise<void>,
  { log, timeoutMs }: Omit<Deps, 'databaseUrl'>,
): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const code = postgresOutageCode(error);
      if (code === undefined || !isPassing(code) || performance.now() > giveUpAt) throw error;
      log.warn({ code }, 'store.waiting');
      await pause(RETRY_MS);
    }
  }
}

/** A connection cannot change these settings. */
async function warnOfLooseServer(db: Kysely<StoreTables>, log: Log): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off'`.execute(db);
  for (const { name } of rows)
    log.error({ setting: name }, 'store.not_durable: letters can be lost in a power cut');
}
