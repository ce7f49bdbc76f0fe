import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type RequestOptions, request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { failureResponse } from '../../server/http/form-answer.ts';
import { startBalancer } from '../support/balancer.ts';
import { freePort } from '../support/free-port.ts';
import {
  copyNginxFiles,
  deployFolder,
  errorsOf,
  hasNginx,
  machineFile,
  replicasAt,
  startNginx,
} from '../support/nginx.ts';
import { temporaryFolder } from '../support/running-site.ts';
import { selfSigned } from '../support/self-signed.ts';
import { siteOfTest } from '../support/test-site.ts';

test('[CT-5] where no replica answers, the proxy says what the site says of itself', async () => {
  const failure = failureResponse({ ok: false, reason: 'unavailable' });
  const balancer = await startBalancer([await freePort(), await freePort()]);
  onTestFinished(balancer.stop);
  const response = await fetch(`${balancer.url}/api/contact`, { method: 'POST', body: '{}' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([
    503,
    failure.headers.get('retry-after'),
  ]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.text()).toBe(await failure.text());
});

test.skipIf(!hasNginx)(
  'a machine’s nginx takes nginx-site.conf in beside its own: TLS in front of a replica, one fixed name, no visitor in the log',
  async () => {
    const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
    const [port, plainPort] = [await freePort(), await freePort()];
    const { folder, remove } = copyNginxFiles((own) => [
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['listen [::]:443 ssl http2;', ''],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen [::]:80;', ''],
      ['/var/log/nginx', own],
      ['/var/www/html', own],
      ...replicasAt([Number(new URL(site.url).port)]),
      ['/etc/letsencrypt/live/www.example.org/fullchain.pem', `${own}/certificate.pem`],
      ['/etc/letsencrypt/live/www.example.org/privkey.pem', `${own}/key.pem`],
    ]);
    onTestFinished(remove);
    const { key, cert } = selfSigned('localhost');
    writeFileSync(path.join(folder, 'key.pem'), key);
    writeFileSync(path.join(folder, 'certificate.pem'), cert);
    mkdirSync(path.join(folder, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(path.join(folder, '.well-known/acme-challenge/token'), 'proof');
    writeFileSync(path.join(folder, 'nginx.conf'), machineFile(folder, 'nginx-site.conf'));
    expect(errorsOf(folder, 'nginx.conf')).toBe('');
    const plain = `http://127.0.0.1:${plainPort}`;
    onTestFinished(await startNginx(folder, 'nginx.conf', plain));

    const led = await fetch(`${plain}/fr?x=1`, { redirect: 'manual', headers: { Host: 'evil.example' } });
    expect([led.status, led.headers.get('location')]).toEqual([308, 'https://www.example.org/fr?x=1']);
    expect(await (await fetch(`${plain}/.well-known/acme-challenge/token`)).text()).toBe('proof');
    const ask = (name: string, place: string, body?: string) =>
      askOverTls(
        `https://localhost:${port}${place}`,
        { ca: cert, servername: 'localhost', headers: { Host: name } },
        body,
      );
    const bare = await ask('example.org', '/fr?x=1');
    expect([bare.statusCode, bare.location]).toEqual([308, 'https://www.example.org/fr?x=1']);
    expect((await ask('www.example.org', '/fr?x=1')).statusCode).toBe(200);
    const large = await ask('www.example.org', '/api/contact', 'x'.repeat(300_000));
    expect([large.statusCode, large.body]).toEqual([
      413,
      '{"type":"about:blank","status":413,"code":"too_large"}',
    ]);
    expect(readFileSync(path.join(folder, 'site.log'), 'utf8')).not.toMatch(/127\.0\.0\.1|x=1/);
    expect(readFileSync(path.join(folder, 'machine.log'), 'utf8')).toBe('');
  },
);

type Answer = { statusCode: number | undefined; location: string | undefined; body: string };

function askOverTls(url: string, options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method: body ? 'POST' : 'GET' }, async (response) =>
      resolve({
        statusCode: response.statusCode,
        location: response.headers.location,
        body: await text(response),
      }),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd takes the service, which may do little, and the backup of every night',
  () => {
    const { folder, remove } = temporaryFolder();
    onTestFinished(remove);
    const at = (name: string) => path.join(folder, name);
    for (const name of ['site@.service', 'site-backup.service', 'site-backup.timer']) {
      const unit = readFileSync(path.join(deployFolder, name), 'utf8');
      writeFileSync(
        at(name.replace('@', '@3000')),
        unit.replaceAll('/opt/site', path.resolve(deployFolder, '..')),
      );
    }
    const verified = spawnSync(
      'systemd-analyze',
      ['verify', at('site@3000.service'), at('site-backup.timer')],
      {
        encoding: 'utf8',
      },
    );
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const options = ['security', '--offline=true', at('site@3000.service')];
    const security = spawnSync('systemd-analyze', options, { encoding: 'utf8' });
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(security.stdout)?.[1]);
    // systemd-analyze: 0 is confined, 10 unrestricted.
    expect(exposure).toBeLessThanOrEqual(1.5);
  },
);
