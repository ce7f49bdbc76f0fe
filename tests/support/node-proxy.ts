import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The response of `deploy/nginx-proxy-rules.conf` when no replica is available. */
const unavailable = {
  retryAfterSeconds: 5,
  body: '{"type":"about:blank","status":503,"code":"unavailable"}',
};

/** Replaces nginx with `deploy/nginx-proxy-rules.conf`: passes requests to replicas in turn. */
export function proxyTo(ports: readonly number[]): RequestListener {
  let turn = 0;

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, left: number): void {
    turn += 1;
    const { method, url, headers } = from;
    const visitor = [headers['x-forwarded-for'], from.socket.remoteAddress].filter(Boolean).join(', ');
    const onward = request({
      host: '127.0.0.1',
      port: ports[turn % ports.length],
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': visitor, connection: 'close' },
    });
    onward.on('response', (response) => {
      // Hop-by-hop headers are not forwarded.
      const { connection, 'keep-alive': kept, ...answered } = response.headers;
      to.writeHead(response.statusCode ?? 502, answered);
      response.pipe(to);
      response.on('error', () => to.destroy());
    });
    onward.on('error', (error) => {
      const isUnread = 'code' in error && error.code === 'ECONNREFUSED';
      if (isUnread && left > 1) pass(from, body, to, left - 1);
      else if (to.headersSent || to.destroyed) to.destroy();
      else
        to.writeHead(503, {
          'Content-Type': 'application/problem+json',
          'Retry-After': String(unavailable.retryAfterSeconds),
        }).end(unavailable.body);
    });
    // Cancels the request when the client disconnects.
    to.once('close', () => onward.destroy());
    onward.end(body);
  }

  return async (from, to) => {
    try {
      pass(from, await buffer(from), to, ports.length);
    } catch {
      to.destroy(); // it broke off, or was none
    }
  };
}
