import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type CustomTypesConfig, DatabaseError, Pool, types } from 'pg';
import type { Log } from '../observability/log.ts';
import type { Migrations } from '../server-module.ts';
import { migrateToLatest } from './migrations.ts';
import type { Store, StoreTables } from './store.ts';

type Deps = {
  /** It contains a password and is never logged. */
  databaseUrl: string;
  log: Log;
  timeoutMs?: number;
  migrations: Migrations;
};

// PostgreSQL's default of 100 connections suffices for eight replicas and an operator.
const CONNECTIONS = 12;
const STATEMENT_MS = 5000;
const MIGRATION_MS = 300_000;
const RETRY_MS = 500;
// A proxy waits long enough for two attempts.
const CONNECTING_MS = 3000;
const IDLE_MS = 5000;
const SILENCE_MARGIN_MS = 3000;
const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';
/** Retrying helps while the server starts, not against a wrong password. */
const PERMANENT_CODES = /^(?:28|3D|42|XX)/;

/** @throws Error if the server is unreachable within `timeoutMs` or refuses access */
export async function openPostgresStore({
  databaseUrl,
  log,
  timeoutMs = 30_000,
  migrations,
}: Deps): Promise<Store> {
  const giveUpAt = performance.now() + timeoutMs;
  // Kysely takes a lock, so that one process migrates while the others wait.
  const migrate = () =>
    onOneConnection(databaseUrl, MIGRATION_MS, (opened) => migrateToLatest(opened, migrations));
  for (;;) {
    try {
      // This query fails sooner than a migration if the database is silent.
      await hasPostgresStore(databaseUrl);
      await migrate();
      break;
    } catch (error) {
      const code = postgresOutageCode(error);
      if (code === undefined || PERMANENT_CODES.test(code) || performance.now() > giveUpAt) throw error;
      log.warn({ code }, 'store.waiting');
      await pause(RETRY_MS);
    }
  }
  const db = openDatabase(databaseUrl, CONNECTIONS, STATEMENT_MS, (error) =>
    log.warn({ code: postgresOutageCode(error) }, 'store.connection_lost'),
  );
  return {
    db,
    isPostgres: true,
    outageCode: postgresOutageCode,
    isDuplicate: (error) => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION,
    isConflict: (error) =>
      error instanceof DatabaseError && [EXCLUSION_VIOLATION, DEADLOCK].includes(error.code ?? ''),
    close: () => db.destroy(),
  };
}

export async function hasPostgresStore(databaseUrl: string): Promise<boolean> {
  const query = sql<{ there: boolean }>`select to_regclass('outbox') is not null as there`;
  const { rows } = await onOneConnection(databaseUrl, STATEMENT_MS, (db) => query.execute(db));
  return rows[0]?.there ?? false;
}

async function onOneConnection<Result>(
  databaseUrl: string,
  statementMs: number,
  act: (db: Kysely<StoreTables>) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(databaseUrl, 1, statementMs, () => undefined);
  return act(db).finally(() => db.destroy());
}

/** `statementMs` includes waiting for locks. `onLost` is called for idle connections; a busy one rejects its query. */
function openDatabase(
  databaseUrl: string,
  connections: number,
  statementMs: number,
  onLost: (error: Error) => void,
): Kysely<StoreTables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECTING_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementMs,
    application_name: 'alzette-site',
    types: numbers,
    stream: () => {
      const socket = new Socket();
      // A dead host sends no error, and TCP gives up only after a quarter of an hour.
      return socket.setTimeout(statementMs + SILENCE_MARGIN_MS, () => {
        socket.destroy(Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' }));
      });
    },
    onConnect: async (client) => {
      await client.query('set synchronous_commit to on');
    },
  });
  pool.on('error', onLost);
  // Without a listener an 'error' would end the process. The query rejects anyway.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

// pg returns 64-bit integers as strings, but our milliseconds and counts fit a number.
const numbers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === types.builtins.INT8 && format !== 'binary' ? Number : types.getTypeParser(type, format),
};

/**
 * These pass by themselves, or an operator ends them without restarting us: connection, authorization, resources, operator
 * intervention, system, corruption; missing database or privilege, read-only, deadlock, lock not available (PostgreSQL,
 * appendix A).
 */
const OUTAGE_CODES = /^(?:08|28|53|57|58|XX)|^(?:25006|3D000|40001|40P01|42501|55P03)$/;

/** These are codes of the operating system, such as `ECONNREFUSED`. Codes that begin with `ERR_` are Node's. */
const SYSTEM_CODES = /^E(?!RR_)[A-Z_]+$/;

const outageMessages: [RegExp, string][] = [
  [/^timeout (?:exceeded|expired)|due to connection timeout/, 'connection_timeout'],
  [/^Connection terminated|not queryable|^Client was closed/, 'connection_lost'],
  [/after calling end on the pool|driver has already been destroyed/, 'closed'],
];

export function postgresOutageCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseError) return OUTAGE_CODES.test(error.code ?? '') ? error.code : undefined;
  if ('code' in error && typeof error.code === 'string')
    return SYSTEM_CODES.test(error.code) ? error.code : undefined;
  return outageMessages.find(([message]) => message.test(error.message))?.[1];
}
