import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '../../harness/free-port.ts';
import {
  copyNginxFiles,
  hasNginx,
  ownPlaces,
  type Replacement,
  replicasAt,
  startNginx,
} from '../../harness/nginx.ts';
import { byteRange } from '../../server/http/byte-range.ts';
import type { StaticFile } from '../../tools/static-hosting/list-static-files.ts';
import { proxyTo, startServer } from './node-proxy.ts';

/** What serves the built files by itself and asks the site for the rest, as if TLS ended at it. */
export type StaticHost = { name: 'nginx' | 'node'; url: string; stop: () => Promise<void> };

/**
 * `deploy/nginx-static.conf` where nginx is installed, else a small server that goes by the same list.
 * @param build the folder of the build, with `static/` in it
 * @param sitePort where the site is
 */
export function startStaticHost(build: string, sitePort: number): Promise<StaticHost> {
  return hasNginx ? startNginxHost(build, sitePort) : startNodeHost(build, sitePort);
}

/** A server of `deploy/` on a port of this machine, over plain http. */
const withoutTls = (port: number, redirectPort: number): Replacement[] => [
  ['listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port};`],
  ['listen [::]:443 ssl http2 default_server;', ''],
  ['listen 80 default_server;', `listen 127.0.0.1:${redirectPort};`],
  ['listen [::]:80 default_server;', ''],
  ['include nginx-tls.conf;', ''],
  ['X-Forwarded-Proto $scheme;', 'X-Forwarded-Proto https;'],
];

async function startNginxHost(build: string, sitePort: number): Promise<StaticHost> {
  const [port, redirectPort] = [await freePort(), await freePort()];
  const { folder, remove } = copyNginxFiles((own) => [
    ...ownPlaces(own),
    ...withoutTls(port, redirectPort),
    ...replicasAt([sitePort]),
    ['/srv/site/', `${build}/`],
  ]);
  const url = `http://127.0.0.1:${port}`;
  const stop = await startNginx(folder, 'nginx-static.conf', url);
  return { name: 'nginx', url, stop: () => stop().finally(remove) };
}

async function startNodeHost(build: string, sitePort: number): Promise<StaticHost> {
  const listed: StaticFile[] = JSON.parse(readFileSync(path.join(build, 'static/headers.json'), 'utf8'));
  const files = new Map(listed.map((file) => [file.path, file]));
  const askSite = proxyTo([sitePort], { 'x-forwarded-proto': 'https' });
  const host = await startServer((request, response) => {
    const [asked = ''] = (request.url ?? '').split('?');
    const file = ['GET', 'HEAD'].includes(request.method ?? '') ? files.get(asked) : undefined;
    if (!file || !serve(file, path.join(build, 'client'), request, response)) askSite(request, response);
  });
  return { name: 'node', ...host };
}

/** Whether it could: what a file cannot answer, the site does. */
function serve(
  file: StaticFile,
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const plain = path.join(client, file.file);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const isGzip = takesGzip && existsSync(`${plain}.gz`);
  const name = isGzip ? `${plain}.gz` : plain;
  const { size, mtimeMs } = statSync(name);
  const tag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  const headers = { ...file.headers, ETag: tag, ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}) };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return true;
  }
  const range = byteRange(request.headers.range ?? null, size);
  if (range === 'unsatisfiable') return false;
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const part = range ? { 'Content-Range': `bytes ${from}-${to}/${size}` } : {};
  response.writeHead(range ? 206 : 200, { ...headers, ...part, 'Content-Length': to - from + 1 });
  if (request.method === 'HEAD' || size === 0) response.end();
  else createReadStream(name, { start: from, end: to }).pipe(response);
  return true;
}
