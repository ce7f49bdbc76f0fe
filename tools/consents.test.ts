import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { createConsents } from '../server/consents/consents.ts';
import { randomIds } from '../server/ids.ts';
import { createLog } from '../server/log/log.ts';
import type { StorePlace } from '../server/store/open-store.ts';
import { decision } from '../tests/support/decisions.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { environmentOf, temporaryPlace, temporaryStore } from '../tests/support/temporary-store.ts';

type Ran = { code: number; out: string; err: string };

function consents(place: StorePlace, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, ...environmentOf(place) };
    const child = execFile(process.execPath, ['tools/consents.ts', ...args], { env }, (_fault, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

/** A store that a server has open, with a yes of 5 January 2026 and a no of the day after, on words that nobody knows. */
async function evidence() {
  const store = await temporaryStore();
  const clock = fakeClock(Date.UTC(2026, 0, 5, 9));
  const receipts = ['AAAA', 'BBBB'];
  const ids = { receipt: () => receipts.shift() ?? randomIds.receipt() };
  const { record } = createConsents({ store, clock, ids, log: createLog('silent') });
  await record(decision({ choice: 'accepted', categories: { analytics: true, marketing: true }, gpc: true }));
  clock.advance(86_400_000);
  const categories = { analytics: false, marketing: false };
  await record(decision({ choice: 'rejected', categories, version: '-v0', language: 'fr' }));
  return store.place;
}

test('[CK-6] an operator lists decisions while the server has the store open, all or from a day on', async () => {
  const place = await evidence();
  const all = await consents(place, 'list');
  expect(all).toMatchObject({ code: 0, err: '' });
  expect(all.out.trim().split('\n')).toHaveLength(3);
  const some = await consents(place, 'list', '--since', '2026-01-06');
  expect(some.out).not.toContain('AAAA');
  expect(some.out).toContain('BBBB');
});

test('[CK-6] an export carries the whole evidence, and nothing in it runs in a spreadsheet', async () => {
  const place = await evidence();
  const { out: json } = await consents(place, 'export', '--format', 'json');
  const [first, second] = JSON.parse(json);
  expect(first).toEqual({
    receipt: 'AAAA',
    decided: '2026-01-05T09:00:00.000Z',
    choice: 'accepted',
    analytics: 'yes',
    marketing: 'yes',
    version: 'v1',
    language: 'en',
    gpc: 'yes',
    wording: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(second).toMatchObject({ choice: 'rejected', analytics: 'no', gpc: 'no', wording: '' });
  const { out: csv } = await consents(place, 'export', '--format', 'csv', '--since', '2026-01-06');
  expect(csv.split('\r\n')).toEqual([
    '"receipt","decided","choice","analytics","marketing","version","language","gpc","wording"',
    `"BBBB","2026-01-06T09:00:00.000Z","rejected","no","no","'-v0","fr","no",""`,
    '',
  ]);
});

test('[CK-6] an operator can show the words that a hash stands for', async () => {
  const place = await evidence();
  const [record] = JSON.parse((await consents(place, 'export', '--format', 'json')).out);
  expect(JSON.parse((await consents(place, 'wordings')).out)).toEqual([
    {
      hash: record.wording,
      version: 'v1',
      language: 'en',
      first_shown: '2026-01-05T09:00:00.000Z',
      wording: '{"text":"May we?"}',
    },
  ]);
});

test.for([
  [],
  ['burn'],
  ['list', 'AAAA'],
  ['list', '--loud'],
  ['list', '--since', '03/04/2026'],
  ['list', '--since', '2026-13-41'],
  ['export'],
  ['export', '--format', 'pdf'],
])('a call that cannot be done says why on standard error and by its exit code: %j', async (args) => {
  const { place } = await temporaryStore();
  const ran = await consents(place, ...args);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).not.toBe('');
});

test('a folder without a store is a fault, not an empty list; help needs none', async () => {
  const place = await temporaryPlace('SQLite');
  expect(await consents(place, 'list')).toMatchObject({ code: 1, out: '' });
  expect(await consents(place, '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('wordings'),
  });
});
