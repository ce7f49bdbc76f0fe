import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Listed in `docs/operations.md`; slow readers and floods are the proxy's. */
const LIMITS = {
  headersTimeout: 10_000,
  /** 64 KB in 30 seconds: a slow mobile connection. */
  requestTimeout: 30_000,
  /** Node's default of 30 s would double both. */
  connectionsCheckingInterval: 2000,
  /** Longer than most balancers' minute: closing first loses requests in transit. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};
const MOST_CONNECTIONS = 2000;

export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  // HTTP/1.0 may omit the Host.
  const answer = getRequestListener(fetch, { hostname: 'localhost' });
  const answering = new WeakSet<Socket>();
  const server = createServer(LIMITS, (incoming, outgoing) => {
    const { socket } = incoming;
    // Thousands of pipelined requests in one read would delay all others.
    if (answering.has(socket)) return void socket.destroy();
    answering.add(socket);
    outgoing.once('finish', () => answering.delete(socket));
    void answer(incoming, outgoing);
  });
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

export function addressOf(server: Server): { address: string; port: number } {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('the server listens at no port');
  return place;
}
