import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type CustomTypesConfig, DatabaseError, Pool, types } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Migrations } from '../feature.ts';
import type { Log } from '../observability/log.ts';
import { migrateToLatest } from './migrations.ts';
import type { Store, StoreTables } from './store.ts';

type Deps = {
  /** Contains a password; never logged. */
  databaseUrl: string;
  log: Log;
  /** For the server to start. */
  timeoutMs: number;
  migrations: Migrations;
};

// PostgreSQL's default is 100 connections: eight replicas and an operator.
const CONNECTIONS = 8;
const COUNTING_CONNECTIONS = 4;
const STATEMENT_MS = 5000;
const MIGRATION_MS = 300_000;
const RETRY_MS = 500;
// Two attempts fit into a proxy's time-out.
const CONNECTING_MS = 3000;
const IDLE_MS = 5000;
// Network time beyond the statement time-out.
const SILENCE_MARGIN_MS = 3000;
const UNIQUE_VIOLATION = '23505';

/** @throws Error if the server is unreachable within `timeoutMs` or refuses access */
export async function openPostgresStore({ databaseUrl, log, timeoutMs, migrations }: Deps): Promise<Store> {
  // Kysely locks: one process migrates, others wait.
  await waitFor(
    () => onOneConnection(databaseUrl, MIGRATION_MS, (opened) => migrateToLatest(opened, migrations)),
    {
      log,
      timeoutMs,
    },
  );
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
    isDuplicate: (error) => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION,
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
  { log, timeoutMs }: Pick<Deps, 'log' | 'timeoutMs'>,
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

type PoolDeps = {
  databaseUrl: string;
  connections: number;
  /** Sets `synchronous_commit`. */
  isDurable: boolean;
  /** Lock waits included. */
  statementMs: number;
  onLost: (error: Error) => void;
};

function openPool({ databaseUrl, connections, statementMs, isDurable, onLost }: PoolDeps): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECTING_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementMs,
    application_name: 'alzette-site',
    types: numbers,
    stream: () => listeningSocket(statementMs + SILENCE_MARGIN_MS),
    onConnect: async (client) => {
      await client.query(`set synchronous_commit to ${isDurable ? 'on' : 'off'}`);
    },
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    // An unhandled 'error' ends the process; the query itself rejects.
    client.on('error', () => undefined);
  });
  return pool;
}

/** A dead host sends no error, and TCP gives up only after a quarter of an hour. */
function listeningSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

// pg returns 64-bit integers as strings; milliseconds and counts fit a number.
const numbers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === types.builtins.INT8 && format !== 'binary' ? Number : types.getTypeParser(type, format),
};

/**
 * Conditions that pass, or that an operator ends without our restart: 08 connection, 28 authorization, 53 resources, 57
 * operator intervention, 58 system, XX corruption; missing database or privilege, read-only, deadlock, lock not
 * available (PostgreSQL, appendix A).
 */
const CONDITIONS = /^(?:08|28|53|57|58|XX)|^(?:25006|3D000|40001|40P01|42501|55P03)$/;

/** Of the operating system, such as `ECONNREFUSED`; `ERR_…` are Node's. */
const SYSTEM = /^E(?!RR_)[A-Z_]+$/;

/** Errors of the driver and its pool without a code. */
const SENTENCES: [RegExp, string][] = [
  [
    /^timeout exceeded when trying to connect|^timeout expired|due to connection timeout/,
    'connection_timeout',
  ],
  [/^Connection terminated|not queryable|^Client was closed/, 'connection_lost'],
  [/after calling end on the pool|driver has already been destroyed/, 'closed'],
];

/** A code if the error means that PostgreSQL is unavailable; undefined for errors of ours. */
export function postgresOutageCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseError) return CONDITIONS.test(error.code ?? '') ? error.code : undefined;
  if ('code' in error && typeof error.code === 'string')
    return SYSTEM.test(error.code) ? error.code : undefined;
  return SENTENCES.find(([sentence]) => sentence.test(error.message))?.[1];
}

/** True if retrying may help: the server is starting. A wrong password is permanent. */
function isPassing(code: string): boolean {
  return !/^(?:28|3D|42|XX)/.test(code);
}
