import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { listening } from './listening-server.ts';
import { asThisUser, copyNginxFiles, hasNginx, ownPlaces, replicasAt, startNginx } from './nginx.ts';
import { proxyTo } from './node-proxy.ts';

export type Balancer = { name: 'nginx' | 'node'; url: string; stop: () => Promise<void> };

/**
 * Distributes requests over replicas: nginx where installed, else a proxy with the same rules. Only a request
 * that no replica has begun to read is retried; any other could be stored twice, so its client gets 503.
 */
export function startBalancer(ports: readonly number[]): Promise<Balancer> {
  return hasNginx ? startNginxBalancer(ports) : startProxy(ports);
}

/** The smallest nginx.conf around the rules of `deploy/`. */
function frame(port: number, folder: string): string {
  return `
    daemon off; ${asThisUser} worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      access_log off;
      ${ownPlaces(folder)}
      include nginx-replicas.conf;
      server {
        listen 127.0.0.1:${port};
        include nginx-proxy-rules.conf;
        location / { proxy_pass http://site; }
      }
    }`;
}

async function startNginxBalancer(ports: readonly number[]): Promise<Balancer> {
  const { folder, remove } = copyNginxFiles(() => replicasAt(ports));
  const port = await freePort();
  writeFileSync(path.join(folder, 'balancer.conf'), frame(port, folder));
  const url = `http://127.0.0.1:${port}`;
  const stop = await startNginx(folder, 'balancer.conf', url);
  return { name: 'nginx', url, stop: () => stop().finally(remove) };
}

async function startProxy(ports: readonly number[]): Promise<Balancer> {
  const { port, stop } = await listening(createServer(proxyTo(ports)));
  return { name: 'node', url: `http://127.0.0.1:${port}`, stop };
}
