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
