import { request } from 'node:http';
import { createServer } from 'node:https';
import { listening } from './listening-server.ts';
import { selfSigned } from './self-signed.ts';

/** Terminates TLS at `localhost` for a site at 127.0.0.1, and sets X-Forwarded-Proto. */
export async function startTlsProxy(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(selfSigned('localhost'), (from, to) => {
    const { method, url, headers } = from;
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': from.socket.remoteAddress };
    const onward = request({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { ...headers, ...forwarded },
    });
    onward.on('response', (response) => {
      // Hop-by-hop headers are not forwarded.
      const { connection, 'keep-alive': kept, ...answered } = response.headers;
      response.pipe(to.writeHead(response.statusCode ?? 502, answered));
    });
    onward.on('error', () => to.destroy());
    to.once('close', () => onward.destroy());
    from.pipe(onward);
  });
  const { port: own, stop } = await listening(server, 'localhost');
  return { url: `https://localhost:${own}`, stop };
}
