import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { failureResponse } from '../../server/http/form-answer.ts';
import { fr } from '../support/messages.ts';
import { selfSigned } from '../support/self-signed.ts';
import { siteOfTest } from '../support/test-site.ts';
import { hasNginx, startNginx } from './shared-cache/start-nginx.ts';

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

test.skipIf(!hasNginx)(
  '[CT-5] a machine’s nginx takes nginx-site.conf in beside its own: TLS in front of replicas of which one is away, one fixed name, no visitor in the log; where none answers, it says what the site says of itself',
  async () => {
    const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
    const tls = selfSigned('localhost');
    const { port, plain, folder, stop } = await startNginx(['http://127.0.0.1:9', site.url], tls);
    onTestFinished(stop);
    const led = await fetch(`${plain}/${fr}?x=1`, { redirect: 'manual', headers: { Host: 'evil.example' } });
    expect([led.status, led.headers.get('location')]).toEqual([308, `https://www.example.org/${fr}?x=1`]);
    mkdirSync(path.join(folder, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(path.join(folder, '.well-known/acme-challenge/token'), 'proof');
    expect(await (await fetch(`${plain}/.well-known/acme-challenge/token`)).text()).toBe('proof');
    const ask = askOverTls(port, tls.cert);
    const bare = await ask('example.org', `/${fr}?x=1`);
    expect([bare.status, bare.location]).toEqual([308, `https://www.example.org/${fr}?x=1`]);
    for (const _ of ['one', 'the other'])
      expect((await ask('www.example.org', `/${fr}?x=1`)).status).toBe(200);
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
