import { once } from 'node:events';
import type { Server } from 'node:http';
import { Hono } from 'hono';
import { addressOf, createHttpServer } from '../http/http-server.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const HOST = '127.0.0.1';

type Deps = { port: number; metrics: Pick<Metrics, 'scrape'>; log: Log };

/** Serves `GET /metrics` on loopback and a port of its own, so that no proxy exposes it. */
export async function startMetricsServer({ port, metrics, log }: Deps): Promise<Server> {
  const app = new Hono();
  app.get('/metrics', async (context) => {
    const { type, body } = await metrics.scrape();
    return context.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
  app.all('/metrics', (context) => context.body(null, 405, { Allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    log.error({ err: error }, 'metrics.failed');
    return context.body(null, 500);
  });
  const server = createHttpServer(app.fetch);
  server.listen(port, HOST);
  await once(server, 'listening');
  log.info(addressOf(server), 'metrics.listening');
  return server;
}
