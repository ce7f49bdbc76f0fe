import { expect, onTestFinished, test } from 'vitest';
import { sendSlowVisitors } from '../support/slow-visitors.ts';
import { sendJson, siteOfTest } from '../support/test-site.ts';

const slow = 500;

test('[CT-5] while 500 connections dawdle with heads, bodies and answers, others are served; a head or a body without end is thrown out', {
  timeout: 180_000,
}, async () => {
  const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
  const visitors = await sendSlowVisitors(site.url, slow);
  onTestFinished(visitors.leave);
  expect(visitors.open()).toBe(slow);

  for (let round = 0; round < 20; round += 1) {
    expect((await fetch(`${site.url}/uk/about`)).status).toBe(200);
    const sent = await sendJson(`${site.url}/api/newsletter`, { email: 'anna@example.org' });
    expect(sent.status).toBe(202);
  }
  for (const way of ['a head that never ends', 'a body that never ends'] as const) {
    await expect.poll(() => visitors.open(way), { timeout: 120_000, interval: 500 }).toBe(0);
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
