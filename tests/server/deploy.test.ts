import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../harness/free-port.ts';
import {
  copyNginxFiles,
  deployFolder,
  faultsOf,
  hasNginx,
  ownPlaces,
  replicasAt,
  startNginx,
} from '../../harness/nginx.ts';
import { temporaryFolder } from '../../harness/running-site.ts';
import { failureResponse } from '../../server/json-answer.ts';
import { startBalancer } from '../support/balancer.ts';
import { selfSigned } from '../support/self-signed.ts';
import { siteOfTest } from '../support/site-of-test.ts';

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
  'nginx takes nginx.conf as it is: TLS in front of a replica, http led to one fixed name, no visitor in the log',
  async () => {
    const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
    const [port, plainPort] = [await freePort(), await freePort()];
    const { folder, remove } = copyNginxFiles((own) => [
      ...ownPlaces(own),
      ['listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port} ssl http2;`],
      ['listen [::]:443 ssl http2 default_server;', ''],
      ['listen 80 default_server;', `listen 127.0.0.1:${plainPort};`],
      ['listen [::]:80 default_server;', ''],
      ...replicasAt([Number(new URL(site.url).port)]),
      ['/etc/letsencrypt/live/www.example.org/fullchain.pem', `${own}/certificate.pem`],
      ['/etc/letsencrypt/live/www.example.org/privkey.pem', `${own}/key.pem`],
    ]);
    onTestFinished(remove);
    const { key, cert } = selfSigned('localhost');
    writeFileSync(path.join(folder, 'key.pem'), key);
    writeFileSync(path.join(folder, 'certificate.pem'), cert);
    expect(faultsOf(folder, 'nginx.conf')).toBe('');
    const plain = `http://127.0.0.1:${plainPort}`;
    onTestFinished(await startNginx(folder, 'nginx.conf', plain));

    const led = await fetch(`${plain}/fr?x=1`, { redirect: 'manual', headers: { Host: 'evil.example' } });
    expect([led.status, led.headers.get('location')]).toEqual([308, 'https://www.example.org/fr?x=1']);
    const { statusCode } = await askOverTls(`https://localhost:${port}/fr?x=1`, cert);
    expect(statusCode).toBe(200);
    const large = await askOverTls(`https://localhost:${port}/api/contact`, cert, 'x'.repeat(300_000));
    expect([large.statusCode, large.body]).toEqual([
      413,
      '{"type":"about:blank","status":413,"code":"too_large"}',
    ]);
    expect(readFileSync(path.join(folder, 'access.log'), 'utf8')).not.toMatch(/127\.0\.0\.1|x=1/);
  },
);

function askOverTls(url: string, ca: string, body?: string): Promise<{ statusCode?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ca, method: body ? 'POST' : 'GET' }, async (response) =>
      resolve({ statusCode: response.statusCode ?? 0, body: await text(response) }),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd takes the service, and it may do little',
  () => {
    const { folder, remove } = temporaryFolder();
    onTestFinished(remove);
    const file = path.join(folder, 'site@3000.service');
    const unit = readFileSync(path.join(deployFolder, 'site@.service'), 'utf8');
    writeFileSync(file, unit.replaceAll('/opt/site', path.resolve(deployFolder, '..')));
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const security = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(security.stdout)?.[1]);
    // 0 is a service that may do nothing at all, 10 one that may do everything.
    expect(exposure).toBeLessThanOrEqual(1.5);
  },
);
