import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { failureResponse } from '../../server/http/form-answer.ts';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/running-site.ts';
import { selfSigned } from '../support/self-signed.ts';
import { siteOfTest } from '../support/test-site.ts';

const nginx = '/usr/sbin/nginx';
const deployFolder = path.resolve(import.meta.dirname, '../../deploy');

function newFolder(): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** Debian's nginx.conf with paths in the test's folder. As root, nginx would switch to a user without access to it. */
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

/** Copies the nginx files of `deploy/`. A text that none of them has is an error, so that they cannot drift from the test. */
function copyNginxFiles(folder: string, replacements: Record<string, string>): void {
  const names = readdirSync(deployFolder).filter((file) => /^nginx.*\.conf$/.test(file));
  const files = names.map((name) => readFileSync(path.join(deployFolder, name), 'utf8'));
  expect(Object.keys(replacements).filter((former) => !files.join().includes(former))).toEqual([]);
  for (const [at, name] of names.entries()) {
    const changed = Object.entries(replacements).reduce(
      (all, each) => all.replaceAll(...each),
      files[at] ?? '',
    );
    writeFileSync(path.join(folder, name), changed);
  }
  writeFileSync(path.join(folder, 'nginx.conf'), machineFile(folder));
}

type Answer = { status: number | undefined; location: string | undefined; body: string };

/** Asks nginx over TLS for a host by its name. */
function askOverTls(port: number, ca: string) {
  return (host: string, place: string, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { ca, port, path: place, method: body ? 'POST' : 'GET', headers: { Host: host } };
      const sent = request({ host: 'localhost', servername: 'localhost', ...options }, async (response) => {
        const { statusCode: status, headers } = response;
        resolve({ status, location: headers.location, body: await text(response) });
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

test.skipIf(!existsSync(nginx))(
  '[CT-5] a machine’s nginx takes nginx-site.conf in beside its own: TLS in front of replicas of which one is away, one fixed name, no visitor in the log; where none answers, it says what the site says of itself',
  async () => {
    const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
    const [port, plainPort] = [await freePort(), await freePort()];
    const folder = newFolder();
    const { key, cert } = selfSigned('localhost');
    copyNginxFiles(folder, {
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      'listen [::]:443 ssl http2;': '',
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      'listen [::]:80;': '',
      '/var/log/nginx': folder,
      '/var/www/html': folder,
      'server 127.0.0.1:3001': `server 127.0.0.1:${await freePort()}`,
      'server 127.0.0.1:3002': `server ${new URL(site.url).host}`,
      '/etc/letsencrypt/live/www.example.org/fullchain.pem': `${folder}/certificate.pem`,
      '/etc/letsencrypt/live/www.example.org/privkey.pem': `${folder}/key.pem`,
    });
    writeFileSync(path.join(folder, 'key.pem'), key);
    writeFileSync(path.join(folder, 'certificate.pem'), cert);
    mkdirSync(path.join(folder, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(path.join(folder, '.well-known/acme-challenge/token'), 'proof');
    const options = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
    expect(spawnSync(nginx, ['-t', '-q', ...options], { encoding: 'utf8' }).stderr).toBe('');
    const proxy = spawn(nginx, options, { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(async () => {
      proxy.kill();
      await once(proxy, 'exit');
    });
    const plain = `http://127.0.0.1:${plainPort}`;
    const led = () => fetch(`${plain}/fr?x=1`, { redirect: 'manual', headers: { Host: 'evil.example' } });
    await expect.poll(() => led().then(({ status }) => status, String), { timeout: 10_000 }).toBe(308);
    expect((await led()).headers.get('location')).toBe('https://www.example.org/fr?x=1');
    expect(await (await fetch(`${plain}/.well-known/acme-challenge/token`)).text()).toBe('proof');
    const ask = askOverTls(port, cert);
    const bare = await ask('example.org', '/fr?x=1');
    expect([bare.status, bare.location]).toEqual([308, 'https://www.example.org/fr?x=1']);
    for (const _ of ['one', 'the other']) expect((await ask('www.example.org', '/fr?x=1')).status).toBe(200);
    expect(await ask('www.example.org', '/api/contact', 'x'.repeat(300_000))).toMatchObject({
      status: 413,
      body: '{"type":"about:blank","status":413,"code":"too_large"}',
    });
    await site.stop();
    expect(await ask('www.example.org', '/api/contact', '{}')).toMatchObject({
      status: 503,
      body: await failureResponse({ ok: false, reason: 'unavailable' }).text(),
    });
    expect(readFileSync(path.join(folder, 'site.log'), 'utf8')).not.toMatch(/127\.0\.0\.1|x=1/);
    expect(readFileSync(path.join(folder, 'machine.log'), 'utf8')).toBe('');
  },
);

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd takes the service, which may do little, and the backup of every night',
  () => {
    const folder = newFolder();
    const at = (name: string) => path.join(folder, name);
    for (const name of ['site@.service', 'site-backup.service', 'site-backup.timer']) {
      const unit = readFileSync(path.join(deployFolder, name), 'utf8');
      const project = path.resolve(deployFolder, '..');
      writeFileSync(at(name.replace('@', '@3000')), unit.replaceAll('/opt/site', project));
    }
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect(analyze('verify', at('site@3000.service'), at('site-backup.timer'))).toMatchObject({
      status: 0,
      stderr: '',
    });
    const { stdout } = analyze('security', '--offline=true', at('site@3000.service'));
    // systemd-analyze: 0 is confined, 10 unrestricted.
    expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(1.5);
  },
);
