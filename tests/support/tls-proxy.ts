import { createServer } from 'node:https';
import { listening } from '../../harness/listening-server.ts';
import { proxyTo } from './node-proxy.ts';
import { selfSigned } from './self-signed.ts';

/** Stands in front of a site at `port` of 127.0.0.1, as `localhost`: takes off TLS, and says so. */
export async function startTlsProxy(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const pass = proxyTo([port]);
  const server = createServer(selfSigned('localhost'), (from, to) => {
    from.headers['x-forwarded-proto'] = 'https';
    pass(from, to);
  });
  const { port: own, stop } = await listening(server, 'localhost');
  return { url: `https://localhost:${own}`, stop };
}
