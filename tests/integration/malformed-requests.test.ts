import fc from 'fast-check';
import { expect, test } from 'vitest';
import { malformedRequest } from '../support/malformed-requests.ts';
import { exchange, portOf, type RawAnswer } from '../support/raw-exchange.ts';
import { everythingIn } from '../support/submission-store.ts';
import { storeAt } from '../support/temporary-store.ts';
import { siteOfTest } from '../support/test-site.ts';

const requests = 4000;
const senders = 16;
/** Fixed for reproducible runs; change it to search further. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

type Outcome = RawAnswer & { request: Buffer };

/** Excerpt of a failing request. */
const shown = ({ request, statuses }: Outcome) => `${statuses}: ${request.toString('latin1').slice(0, 600)}`;

test(`[ER-2][CT-5] ${requests} malformed requests (seed ${seed}): none is answered 5xx, none hangs, none is stored but what was thanked for`, {
  timeout: 180_000,
}, async () => {
  const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
  const complaints: string[] = [];
  site.process.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const queue = fc.sample(malformedRequest, { seed, numRuns: requests }).values();
  const outcomes: Outcome[] = [];
  const send = async () => {
    for (const request of queue) outcomes.push({ ...(await exchange(portOf(site.url), request)), request });
  };
  await Promise.all(Array.from({ length: senders }, send));

  expect(outcomes.filter(({ statuses }) => statuses.some((status) => status >= 500)).map(shown)).toEqual([]);
  expect(outcomes.filter(({ isClosed }) => !isClosed).map(shown)).toEqual([]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(complaints.slice(0, 5)).toEqual([]);
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  // The requests reached every part of the site.
  expect([...new Set(outcomes.flatMap(({ statuses }) => statuses))]).toEqual(
    expect.arrayContaining([200, 202, 302, 308, 400, 403, 404, 405, 413, 415, 417]),
  );
  const thanked = outcomes.filter(({ statuses: [status] }) => status === 202).map(({ text }) => text);
  const store = await storeAt({ dataDir: site.folder, databaseUrl: undefined });
  const { outbox: submissions } = await everythingIn(store);
  expect(submissions.length).toBeGreaterThan(5);
  const isThanked = ({ reference }: { reference: string }) =>
    thanked.some((text) => text.includes(reference));
  expect(submissions.filter((one) => !isThanked(one))).toEqual([]);
});

test('[CT-5] behind a request that was refused nothing is read as another one', async () => {
  const site = await siteOfTest();
  const body = 'GET /called HTTP/1.1\r\nHost: site.example\r\n\r\n';
  const refused = `TRACE / HTTP/1.1\r\nHost: site.example\r\nContent-Length: ${body.length}\r\n\r\n`;
  const { statuses } = await exchange(portOf(site.url), refused + body, true);
  expect(statuses).toEqual([405]);
});
