import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { languages } from '../../../app/lib/i18n/languages.ts';
import { freePort } from '../../support/listening-server.ts';
import { temporaryFolder } from '../../support/running-site.ts';
import { selfSigned } from '../../support/self-signed.ts';

const NGINX = '/usr/sbin/nginx';

const { key, cert } = selfSigned('localhost');

export const hasNginx = existsSync(NGINX);

/** Is Debian's nginx.conf with paths in its own folder. As root, nginx would switch to a user without access to it. */
const machineFile = (folder: string) => `
  daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1;
  pid ${folder}/nginx.pid; error_log ${folder}/machine-error.log;
  events { worker_connections 512; }
  http {
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
    sendfile on; tcp_nopush on; default_type application/octet-stream;
    ssl_protocols TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on;
    access_log ${folder}/machine.log; gzip on;
    include nginx-site.conf;
  }`;

/**
 * Starts nginx with the files of `deploy/`, as an operator would.
 * @param tls for the host localhost; without it nginx listens without TLS, for the host 127.0.0.1, and has the shared cache
 */
export async function startNginx(urls: string[], tls = false) {
  const { folder, remove } = temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  cpSync(path.resolve('deploy'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'certificate.pem'), cert);
  writeFileSync(path.join(folder, 'key.pem'), key);
  if (tls) rmSync(path.join(folder, 'shared-cache'), { recursive: true });
  const servers = urls.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`);
  const replacements = {
    'listen 443 ssl http2;': `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`,
    'listen [::]:443 ssl http2;': '',
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen [::]:80;': '',
    'en|fr|de|uk|ru': languages.join('|'),
    '/var/log/nginx': folder,
    '/var/www/html': folder,
    'server 127.0.0.1:3001 max_fails=1 fail_timeout=1s;': servers.join(' '),
    'server 127.0.0.1:3002 max_fails=1 fail_timeout=1s;': '',
    '/etc/letsencrypt/live/www.example.org/fullchain.pem': `${folder}/certificate.pem`,
    '/etc/letsencrypt/live/www.example.org/privkey.pem': `${folder}/key.pem`,
    ...(tls
      ? {}
      : {
          'include nginx-tls.conf;': '',
          'server_name www.example.org;': 'server_name 127.0.0.1;',
          '/var/cache/nginx/site': `${folder}/cache`,
          '/opt/site/build/client': path.resolve('build/client'),
        }),
  };
  for (const name of globSync(['nginx*.conf', 'shared-cache/*.conf'], { cwd: folder })) {
    let text = readFileSync(path.join(folder, name), 'utf8');
    for (const [former, replacement] of Object.entries(replacements))
      text = text.replaceAll(former, replacement);
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(path.join(folder, 'nginx.conf'), machineFile(folder));
  const options = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  const { stderr } = spawnSync(NGINX, ['-t', '-q', ...options], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  const proxy = spawn(NGINX, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const plain = `http://127.0.0.1:${plainPort}`;
  while (!(await fetch(plain, { redirect: 'manual' }).catch(() => undefined)));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    plain,
    folder,
    changeBuild: (build: string) => {
      writeFileSync(path.join(folder, 'shared-cache/build.conf'), `map $host $build { default ${build}; }`);
      proxy.kill('SIGHUP');
    },
    stop: async () => {
      proxy.kill();
      await once(proxy, 'exit');
      remove();
    },
  };
}

const kept = { keepAlive: true, maxSockets: 32 };
const agent = new http.Agent(kept);
const agentOfTls = new https.Agent({ ...kept, ca: cert, servername: 'localhost' });

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends only these headers, and leaves the body as it came. Tries again if nginx has closed a kept connection. */
export function ask(url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = url.startsWith('https:')
      ? https.request(url, { agent: agentOfTls, headers, method })
      : http.request(url, { agent, headers, method });
    sent.on('response', async (response) => {
      const { statusCode: status = 0, headers: given } = response;
      resolve({ status, headers: given, body: await buffer(response) });
    });
    sent.on('error', (error) => (sent.reusedSocket ? resolve(ask(url, headers, body)) : reject(error)));
    sent.end(body);
  });
}
