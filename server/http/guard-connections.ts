import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../observability/log.ts';
import { visitorAddress } from '../rate-limit/visitor-address.ts';
import type { ConnectionLimits } from './connection-limits.ts';

type Connection = {
  /** Undefined behind a proxy. */
  visitor: string | undefined;
  /** The newest unfinished request. */
  exchange: { incoming: IncomingMessage; outgoing: ServerResponse } | undefined;
  idleSince: number;
  /** Bytes sent at the last check, and when that last changed. */
  taken: number;
  takenAt: number;
};

export type ConnectionGuard = { began: (incoming: IncomingMessage, outgoing: ServerResponse) => void };

type Deps = { limits: ConnectionLimits; trustedProxies: number; log: Log };

/**
 * Enforces what Node's time-outs do not: evicts the longest-idle socket at the connection limit, caps connections per
 * visitor, and ends answers that are not read. An answer with nothing to send, such as a slow assistant's, is left
 * alone. Logs one line per check.
 */
export function guardConnections(server: Server, { limits, trustedProxies, log }: Deps): ConnectionGuard {
  const { connections, connectionsPerVisitor, stalledReaderMs, readerBytesPerSecond, checkMs } = limits;
  const open = new Map<Socket, Connection>();
  const nobody = { unread: 0, crowded: 0, turnedAway: 0 };
  let ended = { ...nobody };

  /** Milliseconds without progress; 0 while being served. */
  function waitOf(socket: Socket, { exchange, idleSince, takenAt }: Connection, now: number): number {
    if (!exchange?.incoming.complete) return now - idleSince;
    // Progress within one check interval is invisible.
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
        // A pipelined request may have replaced it.
        if (connection.exchange?.outgoing !== outgoing) return;
        Object.assign(connection, { exchange: undefined, idleSince: performance.now() });
      });
    },
  };
}
