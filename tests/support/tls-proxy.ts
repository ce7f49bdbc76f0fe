import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './self-signed.ts';

/** Stands in front of a site at `port` of 127.0.0.1, as `localhost`: takes off TLS, and says so. */
export async function startTlsProxy(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  function pass(from: IncomingMessage, to: ServerResponse): void {
    const { method, url, headers } = from;
    const told = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers: told }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  }

  const server = createServer(selfSigned('localhost'), pass).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
