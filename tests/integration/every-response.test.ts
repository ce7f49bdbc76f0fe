import { expect, test } from 'vitest';
import { headersOfEveryResponse } from '../../server/http/security-headers.ts';
import { company, fr } from '../support/messages.ts';
import { exchange } from '../support/raw-exchange.ts';
import { siteOfFile, siteOfTest } from '../support/test-site.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });
const send = (bytes: string) => exchange(site.url, bytes);

function head(line: string, ...more: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...more, '', ''].join('\r\n');
}

const long = (bytes: number) => `Content-Length: ${bytes}`;
const FILM = '/films/rhymes-en-day.avif';

/** There is one request for each kind of response: files, router, endpoints. */
test.for<[status: number, request: string]>([
  [200, head(`HEAD /${fr}`)],
  [206, head(`GET ${FILM}`, 'Range: bytes=0-9')],
  [416, head(`GET ${FILM}`, 'Range: bytes=999999999-')],
  [200, head('GET /blog/1')],
  [200, head('GET /about.data')],
  [200, head('GET /readyz')],
  [302, head('GET /products')],
  [308, head(`GET /${fr}/`)],
  [404, head('GET /none.png')],
  [405, head('GET /api/contact')],
  [405, head('TRACE /')],
  [400, head('GET /%zz')],
  [400, head('GET /', 'Host: another.example')],
  [413, head('POST /fr', long(1_000_000_000))],
  [413, head(`PUT ${FILM}`, long(65_537))],
  [413, `${head('POST /called', 'Transfer-Encoding: chunked')}10001\r\n${'x'.repeat(65_537)}\r\n0\r\n\r\n`],
  [403, head('POST /api/contact', 'Sec-Fetch-Site: cross-site', long(0))],
  [415, head('POST /api/contact', 'Content-Type: image/png', long(0))],
])('an answer %i to %j has the headers that protect its reader', async ([status, request]) => {
  const { text, statuses } = await send(request);
  expect(statuses).toEqual([status]);
  const [given = ''] = text.toLowerCase().split('\r\n\r\n');
  const { 'Content-Security-Policy': _, ...headers } = headersOfEveryResponse;
  for (const [name, value] of Object.entries(headers))
    expect(given.split('\r\n')).toContain(`${name}: ${value}`.toLowerCase());
  expect(given).toMatch(/^content-security-policy: default-src 'none';.*frame-ancestors 'none'/m);
});

const overTls = { 'X-Forwarded-Proto': 'https' };

test('[LG-7][CK-6] over TLS an answer says that it always shall, and its cookies travel no other way', async () => {
  const post = (url: string, sent: HeadersInit) =>
    fetch(`${url}/${fr}/blog/1`, { headers: sent, redirect: 'manual' });
  const { headers } = await post(site.url, overTls);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(headers.get('set-cookie')).toBe(`language=${fr}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);
  const alone = await siteOfTest();
  for (const plain of [
    await post(site.url, { 'X-Forwarded-Proto': 'http' }),
    await post(alone.url, overTls),
  ]) {
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    expect(plain.headers.get('set-cookie')).not.toContain('Secure');
  }
});

test('[CT-6] a form that a browser posts through a proxy that took off TLS is taken in; another site’s is not', async () => {
  const post = (...headers: string[]) =>
    send(
      `${head('POST /api/newsletter', ...headers, 'Content-Type: application/x-www-form-urlencoded', long(19))}email=a@example.org`,
    );
  for (const ours of [
    ['Origin: https://site.example'],
    // If a proxy does not forward Host, Sec-Fetch-Site suffices.
    ['Origin: https://www.site.example', 'Sec-Fetch-Site: same-origin'],
    [],
  ])
    expect((await post(...ours)).statuses).toEqual([202]);
  for (const theirs of [
    ['Origin: https://evil.example'],
    ['Origin: null'],
    ['Origin: https://site.example', 'Sec-Fetch-Site: same-site'],
  ])
    expect((await post(...theirs)).statuses).toEqual([403]);
});

const EVIL = 'evil.example';
/** There is one path for each kind: files, rendered pages, data, redirects, 404, feed, endpoints. */
const PATHS = `/ /${fr} /blog/1 /about.data /blog/1.data /products /${fr}/blog/2.data /nothing //${fr}//about /none.png /sitemap.xml /${fr}/feed.xml /api/contact`;

test.for([
  ['a foreign Host', (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${EVIL}\r\n`],
  [
    'a foreign proxy’s header',
    (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: site.example\r\nX-Forwarded-Host: ${EVIL}\r\nForwarded: host=${EVIL}\r\nX-Original-URL: //${EVIL}/\r\n`,
  ],
  [
    'a foreign address in the first line',
    (path: string) => `GET http://${EVIL}${path} HTTP/1.1\r\nHost: a\r\n`,
  ],
] as const)('[RT-9] %s stands in no header and no body of any answer', async ([, begin]) => {
  for (const path of PATHS.split(' ')) {
    const { text, statuses } = await send(`${begin(path)}Accept: text/html\r\nConnection: close\r\n\r\n`);
    expect([path, statuses.length, text.includes(EVIL)]).toEqual([path, 1, false]);
    if (path === `/${fr}`) expect(text).toContain(`<link rel="canonical" href="${company.url}/${fr}"`);
  }
});
