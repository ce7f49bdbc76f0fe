import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseCrossSite } from './cross-site.ts';

const app = new Hono().use(refuseCrossSite).all('*', (context) => context.text('taken'));

async function statusOf(headers: Record<string, string>, method = 'POST'): Promise<number> {
  const request = new Request('http://site.example/api/contact', { method, headers });
  return (await app.fetch(request)).status;
}

const host = 'site.example';

test.each([
  ['a program, which names no origin', { host }],
  ['our page over TLS, before a proxy that has taken it off', { host, origin: 'https://site.example' }],
  [
    'our page in a browser that says so',
    { host, 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
  ],
  ['somebody who typed the address', { host, 'sec-fetch-site': 'none' }],
  ['our page where the browser hides its origin', { host, 'sec-fetch-site': 'same-origin', origin: 'null' }],
])('[ER-2] what is sent by %s is taken', async (_, headers) => {
  expect(await statusOf(headers)).toBe(200);
});

test.each([
  ['another site’s page', { host, 'sec-fetch-site': 'cross-site' }],
  ['a page on another name of our domain', { host, 'sec-fetch-site': 'same-site' }],
  ['another site’s page in an old browser', { host, origin: 'https://other.example' }],
  ['a page of nowhere in an old browser', { host, origin: 'null' }],
  ['somebody whose origin is none', { host, 'sec-fetch-site': 'same-origin', origin: '%%' }],
])('[ER-2] what is sent by %s is refused', async (_, headers) => {
  expect(await statusOf(headers)).toBe(403);
});

test('reading is free for everybody', async () => {
  expect(await statusOf({ host, 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
});
