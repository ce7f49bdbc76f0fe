import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The way to a database, which a test can break: a real relay of connections on 127.0.0.1. */
export type FaultyLine = {
  /** The address of the database, by this way. */
  url: string;
  /** Breaks every connection; new ones are refused. */
  cut: () => Promise<void>;
  /** Nothing comes through any more, in either direction, and nobody says so: the machine is gone. */
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
    // Broken connections are what this is for.
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
