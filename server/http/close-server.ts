import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as PlainServer } from 'node:net';

/** How often connections are looked for that have nothing to do any more. */
const SWEEP_MS = 250;

/**
 * Closes a server without cutting a request short: it takes no new connection, open requests have `graceMs` to be
 * answered, and connections leave when nothing is open on them. Resolves when the last is gone.
 */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  // HTTP's own `close` would also end idle connections at this very moment, and with them requests that are on their way
  // to us. They have until the first sweep; what comes meanwhile is answered with `Connection: close`.
  PlainServer.prototype.close.call(server);
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(cutting);
}
