import { expect, test } from 'vitest';
import { recordConsent } from '../app/features/consent/consent-records.server.ts';
import { DAY } from '../server/clock.ts';
import { randomIds } from '../server/ids.ts';
import { runner } from '../tests/support/command-runner.ts';
import { consentRecord } from '../tests/support/consent-records.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { servicesIn } from '../tests/support/services.ts';
import { temporaryStore } from '../tests/support/temporary-store.ts';
import { consents } from './consents.ts';

const run = runner(consents);

/** Opens a store with an acceptance of 5 January 2026 and a refusal of the next day, whose wording is unknown. */
async function evidence() {
  const store = await temporaryStore();
  const clock = fakeClock(Date.UTC(2026, 0, 5, 9));
  const receipts = ['AAAA', 'BBBB'];
  const ids = { receipt: () => receipts.shift() ?? randomIds.receipt() };
  const { services } = servicesIn(store, { clock, ids });
  const all = { analytics: true, marketing: true };
  await recordConsent(consentRecord({ choice: 'accepted', categories: all, gpc: true }), services);
  clock.advance(DAY);
  const categories = { analytics: false, marketing: false };
  const refusal = consentRecord({ choice: 'rejected', categories, version: '-v0', language: 'fr' });
  await recordConsent(refusal, services);
  return store.place;
}

test('[CK-6] an operator lists decisions while the server has the store open, all or from a day on', async () => {
  const place = await evidence();
  const all = await run(place, 'list');
  expect(all).toMatchObject({ code: 0, err: '' });
  expect(all.out.trim().split('\n')).toHaveLength(3);
  const some = await run(place, 'list', '--since', '2026-01-06');
  expect(some.out).not.toContain('AAAA');
  expect(some.out).toContain('BBBB');
});

test('[CK-6] an export carries the whole evidence, down to the words behind a hash, and nothing in it runs in a spreadsheet', async () => {
  const place = await evidence();
  const { out: json } = await run(place, 'export', '--format', 'json');
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
  const { out: csv } = await run(place, 'export', '--format', 'csv', '--since', '2026-01-06');
  expect(csv.split('\r\n')).toEqual([
    '\ufeff"receipt";"decided";"choice";"analytics";"marketing";"version";"language";"gpc";"wording"',
    `"BBBB";"2026-01-06T09:00:00.000Z";"rejected";"no";"no";"'-v0";"fr";"no";""`,
    '',
  ]);
  const [wording] = JSON.parse((await run(place, 'wordings')).out);
  const words = { version: 'v1', language: 'en', wording: '{"text":"May we?"}' };
  expect(wording).toEqual({ hash: first.wording, first_shown: '2026-01-05T09:00:00.000Z', ...words });
});
