import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Log } from '../log/log.ts';
import { migrateToLatest } from './migrations.ts';
import { isPassing, postgresOutageCode } from './postgres-outage.ts';
import { openPool } from './postgres-pool.ts';
import type { Store, StoreTables } from './store.ts';

type Deps = {
  /** `postgres://…`; it holds a password and is never logged. */
  databaseUrl: string;
  log: Log;
  /** How long to wait for a server that is not there yet, in milliseconds. */
  timeoutMs: number;
};

// PostgreSQL lets 100 in by default: eight replicas, and an operator.
const CONNECTIONS = 8;
const COUNTING_CONNECTIONS = 4;
const STATEMENT_MS = 5000;
// A replica that starts while another migrates waits for it this long.
const MIGRATION_MS = 300_000;
const RETRY_MS = 500;

/**
 * Opens the store in a PostgreSQL database and makes the tables where they are missing. Any number of processes may do
 * this on the same database at the same moment. After an outage, however long, it works again by itself.
 * @throws Error when the database cannot be reached within the patience, or does not let us in
 */
export async function openPostgresStore({ databaseUrl, log, timeoutMs }: Deps): Promise<Store> {
  // Kysely's migrator takes an advisory lock, so that of several first starts one migrates and the others wait.
  await waitFor(() => onOneConnection(databaseUrl, MIGRATION_MS, migrateToLatest), { log, timeoutMs });
  const onLost = (fault: Error) => log.warn({ code: postgresOutageCode(fault) }, 'store.connection_lost');
  const running = { databaseUrl, statementMs: STATEMENT_MS, onLost };
  const db = kyselyOf(openPool({ ...running, connections: CONNECTIONS, isDurable: true }));
  // Limits do not wait for the disk: a count that a power cut takes back harms nobody.
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

/** Whether the database holds the tables of a store. @throws Error when it cannot be asked */
export async function hasPostgresStore(databaseUrl: string): Promise<boolean> {
  const asked = sql<{ there: boolean }>`select to_regclass('outbox') is not null as there`;
  const { rows } = await onOneConnection(databaseUrl, STATEMENT_MS, (db) => asked.execute(db));
  return rows[0]?.there ?? false;
}

function kyselyOf(pool: Pool): Kysely<StoreTables> {
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Does one thing on a connection of its own. Nobody needs to hear that it broke: the next query says so. */
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

// Site and database often start together, and the database takes longer.
async function waitFor(
  open: () => Promise<void>,
  { log, timeoutMs }: Omit<Deps, 'databaseUrl'>,
): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await open();
    } catch (fault) {
      const code = postgresOutageCode(fault);
      if (code === undefined || !isPassing(code) || performance.now() > giveUpAt) throw fault;
      log.warn({ code }, 'store.waiting');
      await pause(RETRY_MS);
    }
  }
}

/** What a connection cannot ask for: that the server itself writes to the disk what it says is written. */
async function warnOfLooseServer(db: Kysely<StoreTables>, log: Log): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off'`.execute(db);
  for (const { name } of rows)
    log.error({ setting: name }, 'store.not_durable: letters can be lost in a power cut');
}
