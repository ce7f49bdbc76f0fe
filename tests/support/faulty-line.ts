import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Opens a TCP proxy to a database, which a test can interrupt. */
export async function openFaultyLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;

  async function listen(port: number): Promise<Server> {
    const listening = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('data', (chunk) => silent || to.write(chunk));
        // Connection errors are expected.
        from.on('error', () => undefined);
        from.once('close', () => {
          sockets.delete(from);
          if (!silent) to.destroy();
        });
      }
    });
    listening.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  }

  let server = await listen(0);
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    /** The database's URL through the proxy. */
    url: url.href,
    /** Closes every connection, and refuses new ones. */
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    /** Drops all data in both directions without closing, as if the machine had vanished. */
    silence: () => {
      silent = true;
    },
    mend: async () => {
      silent = false;
      if (!server.listening) server = await listen(Number(url.port));
    },
  };
}
