import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../harness/free-port.ts';
import {
  copyNginxFiles,
  deployFolder,
  faultsOf,
  hasNginx,
  ownPlaces,
  type Replacement,
  replicasAt,
  startNginx,
} from '../../harness/nginx.ts';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';
import { failureHeaders, failureResponse } from '../../server/http/failure.ts';
import { problemResponse } from '../../server/http/problem.ts';
import { startBalancer } from '../support/balancer.ts';
import { allOf, blocksOf, readCaddyfile, readNginx } from '../support/directives.ts';

const read = (name: string) => readFileSync(path.join(deployFolder, name), 'utf8');
const nginxFiles = readdirSync(deployFolder).filter((file) => /^nginx.*\.conf$/.test(file));
const nginx = nginxFiles.flatMap((file) => readNginx(read(file)));
const caddy = readCaddyfile(read('Caddyfile'));
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

test('[CT-5] neither proxy sends a POST again that a replica may have read', () => {
  // `non_idempotent` would; so would any other method in Caddy's list, which without one takes GET alone.
  expect(allOf(nginx, 'proxy_next_upstream')).toEqual([['error', 'timeout']]);
  expect(blocksOf(caddy, 'lb_retry_match').map(({ block }) => block)).toEqual([
    [{ words: ['method', 'GET'], block: [] }],
  ]);
});

test('[CT-5] where no replica answers, both proxies say what the site says of itself', async () => {
  const failure = { ok: false, reason: 'unavailable' } as const;
  const body = await failureResponse(failure).text();
  const { 'Retry-After': seconds } = failureHeaders(failure);
  expect(allOf(nginx, 'return')).toContainEqual(['503', body]);
  expect(allOf(nginx, 'add_header')).toContainEqual(['Retry-After', seconds, 'always']);
  expect(allOf(caddy, 'respond')).toContainEqual([body, '503']);
  expect(allOf(caddy, 'header')).toContainEqual(['Retry-After', seconds]);

  const balancer = await startBalancer([await freePort(), await freePort()]);
  onTestFinished(balancer.stop);
  const response = await fetch(`${balancer.url}/api/contact`, { method: 'POST', body: '{}' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, seconds]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.text()).toBe(body);
});

test('a body too large for a proxy is refused in the site’s own words, and the site’s own limit comes first', async () => {
  const body = await problemResponse({ status: 413, code: 'too_large' }).text();
  expect(allOf(nginx, 'return')).toContainEqual(['413', body]);
  expect(allOf(caddy, 'respond')).toContainEqual([body, '413']);
  expect(allOf(nginx, 'client_max_body_size')).toEqual([['256k']]);
  expect(allOf(caddy, 'max_size')).toEqual([['256KB']]);
});

test('both proxies leave a connection to a replica before Node closes it', () => {
  const node = createServer().keepAliveTimeout;
  const [upstream] = blocksOf(nginx, 'upstream');
  for (const words of [...allOf(upstream?.block ?? [], 'keepalive_timeout'), ...allOf(caddy, 'keepalive')]) {
    expect(words).toEqual(['4s']);
  }
  expect(node).toBeGreaterThan(4000);
});

test('no access log has an address, a query, a body or a browser’s name', () => {
  const [format] = allOf(nginx, 'log_format');
  const named = format?.join(' ').match(/\$\w+/g);
  expect(named?.sort()).toEqual(
    ['$time_iso8601', '$request_method', '$uri', '$status', '$body_bytes_sent', '$request_time']
      .concat('$upstream_response_time')
      .sort(),
  );
  expect(allOf(nginx, 'access_log').every(([, name]) => name === 'quiet')).toBe(true);
  const [filter] = blocksOf(caddy, 'format');
  const filtered = filter?.block.map(({ words }) => words[0]);
  expect(filtered).toEqual(
    expect.arrayContaining(['request>remote_ip', 'request>client_ip', 'request>headers', 'request>uri']),
  );
});

test('every file that is included stands beside, and no compressor works a second time', () => {
  const included = allOf(nginx, 'include').flat();
  const beside = included.filter((name) => !name.startsWith('/srv/site/static/'));
  expect(beside.filter((name) => !existsSync(path.join(deployFolder, name)))).toEqual([]);
  expect(new Set(included.filter((name) => name.startsWith('/')))).toEqual(
    new Set(['/srv/site/static/nginx-lists.conf', '/srv/site/static/nginx-headers.conf']),
  );
  expect(allOf(nginx, 'gzip')).toEqual([['off']]);
  expect(blocksOf(caddy, 'encode')).toEqual([]);
});

function ask(
  url: string,
  asked: string,
  host: string,
): Promise<{ status?: number; protocol: string | null }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${asked}`,
      { rejectUnauthorized: false, headers: { Host: host } },
      (response) => {
        const protocol = (response.socket as TLSSocket).getProtocol();
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, protocol }));
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

test('nginx takes nginx.conf as it is: TLS in front of a replica, http led to one fixed name whatever Host says', async () => {
  const redirects = allOf(nginx, 'return').filter(([status]) => status === '308');
  expect(redirects).toEqual([1, 2].map(() => ['308', 'https://www.example.org$request_uri']));
  expect(allOf(nginx, 'ssl_protocols')).toEqual([['TLSv1.2', 'TLSv1.3']]);
  if (!hasNginx || !hasOpenssl) {
    process.stdout.write('nginx.conf was read, but not run: there is no nginx or no openssl here\n');
    return;
  }
  const data = temporaryFolder();
  onTestFinished(data.remove);
  const site = await startSite({ DATA_DIR: data.folder, TRUSTED_PROXIES: '1' });
  onTestFinished(() => site.stop());
  const [port, plainPort] = [await freePort(), await freePort()];
  const { folder, remove } = copyNginxFiles((own) => [
    ...ownPlaces(own),
    ...onPorts(port, plainPort),
    ...replicasAt([Number(new URL(site.url).port)]),
    ['/etc/letsencrypt/live/www.example.org/fullchain.pem', `${own}/certificate.pem`],
    ['/etc/letsencrypt/live/www.example.org/privkey.pem', `${own}/key.pem`],
  ]);
  onTestFinished(remove);
  const made = spawnSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...[
        '-subj',
        '/CN=www.example.org',
        '-keyout',
        `${folder}/key.pem`,
        '-out',
        `${folder}/certificate.pem`,
      ],
    ],
    { encoding: 'utf8' },
  );
  expect([made.status, made.error]).toEqual([0, undefined]);
  expect(faultsOf(folder, 'nginx.conf')).toBe('');
  const plain = `http://127.0.0.1:${plainPort}`;
  onTestFinished(await startNginx(folder, 'nginx.conf', plain));

  const led = await fetch(`${plain}/fr?x=1`, { redirect: 'manual', headers: { Host: 'evil.example' } });
  expect([led.status, led.headers.get('location')]).toEqual([308, 'https://www.example.org/fr?x=1']);
  expect(await ask(`https://127.0.0.1:${port}`, '/fr', 'www.example.org')).toEqual({
    status: 200,
    protocol: 'TLSv1.3',
  });
  expect(readFileSync(path.join(folder, 'access.log'), 'utf8')).not.toMatch(/127\.0\.0\.1|x=1/);
});

const onPorts = (port: number, plainPort: number): Replacement[] => [
  ['listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port} ssl http2;`],
  ['listen [::]:443 ssl http2 default_server;', ''],
  ['listen 80 default_server;', `listen 127.0.0.1:${plainPort};`],
  ['listen [::]:80 default_server;', ''],
];
