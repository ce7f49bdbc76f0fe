import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { type StoreKind, storeAt, storeKinds, temporaryStore } from '../../tests/support/temporary-store.ts';
import { DAY, MINUTE } from '../clock.ts';
import type { WithDb } from '../db/store.ts';
import { createPageCounter, listPageCounts, pageCountsModule, pagesBy } from './page-counts.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function open(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const clock = fakeClock(Date.UTC(2026, 10, 30, 22, 59));
  const counter = createPageCounter(clock, (request) => new URL(request.url).pathname.slice(1, 3));
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    counter.count(context);
  });
  app.get('/api/*', (context) => context.json({}));
  app.get('/fr/none', (context) => context.html('', 404));
  const kept = { 'content-type': 'text/html; charset=utf-8' };
  app.get('/de/kept', (context) => context.body(null, 304, kept));
  app.all('*', (context) => context.html('<h1>A page</h1>'));
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`https://firm.example${path}`, {
      method,
      headers: { Host: 'firm.example', 'User-Agent': COMPUTER, ...headers },
    });
  const flush = (into: WithDb = store) => counter.flush(into);
  return { store, clock, ask, flush };
}

describe.for(storeKinds)('in %s', (kind) => {
  test('[WA-3] pages are counted by day, language, referring host and device over all processes; robots and prefetching are not', async () => {
    const { store, clock, ask, flush } = await open(kind);
    await ask('/fr', { Referer: 'https://www.search.example/?q=anna@example.org' });
    await ask('/fr/about', { Referer: 'https://firm.example/fr' });
    await flush();
    await ask('/fr', { Referer: 'https://search.example/' });
    await ask('/de/kept', { 'User-Agent': PHONE, Referer: 'https://192.0.2.7/' });
    clock.advance(MINUTE); // it is midnight in Luxembourg
    await ask('/de', { 'User-Agent': PHONE });
    for (const agent of ['Googlebot/2.1', 'curl/8.0', 'Mozilla/5.0 (compatible; GPTBot/1.2)'])
      await ask('/fr', { 'User-Agent': agent });
    await ask('/fr', { 'Sec-Purpose': 'prefetch' });
    await ask('/api/fr');
    await ask('/fr/none');
    await ask('/fr', {}, 'POST');
    await flush(await storeAt(store.place));
    const day = '2026-11-30';
    const counts = await listPageCounts(store, day);
    expect(counts).toHaveLength(4);
    expect(counts).toEqual(
      expect.arrayContaining([
        { day, language: 'fr', referrer: 'search.example', device: 'computer', pages: 2 },
        { day, language: 'fr', referrer: '', device: 'computer', pages: 1 },
        { day, language: 'de', referrer: '', device: 'phone', pages: 1 },
        { day: '2026-12-01', language: 'de', referrer: '', device: 'phone', pages: 1 },
      ]),
    );
    expect(pagesBy(counts, 'language')).toEqual([
      ['fr', 3],
      ['de', 2],
    ]);
  });

  test('[WA-3] counts are deleted after thirteen months, and what could not be written is written later', async () => {
    const { store, ask, flush } = await open(kind);
    const { purge } = pageCountsModule;
    await ask('/fr');
    await store.db.schema.alterTable('page_counts').renameTo('elsewhere').execute();
    await expect(flush()).rejects.toThrow('page_counts');
    await store.db.schema.alterTable('elsewhere').renameTo('page_counts').execute();
    await ask('/fr');
    await flush();
    expect(await listPageCounts(store, '2026')).toMatchObject([{ pages: 2 }]);
    const kept = Date.UTC(2027, 11, 30);
    expect(await purge(store, kept)).toEqual({ pageCounts: 0 });
    expect(await purge(store, kept + 2 * DAY)).toEqual({ pageCounts: 1 });
  });
});

test('[WA-3] a client that invents hosts fills no table', async () => {
  const { store, ask, flush } = await open('SQLite');
  for (let number = 0; number < 300; number += 1) {
    for (const page of ['/fr', '/de']) await ask(page, { Referer: `https://host${number}.example/` });
    if (number % 60 === 0) await flush();
  }
  await ask('/fr');
  await flush();
  const counts = pagesBy(await listPageCounts(store, '2026'), 'referrer');
  expect(counts).toHaveLength(102);
  expect(Object.fromEntries(counts)).toMatchObject({ other: 400, '': 1 });
});
