import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port. `stop` also closes all connections. */
export async function listening(server: Server, host = '127.0.0.1') {
  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Finds a free port of 127.0.0.1, for programs that cannot choose one or restart on the same one. The system does not give it
 * away at once.
 */
export async function freePort(): Promise<number> {
  const { port, stop } = await listening(createServer());
  await stop();
  return port;
}
