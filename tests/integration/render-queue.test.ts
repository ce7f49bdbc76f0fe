import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newVisitor, siteOfFile } from '../support/test-site.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });

/** Requests in a loop on 45 connections until the returned function is called. */
function flood(pathOf: (count: number) => string): () => Promise<unknown> {
  const headers = newVisitor();
  let isOver = false;
  let count = 0;
  const ask = async () => {
    while (!isOver) {
      count += 1;
      await (await fetch(site.url + pathOf(count), { headers })).text();
    }
  };
  const asking = Array.from({ length: 45 }, ask);
  return () => {
    isOver = true;
    return Promise.all(asking);
  };
}

test.for([
  ['posts that there are not', (count: number) => `/blog/${9000 + count}`],
  ['answers of the programme finder', (count: number) => `/programmes?amount=${count}`],
] as const)(
  '[RT-8] one visitor who asks on 45 connections for %s keeps nobody else from a page that is rendered',
  async ([, pathOf]) => {
    const stop = flood(pathOf);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      for (const path of [`/blog/${1 + count}`, `/programmes?permit=yes&amount=${count}`]) {
        const answer = await fetch(site.url + path, { headers: newVisitor() });
        await answer.text();
        statuses.push(answer.status);
      }
    }
    await stop();
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  },
);

test('[BL-4][RT-8] each post that there is not is named by its own number, in the visitor’s language, under a policy that fits the page', async () => {
  for (const [language, number, said] of [
    ['de', '9001', 'Beitrag #9001 ist nicht'],
    ['de', '-17', 'Beitrag #-17 ist nicht'],
    ['en', '9001', 'post #9001 is not'],
  ] as const) {
    const answer = await fetch(`${site.url}/blog/${number}`, {
      headers: { 'Accept-Language': language, ...newVisitor() },
    });
    const html = await answer.text();
    expect([number, answer.status, answer.headers.get('content-type')]).toEqual([
      number,
      404,
      'text/html; charset=utf-8',
    ]);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(said);
    expect(html).toContain(`href="/fr/blog/${number}"`);
    const policy = answer.headers.get('content-security-policy');
    for (const [, script = ''] of html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g))
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
  }
});
