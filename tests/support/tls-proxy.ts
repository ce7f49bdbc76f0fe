import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './self-signed.ts';

/** A proxy as `docs/operations.md` asks for one: it takes off TLS, says so, and sends plain visitors to TLS. */
export type TlsProxy = {
  httpPort: number;
  httpsPort: number;
  certificate: string;
  stop: () => Promise<void>;
};

const host = 'localhost';

async function listen(server: Server): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Stands in front of a site at `port` of 127.0.0.1, as `localhost`. */
export async function startTlsProxy(port: number): Promise<TlsProxy> {
  const { key, cert } = selfSigned(host);

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

  const secure = createTlsServer({ key, cert }, pass);
  const httpsPort = await listen(secure);
  const plain = createServer((from, to) => {
    to.writeHead(301, { Location: `https://${host}:${httpsPort}${from.url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    certificate: cert,
    stop: async () => {
      for (const server of [plain, secure]) {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
      }
    },
  };
}
