import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Listed in `docs/operations.md`; slow readers and floods are the proxy's. */
const LIMITS = {
  headersTimeout: 10_000,
  /** A slow mobile connection sends 64 KB in 30 seconds. */
  requestTimeout: 30_000,
  /** Node's default of 30 s would double both. */
  connectionsCheckingInterval: 2000,
  /** Longer than most balancers' minute: closing first loses requests in transit. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};
const MAX_CONNECTIONS = 2000;

export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  // HTTP/1.0 may omit the Host.
  const respond = getRequestListener(fetch, { hostname: 'localhost' });
  const unfinished = new WeakMap<Socket, ServerResponse[]>();
  const server = createServer(LIMITS, (incoming, outgoing) => {
    const { socket } = incoming;
    const pending = unfinished.get(socket) ?? [];
    // Thousands of pipelined requests in one read would delay all others. One may wait: the client can have the whole
    // previous response before it finishes here.
    if (pending.length > 1) return void socket.destroy();
    const begin = () => void respond(incoming, outgoing);
    if (pending[0] && !pending[0].writableFinished) pending[0].once('finish', begin);
    else begin();
    unfinished.set(socket, [...pending, outgoing]);
    const forget = () => unfinished.set(socket, unfinished.get(socket)?.slice(1) ?? []);
    // After a body Node finishes responses between two requests of one read.
    outgoing.once('finish', () => setImmediate(forget));
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

export function addressOf(server: Server): { address: string; port: number } {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens at no port');
  return address;
}
