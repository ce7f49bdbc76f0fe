import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { visitorAddress } from '../limits/visitor-address.ts';
import type { Log } from '../log/log.ts';
import type { ConnectionLimits } from './connection-limits.ts';

type Connection = {
  /** The visitor at the other end; undefined where it is a proxy, behind which there may be anybody. */
  visitor: string | undefined;
  /** The newest request and its answer, as long as they are not over. */
  exchange: { incoming: IncomingMessage; outgoing: ServerResponse } | undefined;
  /** Since when no request is open on it. */
  idleSince: number;
  /** Bytes that the other end had taken when we last looked, and when it last took some. */
  taken: number;
  takenAt: number;
};

/** Tells the guard that a request has come in on its connection. */
export type ConnectionGuard = { began: (incoming: IncomingMessage, outgoing: ServerResponse) => void };

type Deps = { limits: ConnectionLimits; trustedProxies: number; log: Log };

/**
 * Watches what Node's own time-outs do not: that a full house has room for whoever comes with a whole request, that one
 * visitor does not fill it alone, and that nobody holds an answer without reading it. Room is made by whoever has kept us
 * waiting longest, for a request or with an answer that he does not read. An answer that itself has nothing to send, such
 * as a thinking assistant's, holds nothing back and is left alone. What was ended is in the log, one line for each look.
 */
export function guardConnections(server: Server, { limits, trustedProxies, log }: Deps): ConnectionGuard {
  const { connections, connectionsPerVisitor, stalledReaderMs, readerBytesPerSecond, checkMs } = limits;
  const open = new Map<Socket, Connection>();
  const nobody = { unread: 0, crowded: 0, turnedAway: 0 };
  let ended = { ...nobody };

  /** Milliseconds for which a connection has done nothing but take up room; 0 for one that is being served. */
  function waitOf(socket: Socket, { exchange, idleSince, takenAt }: Connection, now: number): number {
    if (!exchange?.incoming.complete) return now - idleSince;
    // Up to a look's distance it may well have moved since the last look.
    return socket.writableLength > 0 && now - takenAt > checkMs ? now - takenAt : 0;
  }

  function makeRoom(candidates: [Socket, Connection][]): boolean {
    const now = performance.now();
    let longest = 0;
    let last: Socket | undefined;
    for (const [socket, connection] of candidates) {
      const wait = waitOf(socket, connection, now);
      if (wait > longest) [longest, last] = [wait, socket];
    }
    if (!last) return false;
    open.delete(last);
    last.destroy();
    ended.crowded += 1;
    return true;
  }

  function hasRoom(visitor: string | undefined): boolean {
    if (visitor !== undefined) {
      const own = [...open].filter(([, connection]) => connection.visitor === visitor);
      if (own.length >= connectionsPerVisitor) return makeRoom(own);
    }
    return open.size < connections || makeRoom([...open]);
  }

  const patienceFor = (bytes: number) => stalledReaderMs + (bytes / readerBytesPerSecond) * 1000;

  function check(): void {
    const now = performance.now();
    for (const [socket, connection] of open) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== connection.taken) {
        Object.assign(connection, { taken, takenAt: now });
      } else if (now - connection.takenAt > patienceFor(socket.writableLength)) {
        socket.destroy();
        ended.unread += 1;
      }
    }
    if (Object.values(ended).some((number) => number > 0)) {
      log.warn({ ...ended, open: open.size }, 'http.connections_ended');
      ended = { ...nobody };
    }
  }

  server.on('connection', (socket) => {
    const visitor = trustedProxies === 0 ? visitorAddress(socket.remoteAddress ?? '') : undefined;
    if (!hasRoom(visitor)) {
      socket.destroy();
      ended.turnedAway += 1;
      return;
    }
    const now = performance.now();
    open.set(socket, { visitor, exchange: undefined, idleSince: now, taken: 0, takenAt: now });
    socket.once('close', () => open.delete(socket));
  });
  const checking = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(checking));

  return {
    began: (incoming, outgoing) => {
      const connection = open.get(incoming.socket);
      if (!connection) return;
      connection.exchange = { incoming, outgoing };
      connection.takenAt = performance.now();
      outgoing.once('close', () => {
        // A request that came in behind this one may have taken its place.
        if (connection.exchange?.outgoing !== outgoing) return;
        Object.assign(connection, { exchange: undefined, idleSince: performance.now() });
      });
    },
  };
}
