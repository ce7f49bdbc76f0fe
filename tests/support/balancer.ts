import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** What stands in front of several replicas. */
export type Balancer = { name: 'nginx' | 'node'; url: string; stop: () => Promise<void> };

const nginx = '/usr/sbin/nginx';
const retryAfterSeconds = 1;
const unavailable = '{"type":"about:blank","status":503,"code":"unavailable"}';

/**
 * Spreads requests over replicas in turn: nginx where it is installed, else a small proxy that keeps the same two rules.
 * A request that no replica has begun to read goes to the next one. One that a replica may have taken in, and whose
 * answer was lost, is never sent again: it would be a second letter. Its sender gets 503 and decides himself.
 */
export function startBalancer(ports: readonly number[]): Promise<Balancer> {
  return existsSync(nginx) ? startNginx(ports) : startProxy(ports);
}

function nginxConfiguration(port: number, folder: string, ports: readonly number[]): string {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ');
  // `proxy_next_upstream` without `non_idempotent`: nginx passes on a POST only while nothing of it has been sent.
  return `
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      upstream site { ${servers} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_next_upstream error timeout;
          proxy_connect_timeout 1s;
          error_page 502 504 = @unavailable;
        }
        location @unavailable {
          default_type application/problem+json;
          add_header Retry-After ${retryAfterSeconds} always;
          return 503 '${unavailable}';
        }
      }
    }`;
}

async function startNginx(ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration(port, folder, ports));
  const server = spawn(nginx, ['-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`nginx left with ${server.exitCode}`);
    await pause(20);
  }
  return {
    name: 'nginx',
    url,
    stop: async () => {
      const left = once(server, 'exit');
      server.kill('SIGTERM');
      await left;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false; // not yet
  }
}

async function startProxy(ports: readonly number[]): Promise<Balancer> {
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
      // What is between us and the replica is no word of the answer.
      const { connection, 'keep-alive': kept, ...answered } = response.headers;
      to.writeHead(response.statusCode ?? 502, answered);
      response.pipe(to);
      response.on('error', () => to.destroy());
    });
    onward.on('error', (fault) => {
      const isUnread = 'code' in fault && fault.code === 'ECONNREFUSED';
      if (isUnread && left > 1) pass(from, body, to, left - 1);
      else if (to.headersSent) to.destroy();
      else to.writeHead(503, { 'Retry-After': String(retryAfterSeconds) }).end(unavailable);
    });
    onward.end(body);
  }

  const server = createServer(async (from, to) => {
    try {
      pass(from, await buffer(from), to, ports.length);
    } catch {
      to.destroy(); // it broke off, or was none
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'node',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
