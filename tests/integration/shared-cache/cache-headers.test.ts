import { expect, test } from 'vitest';
import { sendJson, siteOfFile } from '../../support/test-site.ts';

const site = await siteOfFile();
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

const asset = /\/assets\/[^"]+\.js/.exec(await (await visit('/en')).text())?.[0] ?? '';
const shared = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=600, stale-if-error=86400';

test.for([
  ['/fr', shared],
  ['/de/about.data', shared],
  ['/uk/news', shared],
  ['/ru/feed.xml', shared],
  ['/favicon.svg', shared],
  ['/sitemap.xml', shared],
  [asset, 'public, max-age=31536000, immutable'],
] as const)(
  '[CA-1] %s may be kept by a shared cache: no cookie, the same for everyone, a strong tag per encoding',
  async ([path, policy]) => {
    const plain = await (await visit(path)).text();
    const tags = new Set<string>();
    for (const encoding of ['br', 'zstd', 'gzip', 'identity']) {
      const theirs = {
        cookie: 'language=de; consent=x',
        'accept-language': 'uk',
        'accept-encoding': encoding,
      };
      const answer = await visit(`${path}?utm_source=a`, theirs);
      const { headers } = answer;
      expect(headers.get('cache-control')).toBe(policy);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(headers.get('etag')).toMatch(/^"/);
      tags.add(headers.get('etag') ?? '');
      expect(await answer.text()).toBe(plain);
    }
    expect(tags.size).toBe(4);
  },
);

test.for([
  ['a bare page', () => visit('/about'), /^private, no-cache$/],
  ['a post by number, in the negotiated language', () => visit('/blog/1'), /^no-store$/],
  ['the free times of a talk', () => visit('/fr/book'), /^no-store$/],
  ['an outcome of the finder', () => visit('/fr/programmes?goal=both'), /^no-store$/],
  ['the redirect that stores a language', () => visit('/fr/blog/1'), /^no-store$/],
  ['the style sheet that stores a language', () => visit('/language/fr'), /^no-store$/],
  ['the question about cookies', () => visit('/api/consent'), /^(?:private, )?no-(?:store|cache)$/],
  ['a link of a mail', () => visit('/api/newsletter/link?token=x'), /^no-store$/],
  ['an answer to a form', () => sendJson(`${site.url}/api/contact`, {}), /^no-store$/],
  ['an answer of the assistant', () => sendJson(`${site.url}/api/chat`, {}), /^no-store$/],
  ['health', () => visit('/readyz'), /^no-store$/],
] as const)('[CA-1] no shared cache may keep %s', async ([, ask, policy]) => {
  expect((await ask()).headers.get('cache-control')).toMatch(policy);
});

test('[CA-2][RT-2] without JavaScript a prefixed page asks for a style sheet that stores its language; a bare page stores none', async () => {
  const page = await (await visit('/de/about')).text();
  expect(page).toContain('<noscript><link rel="stylesheet" href="/language/de"/></noscript>');
  const sheet = await visit('/language/de', { referer: `${site.url}/de/about` });
  expect([sheet.status, await sheet.text(), sheet.headers.get('content-type')]).toEqual([
    200,
    '',
    'text/css; charset=utf-8',
  ]);
  expect(sheet.headers.get('set-cookie')).toBe('language=de; Path=/; Max-Age=31536000; SameSite=Lax');
  // The page at a bare path is the same file.
  expect(
    (await visit('/language/de', { referer: `${site.url}/about` })).headers.get('set-cookie'),
  ).toBeNull();
  expect((await visit('/language/xx')).status).toBe(404);
});
