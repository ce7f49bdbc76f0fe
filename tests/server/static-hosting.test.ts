import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeChatService, startFakeChatService } from '../../harness/fakes/chat-service.ts';
import { type FakeWebhook, startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { type RunningSite, startSite, temporaryFolder } from '../../harness/running-site.ts';
import { type StaticHost, startStaticHost } from '../support/static-host.ts';

const build = path.resolve('build');
const { folder, remove } = temporaryFolder();
let webhook: FakeWebhook;
let service: FakeChatService;
let site: RunningSite;
let host: StaticHost;

beforeAll(async () => {
  const command = spawnSync(process.execPath, ['tools/static-headers.ts'], { encoding: 'utf8' });
  expect(command.stderr).toBe('');
  [webhook, service] = await Promise.all([startFakeWebhook(), startFakeChatService()]);
  site = await startSite({
    DATA_DIR: folder,
    WEBHOOK_URL: webhook.url,
    TRUSTED_PROXIES: '1',
    CHAT_API_URL: service.url,
    CHAT_API_KEY: 'key',
    CHAT_MODEL: 'small',
  });
  host = await startStaticHost(build, Number(new URL(site.url).port));
  process.stdout.write(`The static host is ${host.name}\n`);
});

afterAll(async () => {
  await host.stop();
  await site.stop();
  await webhook.close();
  await service.close();
  remove();
});

/** Of one answer or of one connection; nginx names itself; and it keeps the times of files, for its own tags. */
const ofEitherHost = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id'];
/** How a host says that it has sent a file before: each its own tag, nginx a time too, and parts of texts as well. */
const ofStaticHost = ['accept-ranges', 'etag', 'last-modified', 'content-length'];

type Asking = { method?: string; headers?: Record<string, string> };

async function ask(origin: string, asked: string, { method = 'GET', headers = {} }: Asking) {
  const proxy = origin === site.url ? { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https' } : {};
  const response = await fetch(origin + asked, {
    method,
    headers: { ...headers, ...proxy },
    redirect: 'manual',
  });
  const own = [...response.headers].filter(
    ([name]) => !ofEitherHost.includes(name) && !ofStaticHost.includes(name),
  );
  const body = createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
  return { asked, status: response.status, headers: Object.fromEntries(own), body };
}

/** What the static host answers must be what the site answers. */
async function compare(paths: readonly string[], asking: Asking): Promise<void> {
  for (const asked of paths) {
    const [fromHost, fromSite] = await Promise.all([
      ask(host.url, asked, asking),
      ask(site.url, asked, asking),
    ]);
    expect(fromHost).toEqual(fromSite);
  }
}

const files = readdirSync(path.join(build, 'client'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(path.join(build, 'client'), path.join(entry.parentPath, entry.name))}`);
const built = files
  .filter((file) => !/\.(?:br|gz|zst)$/.test(file))
  .map((file) => file.replace(/\/index\.html$/, '') || '/');

test.for<[string, Asking]>([
  ['plain', { headers: { 'Accept-Encoding': 'identity' } }],
  ['compressed', { headers: { 'Accept-Encoding': 'gzip', 'Accept-Language': 'de' } }],
  ['by HEAD', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity', Cookie: 'language=uk' } }],
])(
  'every built page and file has the same status, headers and body from a static host as from the site: %s',
  async ([, asking]) => {
    expect(built.length).toBeGreaterThan(250);
    await compare(built, asking);
  },
);

test('[RT-3][RT-4][RT-5] posts, redirects and what is no page are the site’s to answer', async () => {
  await compare(
    [
      ...[
        '/blog/1',
        '/uk/blog/2',
        '/blog/none',
        '/products',
        '/fr/contact',
        '/called',
        '/nothing',
        '/de/nothing/deep',
      ],
      ...['/assets/none.js', '/none.png', '/api', '/api/nothing', '/api/contact', '/healthz', '/readyz'],
    ],
    { headers: { 'Accept-Language': 'fr', 'Accept-Encoding': 'identity' } },
  );
});

test('a path that is written otherwise than on the list is no file, however it would read on a disk', async () => {
  const compressed = files.filter((file) => /\.(?:br|gz|zst)$/.test(file)).slice(0, 20);
  expect(compressed).toHaveLength(20);
  await compare(
    [
      ...compressed,
      ...['/index.html', '/fr/index.html', '/fr/', '/fr/about/', '//fr', '/fr//about', '/assets', '/assets/'],
      ...['/fr/%61bout', '/fr%2Fabout', '/FR', '/fr?x=/../..', '/static/headers.json', '/server/index.js'],
      ...[
        '/../static/headers.json',
        '/assets/../../static/headers.json',
        '/assets/%2e%2e/%2e%2e/package.json',
      ],
    ],
    { headers: { 'Accept-Encoding': 'identity' } },
  );
});

test('[LG-1][LG-7] a path without a language is answered in the visitor’s, and differs by cookie', async () => {
  for (const [headers, language] of [
    [{ 'Accept-Language': 'de' }, 'de'],
    [{ 'Accept-Language': 'de', Cookie: 'language=uk' }, 'uk'],
    [{ 'Accept-Language': 'es' }, 'en'],
  ] as const) {
    for (const asked of ['/', '/about']) {
      const response = await fetch(host.url + asked, { headers });
      expect(await response.text()).toContain(`<html lang="${language}"`);
      expect(response.headers.get('vary')).toContain('Cookie');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
  }
});

test('[RT-2] a prefixed page keeps its language in the cookie, and is not sent a second time', async () => {
  const first = await fetch(`${host.url}/fr/about`);
  expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^language=fr; Path=\//)]);
  const tag = first.headers.get('etag') ?? '';
  const again = await fetch(`${host.url}/fr/about`, { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
});

test('a film comes in the part that is asked for; a part that it lacks is refused as the site refuses it', async () => {
  const film = built.find((file) => file.endsWith('.mp4')) ?? '';
  const part = await fetch(host.url + film, { headers: { Range: 'bytes=100-199' } });
  const whole = Buffer.from(await (await fetch(host.url + film)).arrayBuffer());
  expect(part.status).toBe(206);
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
  await compare([film], { headers: { Range: 'bytes=999999999-', 'Accept-Encoding': 'identity' } });
});

test('[CT-3][CT-6] both forms are taken, with scripts and without, and the letters arrive', async () => {
  const fields = {
    name: 'Anna',
    email: 'anna@example.org',
    company: '',
    subject: 'By JSON',
    message: 'Bread.',
  };
  const byScript = await fetch(`${host.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(byScript.status).toBe(202);
  const byForm = await fetch(`${host.url}/api/contact?language=fr`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams({ ...fields, subject: 'By form' }).toString(),
  });
  expect(byForm.status).toBe(202);
  expect(await byForm.text()).toContain('<html lang="fr"');
  const newsletter = await fetch(`${host.url}/api/newsletter?language=de`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: 'email=anna@example.org',
  });
  expect(newsletter.status).toBe(202);
  await expect
    .poll(
      () => new Set(webhook.received.map(({ body }) => JSON.parse(body).subject ?? JSON.parse(body).type)),
    )
    .toEqual(new Set(['By JSON', 'By form', 'newsletter']));
});

function question(content: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${host.url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language: 'en', messages: [{ role: 'user', content }] }),
    signal: signal ?? null,
  });
}

test('[CH-4] the assistant’s words come through while the rest is not said, and a visitor’s leaving goes back to the service', async () => {
  service.tell({ mode: 'stall', reply: 'one two', piece: 4 });
  const visitor = new AbortController();
  const reader = (await question('Stall', visitor.signal)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one ');
  visitor.abort();
  await expect.poll(() => service.received.at(-1)?.closed).toBe(true);
});

test('[CH-3] a failure that the site itself reports is not taken for a replica that is gone', async () => {
  service.tell({ mode: 'unauthorized' });
  const response = await question('Anything');
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ type: 'about:blank', status: 502, code: 'service_failed' });
});

test('a visitor’s address reaches the site through the static host: one visitor’s limit is not all visitors’', async () => {
  const send = (address: string) =>
    fetch(`${host.url}/api/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: '{"email":"many@example.org"}',
    });
  // What a visitor claims of himself changes nothing: all of these come from one address.
  const statuses = new Set<number>();
  for (let number = 0; number < 30; number += 1) statuses.add((await send(`10.7.0.${number}`)).status);
  expect([...statuses].sort()).toEqual([202, 429]);
});
