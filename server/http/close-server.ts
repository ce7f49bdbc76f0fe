import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as PlainServer } from 'node:net';

const SWEEP_MS = 250;

/** Closes a server gracefully: no new connections, and `graceMs` for open requests. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  // HTTP's own `close` ends idle connections at once, along with requests in transit; those are answered with
  // `Connection: close` instead.
  PlainServer.prototype.close.call(server);
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(cutting);
}
