import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../log/log.ts';
import type { Metrics } from './metrics.ts';

/** Numbers are for the operator: nobody outside of this machine. */
const HOST = '127.0.0.1';

type Deps = { port: number; metrics: Pick<Metrics, 'page'>; log: Log };

/**
 * Serves `GET /metrics`, on a port of its own, so that no mistake in a proxy can show it to visitors.
 * @throws Error when the port is not to be had
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
      // Node leaves the body out of an answer to HEAD.
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    } catch (fault) {
      log.error({ err: fault }, 'metrics.failed');
      response.writeHead(500).end();
    }
  }

  server.listen(port, HOST);
  await once(server, 'listening');
  const address = server.address();
  log.info({ address: HOST, port: typeof address === 'object' ? address?.port : port }, 'metrics.listening');
  return server;
}
