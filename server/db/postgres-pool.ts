import { Socket } from 'node:net';
import { type CustomTypesConfig, Pool, types } from 'pg';

type PoolDeps = {
  databaseUrl: string;
  connections: number;
  /** Whether a commit that has returned must survive a power cut, whatever the default of the server or the role is. */
  isDurable: boolean;
  /** How long a statement may take on the server, a wait for a lock included, in milliseconds. */
  statementMs: number;
  /** Called when a connection breaks that nobody was using; the pool makes another when one is needed. */
  onLost: (fault: Error) => void;
};

// Two of these fit into what a proxy gives a request, and a visitor waits no longer.
const CONNECTING_MS = 3000;
// Shorter than the silence below, so that only a connection in use can be found silent.
const IDLE_MS = 5000;
// What the answer to a statement may need beyond the statement itself.
const SILENCE_MARGIN_MS = 3000;

/** Connections to PostgreSQL. Counts and moments come as numbers (see `numbers`). */
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
    // While somebody uses a connection, the pool does not listen to it, and an error that nobody hears ends the
    // process. Whoever uses it learns of the fault from his query.
    client.on('error', () => undefined);
  });
  return pool;
}

/**
 * A socket that gives up a peer that has fallen silent: a machine that is gone answers nothing, not even with an
 * error, and a query on such a connection would wait, and block it, until TCP itself gives up after a quarter of an hour.
 */
function listeningSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

// pg gives 64-bit whole numbers as texts, since they can be larger than a number holds. Ours are milliseconds since 1970
// and counts, which fit until the year 287396.
const numbers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === types.builtins.INT8 && format !== 'binary' ? Number : types.getTypeParser(type, format),
};
