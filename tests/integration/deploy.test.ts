import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureResponse } from '../../server/http/failure-response.ts';
import { fr } from '../support/messages.ts';
import { siteOfTest } from '../support/test-site.ts';
import { ask, hasNginx, startNginx } from './shared-cache/start-nginx.ts';

test.skipIf(!hasNginx)('[CT-5] nginx serves one name over TLS, and says when all are down', async () => {
  const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
  const { port, plain, folder, stop } = await startNginx(['http://127.0.0.1:9', site.url], true);
  onTestFinished(stop);
  const led = await fetch(`${plain}/${fr}?x=1`, { redirect: 'manual', headers: { Host: 'evil.example' } });
  expect([led.status, led.headers.get('location')]).toEqual([308, `https://www.example.org/${fr}?x=1`]);
  mkdirSync(path.join(folder, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(path.join(folder, '.well-known/acme-challenge/token'), 'proof');
  expect(await (await fetch(`${plain}/.well-known/acme-challenge/token`)).text()).toBe('proof');
  const askFor = async (host: string, place: string, sent?: string) => {
    const { status, headers, body } = await ask(`https://localhost:${port}${place}`, { host }, sent);
    return { status, location: headers.location, body: String(body) };
  };
  const bare = await askFor('example.org', `/${fr}?x=1`);
  expect([bare.status, bare.location]).toEqual([308, `https://www.example.org/${fr}?x=1`]);
  for (const _ of ['one', 'the other'])
    expect((await askFor('www.example.org', `/${fr}?x=1`)).status).toBe(200);
  expect(await askFor('www.example.org', '/api/contact', 'x'.repeat(300_000))).toMatchObject({
    status: 413,
    body: '{"type":"about:blank","status":413,"code":"too_large"}',
  });
  await site.stop();
  expect(await askFor('www.example.org', '/api/contact', '{}')).toMatchObject({
    status: 503,
    body: await failureResponse({ ok: false, reason: 'unavailable' }).text(),
  });
  expect(readFileSync(path.join(folder, 'site.log'), 'utf8')).not.toMatch(/127\.0\.0\.1|x=1/);
  expect(readFileSync(path.join(folder, 'machine.log'), 'utf8')).toBe('');
});

test('the image holds all that an operator’s command imports', () => {
  const image = mkdtempSync(path.join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(image, { recursive: true }));
  const [last = ''] = readFileSync('deploy/Dockerfile', 'utf8').split('\nFROM ').slice(-1);
  for (const [, folder = ''] of last.matchAll(/^COPY (\w+) \1$/gm))
    cpSync(folder, path.join(image, folder), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(image, 'node_modules'));
  const command = spawnSync(process.execPath, ['scripts/leads.ts', '--help'], {
    cwd: image,
    encoding: 'utf8',
  });
  expect([command.status, command.stderr]).toEqual([0, '']);
});
