import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a database that a test can interrupt. */
export type FaultyLine = {
  /** The database's URL through the proxy. */
  url: string;
  /** Closes every connection; new ones are refused. */
  cut: () => Promise<void>;
  /** Drops all data in both directions without closing, like a vanished machine. */
  silence: () => void;
  mend: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openFaultyLine(databaseUrl: string): Promise<FaultyLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // Connection errors are expected.
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  }

  function carry(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (!silent) to.write(chunk);
    });
    from.once('close', () => {
      if (!silent) to.destroy();
    });
  }

  async function listen(port: number): Promise<Server> {
    const listening = createServer((near) => {
      const far = keep(connect(Number(target.port), target.hostname));
      carry(keep(near), far);
      carry(far, near);
    });
    listening.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  }

  let server = await listen(0);

  async function close(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: close,
    silence: () => {
      silent = true;
    },
    mend: async () => {
      silent = false;
      if (!server.listening) server = await listen(Number(url.port));
    },
    close,
  };
}
