import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { negotiateLanguage } from '../../../app/lib/i18n/negotiate.ts';
import { company, de, fr, messagesIn, ru } from '../../support/messages.ts';
import { startSite } from '../../support/running-site.ts';
import { environmentOf, temporaryPlace } from '../../support/temporary-store.ts';
import { ask, hasNginx, startNginx } from './start-nginx.ts';

const decoders = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

if (!hasNginx) process.stdout.write('[CA-3] is not proved here: there is no /usr/sbin/nginx\n');
const testWithNginx = test.skipIf(!hasNginx);

async function start() {
  const place = await temporaryPlace('SQLite');
  const site = await startSite({ ...environmentOf(place), TRUSTED_PROXIES: '1' });
  const nginx = await startNginx([site.url]);
  onTestFinished(async () => {
    await nginx.stop();
    await site.stop();
  });
  return { site, ...nginx };
}

const wishes = ['', 'de', 'fr-CA,fr;q=0.9,en;q=0.8', 'es, uk;q=0.7, ru;q=0.9', 'FR', 'xx, *;q=0'];
const cookies = ['', `language=${ru}`, 'a=language=fr; language=xx; language=de', 'consent=1; language=uk'];
const visitors = wishes.flatMap((wish) => cookies.map((cookie) => ({ 'accept-language': wish, cookie })));

testWithNginx('[CA-3][LG-1] a cache gives each visitor the site’s own language and encoding', async () => {
  const { url } = await start();
  for (const [encoding, decode] of Object.entries(decoders))
    for (const path of ['/about', `/${fr}/about`, '/about.data'])
      for (const visitor of visitors) {
        const answer = await ask(`${url}${path}?utm_source=${encoding}`, {
          ...visitor,
          'accept-encoding': `${encoding}, x`,
        });
        const expected = negotiateLanguage({ url: url + path, headers: new Headers(visitor) });
        const found = /<html lang="(\w+)"|"language","(\w+)"/.exec(decode(answer.body).toString());
        expect([path, visitor, found?.[1] ?? found?.[2]]).toEqual([path, visitor, expected]);
        const { 'content-encoding': sentAs = 'identity', 'set-cookie': cookie } = answer.headers;
        expect([sentAs, cookie]).toEqual([encoding, undefined]);
        expect(answer.headers['cache-control']).toMatch(path === `/${fr}/about` ? /^public/ : /^private/);
      }
  const known = { 'accept-language': fr, 'accept-encoding': 'br' };
  const { headers } = await ask(`${url}/about`, known);
  expect(headers['x-cache']).toBe('HIT');
  expect((await ask(`${url}/about`, { ...known, 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  expect((await ask(`${url}/films/rhymes-en-day.avif`, { range: 'bytes=0-9' })).body).toHaveLength(10);
  expect((await ask(`${url}/${fr}/programmes?goal=both`, {})).headers['cache-control']).toBe('no-store');
});

testWithNginx('[CA-3] with the site down pages are served as before, and forms say so', async () => {
  const { url, site, changeBuild } = await start();
  const visit = () => ask(`${url}/about`, { 'accept-language': fr, accept: 'text/html' });
  const before = await visit();
  changeBuild('2');
  await expect.poll(async () => (await visit()).headers['x-cache']).toBe('MISS');
  await site.stop();
  const after = await visit();
  expect([after.status, after.body.equals(before.body)]).toEqual([200, true]);
  const program = await ask(`${url}/api/contact`, { 'content-type': 'application/json' }, '{}');
  expect([program.status, JSON.parse(String(program.body))]).toMatchObject([503, { code: 'unavailable' }]);
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const browser = await ask(`${url}/api/contact?language=${de}`, form, 'name=Anna');
  expect([browser.status, browser.headers['cache-control']]).toEqual([503, 'no-store']);
  const { title } = messagesIn(de).site.unavailable;
  for (const said of [`lang="${de}"`, title, company.phone.shown, company.address.street])
    expect(String(browser.body)).toContain(said);
});
