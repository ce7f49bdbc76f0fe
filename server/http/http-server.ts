import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** `docs/operations.md` lists these limits, and leaves slow readers and floods to the proxy. */
const serverLimits = {
  headersTimeout: 10_000,
  /** A slow mobile connection needs 30 seconds for 64 KB. */
  requestTimeout: 30_000,
  /** Node's default of 30 s would double both time-outs. */
  connectionsCheckingInterval: 2000,
  /** Most balancers close after a minute. If the server closed first, requests in transit would be lost. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};
const MAX_CONNECTIONS = 2000;

export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  // HTTP/1.0 requests may lack a Host.
  const respond = getRequestListener(fetch, { hostname: 'localhost' });
  const unfinished = new WeakMap<Socket, ServerResponse[]>();
  const server = createServer(serverLimits, (incoming, outgoing) => {
    const { socket } = incoming;
    const pending = unfinished.get(socket) ?? [];
    // Thousands of pipelined requests in one read would delay all others. One may wait, because the client may have the whole
    // previous response before 'finish'.
    if (pending.length > 1) return void socket.destroy();
    const begin = () => void respond(incoming, outgoing);
    if (pending[0] && !pending[0].writableFinished) pending[0].once('finish', begin);
    else begin();
    unfinished.set(socket, [...pending, outgoing]);
    const forget = () => unfinished.set(socket, unfinished.get(socket)?.slice(1) ?? []);
    // After a request with a body, Node emits 'finish' while it still parses further requests of the same read.
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
