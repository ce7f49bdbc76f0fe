import { expect, test } from 'vitest';
import { exchange, portOf } from '../../harness/raw-exchange.ts';
import { company } from '../../harness/words.ts';
import { siteOfFile } from '../support/site-of-test.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });

const evil = 'evil.example';
/** One of each kind: file, negotiated file, rendered page, data, redirects, nothing, feed, map, health, doors. */
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

for (const [name, head] of Object.entries(ways)) {
  test(`[RT-9] ${name} stands in no header and no body of any answer`, async () => {
    for (const path of paths) {
      const { text, statuses } = await exchange(
        portOf(site.url),
        `${head(path)}Accept: text/html\r\nConnection: close\r\n\r\n`,
      );
      expect([path, statuses.length, text.includes(evil)]).toEqual([path, 1, false]);
    }
  });
}

test('[RT-9] a post of a form under a foreign Host is answered without it', async () => {
  const body = 'name=a&email=x';
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${evil}\r\nAccept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  const { text, statuses } = await exchange(portOf(site.url), head + body);
  expect([statuses, text.includes(evil)]).toEqual([[400], false]);
});

test('[RT-9] the canonical address of a page is the configured one, whatever it was asked as', async () => {
  const { text } = await exchange(
    portOf(site.url),
    `GET /fr HTTP/1.1\r\nHost: ${evil}\r\nConnection: close\r\n\r\n`,
  );
  expect(text).toContain(`<link rel="canonical" href="${company.url}/fr"`);
});
