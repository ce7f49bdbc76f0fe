import { Socket } from 'node:net';
import { type CustomTypesConfig, Pool, types } from 'pg';

type PoolDeps = {
  databaseUrl: string;
  connections: number;
  /** Sets `synchronous_commit`. */
  isDurable: boolean;
  /** Lock waits included. */
  statementMs: number;
  onLost: (error: Error) => void;
};

// Two attempts fit into a proxy's time-out.
const CONNECTING_MS = 3000;
const IDLE_MS = 5000;
// Network time beyond the statement time-out.
const SILENCE_MARGIN_MS = 3000;

export function openPool({ databaseUrl, connections, statementMs, isDurable, onLost }: PoolDeps): Pool {
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
