import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const HOST = '127.0.0.1';

type Deps = { port: number; metrics: Pick<Metrics, 'page'>; log: Log };

/**
 * Serves `GET /metrics` on loopback and a port of its own, so that no proxy exposes it.
 * @throws Error if the port is unavailable
 */
export async function startMetricsServer({ port, metrics, log }: Deps): Promise<Server> {
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const isThere = url.split('?')[0] === '/metrics';
    if (!isThere) return response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return show(response);
  });

  async function show(response: ServerResponse): Promise<void> {
    try {
      const { type, body } = await metrics.page();
      // Node omits the body for HEAD.
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    } catch (error) {
      log.error({ err: error }, 'metrics.failed');
      response.writeHead(500).end();
    }
  }

  server.listen(port, HOST);
  await once(server, 'listening');
  const address = server.address();
  log.info({ address: HOST, port: typeof address === 'object' ? address?.port : port }, 'metrics.listening');
  return server;
}
