import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };
type Connection = {
  exchange: Exchange | undefined;
  /** Bytes that the other end had taken when we last looked, and since when it is no more. */
  taken: number;
  since: number;
};

/** Tells the guard that a request has come in on its connection. */
export type ConnectionGuard = { began: (incoming: IncomingMessage, outgoing: ServerResponse) => void };

/**
 * Watches what Node's own time-outs do not: that a full house has room for whoever comes with a whole request, and that
 * nobody holds an answer without reading it. An answer that itself has nothing to send, such as a thinking assistant's,
 * holds nothing back and is left alone.
 */
export function guardConnections(
  server: Server,
  { connections, stalledReaderMs, readerBytesPerSecond, checkMs }: ConnectionLimits,
): ConnectionGuard {
  // In the order in which they began to wait for a request: the first has kept us waiting longest.
  const open = new Map<Socket, Connection>();

  function makeRoom(): boolean {
    for (const [socket, { exchange }] of open) {
      if (exchange?.incoming.complete) continue;
      open.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  const patienceFor = (bytes: number) => stalledReaderMs + (bytes / readerBytesPerSecond) * 1000;

  function check(): void {
    const now = performance.now();
    for (const [socket, connection] of open) {
      const taken = socket.bytesWritten - socket.writableLength;
      const moves = socket.writableLength === 0 || taken !== connection.taken;
      if (moves) Object.assign(connection, { taken, since: now });
      else if (now - connection.since > patienceFor(socket.writableLength)) socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    if (open.size >= connections && !makeRoom()) {
      socket.destroy();
      return;
    }
    open.set(socket, { exchange: undefined, taken: 0, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  const checking = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(checking));

  return {
    began: (incoming, outgoing) => {
      const { socket } = incoming;
      const connection = open.get(socket);
      if (!connection) return;
      connection.exchange = { incoming, outgoing };
      outgoing.once('close', () => {
        // A request that came in behind this one may have taken its place.
        if (connection.exchange?.outgoing !== outgoing || !open.delete(socket)) return;
        connection.exchange = undefined;
        open.set(socket, connection);
      });
    },
  };
}
