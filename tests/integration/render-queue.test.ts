import { expect, test } from 'vitest';
import { newVisitor, siteOfFile } from '../support/test-site.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });

test('[RT-8] one visitor who asks on 45 connections for rendered pages keeps no other visitor from one', async () => {
  const headers = newVisitor();
  let isOver = false;
  const ask = async () => {
    for (let count = 0; !isOver; count += 1)
      await (await fetch(`${site.url}/programmes?amount=${count}`, { headers })).text();
  };
  const asking = Array.from({ length: 45 }, ask);
  const statuses: number[] = [];
  for (const path of [
    '/blog/1',
    '/programmes?permit=yes',
    '/blog/2',
    '/programmes?permit=no',
    '/blog/9999',
  ]) {
    const answer = await fetch(site.url + path, { headers: newVisitor() });
    await answer.text();
    statuses.push(answer.status);
  }
  isOver = true;
  await Promise.all(asking);
  expect(statuses).toEqual([200, 200, 200, 200, 404]);
});
