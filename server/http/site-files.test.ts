import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, languages } from '../../app/lib/i18n/languages.ts';
import { languageCookie, negotiateLanguage } from '../../app/lib/i18n/negotiate.ts';
import { prefixOf } from '../../app/lib/site-paths.ts';
import { de, fr, ru, uk } from '../../tests/support/messages.ts';
import { createLog } from '../observability/log.ts';
import { createApp } from './app.ts';
import { listSiteFiles } from './site-files.ts';

const noHosts = { script: [], connect: [], image: [] };
const folder = mkdtempSync(path.join(tmpdir(), 'site-files-'));

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function page(language: string): string {
  return `<html lang="${language}"><style>p{}</style><script>hello()</script><script src="/x.js"></script></html>`;
}

let visit: (address: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(async () => {
  write('index.html', page('en'));
  write('_.data', 'data en');
  write('about/index.html', page('en'));
  for (const language of languages) {
    write(`${language}/index.html`, page(language));
    write(`${language}.data`, `data ${language}`);
    write(`${language}/about/index.html`, page(language));
    write(`${language}/about.data`, `about ${language}`);
  }
  write('about.data', 'about en');
  write(`${fr}/feed.xml`, '<feed/>');
  write('site.webmanifest', '{}');
  write('assets/site-a1b2.js', 'run()');
  writeFileSync(path.join(folder, 'assets/site-a1b2.js.gz'), gzipSync('run()'));
  writeFileSync(path.join(folder, 'assets/site-a1b2.js.br'), 'brotli');
  write('films/song.mp4', '0123456789');
  const app = createApp({
    site: {
      defaultLanguage: DEFAULT_LANGUAGE,
      negotiateLanguage,
      prefixOf,
      languageCookie,
      dependsOnQuery: (pathname) => pathname.startsWith(`/${fr}/about`),
      patterns: [],
      handle: async () => new Response('from the router', { status: 418 }),
    },
    files: await listSiteFiles(folder, noHosts),
    toolHosts: noHosts,
    createServices: () => null,
    isReady: async () => false,
    trustedProxies: 1,
    isStopping: () => false,
    log: createLog('silent'),
  });
  visit = async (address, headers = {}, method = 'GET') =>
    app.fetch(new Request(`http://site.example${address}`, { headers, method }), {
      incoming: { socket: {} },
    });
});

afterAll(() => rmSync(folder, { recursive: true }));

async function languageOf(response: Response): Promise<string | undefined> {
  return /lang="(\w+)"/.exec(await response.text())?.[1];
}

test.for([
  ['stored, whatever the browser prefers', { cookie: `a=1; language=${uk}`, 'accept-language': de }, uk],
  ['the browser’s', { 'accept-language': `es, ${de}-LU;q=0.8, en;q=0.5` }, de],
  ['English where nothing is known', { 'accept-language': 'es' }, 'en'],
  ['no stored one that the site does not speak', { cookie: 'language=xx', 'accept-language': fr }, fr],
] as const)('[LG-1][LG-3] the language of a bare page is %s', async ([, headers, language]) => {
  expect(await languageOf(await visit('/about', headers))).toBe(language);
});

test('[LG-7] a bare page and its data vary by cookie and browser language, and no shared cache keeps them', async () => {
  const { headers } = await visit('/');
  expect(headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(await (await visit('/_.data', { cookie: `language=${ru}` })).text()).toBe(`data ${ru}`);
  expect(await (await visit('/about.data', { cookie: `language=${fr}` })).text()).toBe(`about ${fr}`);
  expect(await (await visit('/about.data', { cookie: 'language=en' })).text()).toBe('about en');
  expect((await visit(`/${fr}.data`)).headers.get('vary')).toBe('Accept-Encoding');
});

test('[PF-6] a page that answers to its query is rendered for it, and so are its data', async () => {
  expect((await visit(`/${fr}/about?goal=both`)).status).toBe(418);
  expect((await visit(`/${fr}/about.data?goal=both`)).status).toBe(418);
  expect((await visit(`/${fr}/about`)).status).toBe(200);
  expect((await visit(`/${de}/about?goal=both`)).status).toBe(200);
});

test('a variant that the browser refuses or knows is not sent', async () => {
  const ask = (sent: Record<string, string>) => visit('/assets/site-a1b2.js', sent);
  const { headers } = await ask({ 'accept-encoding': 'gzip;q=1.0, br;q=0' });
  expect(headers.get('content-encoding')).toBe('gzip');
  const known = { 'if-none-match': `W/"x", ${headers.get('etag')}` };
  expect((await ask({ 'accept-encoding': 'gzip', ...known })).status).toBe(304);
  expect((await ask({ 'accept-encoding': 'br', ...known })).status).toBe(200);
});

test('[RT-9] what is made for machines has its own type, and no search engine shows it as a page', async () => {
  const feed = await visit(`/${fr}/feed.xml`);
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(feed.headers.get('x-robots-tag')).toBe('noindex');
  expect((await visit(`/${de}/about.data`)).headers.get('x-robots-tag')).toBe('noindex');
  expect((await visit(`/${de}/about`)).headers.get('x-robots-tag')).toBeNull();
  const manifest = await visit('/site.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
});

test('[HM-12] a film comes in the parts that a player asks for, and whole if it has changed meanwhile', async () => {
  const ask = (range: string, more = {}) => visit('/films/song.mp4', { range, ...more });
  const part = await ask('bytes=2-4');
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ]);
  for (const outside of ['bytes=10-', 'bytes=-0']) {
    const { status, headers } = await ask(outside);
    expect([status, headers.get('cache-control')]).toEqual([416, 'no-store']);
  }
  expect((await ask('x')).status).toBe(200);
  const whole = await visit('/films/song.mp4');
  expect([whole.headers.get('accept-ranges'), await whole.text()]).toEqual(['bytes', '0123456789']);
  expect((await ask('bytes=2-4', { 'if-range': whole.headers.get('etag') })).status).toBe(206);
  expect((await ask('bytes=2-4', { 'if-range': '"another"' })).status).toBe(200);
});

test.for([
  [`/${fr}/about/?a=1`, `/${fr}/about?a=1`],
  ['//evil.example/', '/evil.example'],
  [`/${fr.toUpperCase()}/About`, `/${fr}/about`],
] as const)('[RT-8] %s is led to its own address on this host: %s', async ([asked, place]) => {
  const { status, headers } = await visit(asked);
  expect([status, headers.get('location')]).toEqual([308, place]);
});

test('what is no file goes to the router, and what a browser posts to a page does too', async () => {
  expect((await visit('/blog/1')).status).toBe(418);
  expect((await visit(`/${fr}`, { accept: 'text/html' }, 'POST')).status).toBe(418);
});
