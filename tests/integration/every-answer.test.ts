import { expect, test } from 'vitest';
import { HEADERS_OF_EVERY_ANSWER } from '../../server/http/security-headers.ts';
import { company } from '../support/messages.ts';
import { exchange, portOf } from '../support/raw-exchange.ts';
import { siteOfFile, siteOfTest } from '../support/test-site.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });

function head(line: string, ...more: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...more, '', ''].join('\r\n');
}

const long = (bytes: number) => `Content-Length: ${bytes}`;

/** One request per kind of response: files, router, endpoints, Node's parser. */
const answers: [status: number, request: string][] = [
  [200, head('GET /fr')],
  [200, head('HEAD /fr')],
  [200, head('GET /favicon.svg')],
  [206, head('GET /films/rhymes-en-day.avif', 'Range: bytes=0-9')],
  [416, head('GET /films/rhymes-en-day.avif', 'Range: bytes=999999999-')],
  [200, head('GET /blog/1')],
  [200, head('GET /about.data')],
  [200, head('GET /healthz')],
  [200, head('GET /readyz')],
  [200, head('GET /api/analytics')],
  [302, head('GET /products')],
  [308, head('GET /fr/')],
  [404, head('GET /none.png')],
  [404, head('GET /api/none')],
  [405, head('GET /api/contact')],
  [405, head('TRACE /')],
  [405, head('CONNECT site.example:443')],
  [405, head('OPTIONS /')],
  [400, head('OPTIONS *')],
  [400, head('GET /%zz')],
  [400, head('GET http://[/')],
  [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [400, head('GET /', 'Host: another.example')],
  [400, 'no request at all\r\n\r\n'],
  [400, head('GET /', 'No-Colon')],
  [431, head('GET /', `Long: ${'x'.repeat(20_000)}`)],
  [431, head('GET /', ...Array.from({ length: 120 }, (_, number) => `X-${number}: 1`))],
  [417, head('POST /api/contact', 'Expect: miracles', long(0))],
  [413, head('POST /api/contact', long(1_000_000_000))],
  [413, head('POST /fr', long(1_000_000_000))],
  [413, head('PUT /films/rhymes-en-day.avif', long(65_537))],
  [413, head('POST /api/contact', 'Expect: 100-continue', long(1_000_000_000))],
  [413, `${head('POST /called', 'Transfer-Encoding: chunked')}10001\r\n${'x'.repeat(65_537)}\r\n0\r\n\r\n`],
  [400, head('GET /fr', long(5))],
  [403, head('POST /api/contact', 'Sec-Fetch-Site: cross-site', long(0))],
  [415, head('POST /api/contact', 'Content-Type: image/png', long(0))],
];

for (const [number, [status, request]] of answers.entries()) {
  const line = request.slice(0, request.indexOf('\r\n')).slice(0, 60);
  test(`an answer ${status} to "${line}" (${number + 1}) has the headers that protect whoever reads it`, async () => {
    const { text, statuses } = await exchange(portOf(site.url), request);
    expect(statuses).toEqual([status]);
    const [lines = ''] = text.split('\r\n\r\n');
    const given = new Map(
      lines
        .split('\r\n')
        .map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 2)]),
    );
    const { 'Content-Security-Policy': _, ...others } = HEADERS_OF_EVERY_ANSWER;
    for (const [name, value] of Object.entries(others))
      expect([name, given.get(name.toLowerCase())]).toEqual([name, value]);
    expect(given.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  });
}

test('an answer 304 has them too', async () => {
  for (const path of ['/fr', '/favicon.svg']) {
    const tag = (await fetch(site.url + path)).headers.get('etag') ?? '';
    const { text, statuses } = await exchange(portOf(site.url), head(`GET ${path}`, `If-None-Match: ${tag}`));
    expect(statuses).toEqual([304]);
    for (const name of Object.keys(HEADERS_OF_EVERY_ANSWER))
      expect(text.toLowerCase()).toContain(name.toLowerCase());
  }
});

const overTls = { 'X-Forwarded-Proto': 'https' };

test('[LG-7][CK-6] over TLS an answer says that it always shall, and its cookies travel no other way', async () => {
  const page = await fetch(`${site.url}/fr`, { headers: overTls });
  expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(page.headers.get('set-cookie')).toBe('language=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  const post = await fetch(`${site.url}/fr/blog/1`, { headers: overTls, redirect: 'manual' });
  expect(post.headers.get('set-cookie')).toMatch(/; Secure$/);
  const consent = await fetch(`${site.url}/api/consent?language=fr`, {
    method: 'POST',
    headers: { ...overTls, Accept: 'text/html' },
    body: new URLSearchParams({ choice: 'rejected', version: 'a', language: 'fr' }),
  });
  expect(consent.status).toBe(201);
  expect(consent.headers.get('set-cookie')).toMatch(/^consent=.*; Secure$/);
});

test('without TLS, or without a proxy that is trusted to know, there is nothing of it', async () => {
  const plain = await fetch(`${site.url}/fr`, { headers: { 'X-Forwarded-Proto': 'http' } });
  const alone = await siteOfTest();
  const unasked = await fetch(`${alone.url}/fr`, { headers: overTls });
  for (const { headers } of [plain, unasked]) {
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('set-cookie')).not.toContain('Secure');
  }
});

test('[CT-6] a form that a browser posts through a proxy that took off TLS is taken in; another site’s is not', async () => {
  const post = (headers: Record<string, string>) =>
    exchange(
      portOf(site.url),
      head(
        'POST /api/newsletter',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        'Content-Type: application/x-www-form-urlencoded',
        'Accept: text/html',
        long(19),
      ).replace(/$/, 'email=a@example.org'),
    );
  for (const ours of [
    { Origin: 'https://site.example' },
    { Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' },
    // A proxy that does not forward Host: Sec-Fetch-Site suffices.
    { Origin: 'https://www.site.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    {},
  ])
    expect((await post(ours)).statuses).toEqual([202]);
  for (const theirs of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'no address' },
    { Origin: '%%', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])
    expect((await post(theirs)).statuses).toEqual([403]);
});

const evil = 'evil.example';
/**
 * One path per kind: file, negotiated file, rendered page, data, redirects, 404, feed, sitemap, health,
 * endpoints.
 */
const paths = (
  '/ /fr /blog/1 /fr/blog/2 /about.data /blog/1.data /products /fr/blog/2.data /products.data /nothing /fr/ ' +
  '//fr//about /none.png /sitemap.xml /fr/feed.xml /robots.txt /healthz /api/contact /api/consent/answered.css /%zz'
).split(' ');

const ways: Record<string, (path: string) => string> = {
  'a foreign Host': (path) => `GET ${path} HTTP/1.1\r\nHost: ${evil}\r\n`,
  'foreign words of a proxy': (path) =>
    `GET ${path} HTTP/1.1\r\nHost: site.example\r\nX-Forwarded-Host: ${evil}\r\nX-Forwarded-Server: ${evil}\r\nForwarded: host=${evil};proto=https\r\nX-Original-URL: //${evil}/\r\nX-Rewrite-URL: //${evil}/\r\nX-Forwarded-Prefix: //${evil}\r\n`,
  'a foreign address in the first line': (path) =>
    `GET http://${evil}${path} HTTP/1.1\r\nHost: site.example\r\n`,
};

for (const [name, begin] of Object.entries(ways)) {
  test(`[RT-9] ${name} stands in no header and no body of any answer`, async () => {
    for (const path of paths) {
      const { text, statuses } = await exchange(
        portOf(site.url),
        `${begin(path)}Accept: text/html\r\nConnection: close\r\n\r\n`,
      );
      expect([path, statuses.length, text.includes(evil)]).toEqual([path, 1, false]);
    }
  });
}

test('[RT-9] a post of a form under a foreign Host is answered without it', async () => {
  const body = 'name=a&email=x';
  const request = `POST /api/contact HTTP/1.1\r\nHost: ${evil}\r\nAccept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  const { text, statuses } = await exchange(portOf(site.url), request + body);
  expect([statuses, text.includes(evil)]).toEqual([[400], false]);
});

test('[RT-9] the canonical address of a page is the configured one, whatever it was asked as', async () => {
  const { text } = await exchange(
    portOf(site.url),
    `GET /fr HTTP/1.1\r\nHost: ${evil}\r\nConnection: close\r\n\r\n`,
  );
  expect(text).toContain(`<link rel="canonical" href="${company.url}/fr"`);
});
