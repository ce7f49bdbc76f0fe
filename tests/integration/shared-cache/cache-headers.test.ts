import { expect, test } from 'vitest';
import { de, fr, ru } from '../../support/messages.ts';
import { sendJson, siteOfFile } from '../../support/test-site.ts';

const site = await siteOfFile();
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

const asset = /\/assets\/[^"]+\.js/.exec(await (await visit('/en')).text())?.[0] ?? '';
const SHARED = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=600, stale-if-error=86400';

test.for([
  [`/${de}/about`, SHARED],
  [`/${de}/about.data`, SHARED],
  [`/${ru}/feed.xml`, SHARED],
  [asset, 'public, max-age=31536000, immutable'],
] as const)('[CA-1] %s may be kept by a shared cache: the same for everyone', async ([path, policy]) => {
  const plain = await (await visit(path)).text();
  const tags = new Set<string>();
  for (const encoding of ['br', 'zstd', 'gzip', 'identity']) {
    const answer = await visit(`${path}?utm_source=a`, {
      cookie: 'language=de; consent=x',
      'accept-language': 'uk',
      'accept-encoding': encoding,
    });
    const given = Object.fromEntries(answer.headers);
    expect(given).toMatchObject({ 'cache-control': policy, vary: 'Accept-Encoding' });
    expect(given).not.toHaveProperty('set-cookie');
    expect(given['content-encoding'] ?? 'identity').toBe(encoding);
    expect(given.etag).toMatch(/^"/);
    tags.add(given.etag ?? '');
    expect(await answer.text()).toBe(plain);
  }
  expect(tags.size).toBe(4);
});

test('[CA-1] no shared cache may keep what is personal, negotiated or of the moment', async () => {
  const no = `/about /blog/1 /${fr}/book /${fr}/programmes?goal=both /${fr}/blog/1 /language/${fr} /api/consent`;
  for (const path of [...no.split(' '), '/api/newsletter/link?token=x', '/readyz'])
    expect([path, (await visit(path)).headers.get('cache-control')]).toEqual([
      path,
      path === '/about' ? 'private, no-cache' : 'no-store',
    ]);
  for (const path of ['/api/contact', '/api/chat'])
    expect((await sendJson(site.url + path, {})).headers.get('cache-control')).toBe('no-store');
});

test('[CA-2][RT-2] without JavaScript a prefixed page asks for a style sheet that stores its language; a bare page stores none', async () => {
  const page = await (await visit(`/${de}/about`)).text();
  expect(page).toContain(`<noscript><link rel="stylesheet" href="/language/${de}"/></noscript>`);
  const cookieFrom = async (referer: string) => {
    const sheet = await visit(`/language/${de}`, { referer: site.url + referer });
    expect([sheet.status, await sheet.text()]).toEqual([200, '']);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    return sheet.headers.get('set-cookie');
  };
  expect(await cookieFrom(`/${de}/about`)).toBe(`language=${de}; Path=/; Max-Age=31536000; SameSite=Lax`);
  expect(await cookieFrom('/about')).toBeNull();
  expect((await visit('/language/xx')).status).toBe(404);
});
