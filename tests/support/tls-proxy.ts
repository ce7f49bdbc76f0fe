import { createServer } from 'node:https';
import { listening } from './listening-server.ts';
import { proxyTo } from './node-proxy.ts';
import { selfSigned } from './self-signed.ts';

/** Terminates TLS at `localhost` for a site at 127.0.0.1, and sets X-Forwarded-Proto. */
export async function startTlsProxy(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const pass = proxyTo([port]);
  const server = createServer(selfSigned('localhost'), (from, to) => {
    from.headers['x-forwarded-proto'] = 'https';
    pass(from, to);
  });
  const { port: own, stop } = await listening(server, 'localhost');
  return { url: `https://localhost:${own}`, stop };
}
