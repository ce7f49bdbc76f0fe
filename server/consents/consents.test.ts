import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { decision } from '../../tests/support/decisions.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { STORE_KINDS, storeAt, temporaryStore } from '../../tests/support/temporary-store.ts';
import { type Ids, randomIds } from '../ids.ts';
import { createLog } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { createConsentAdmin } from './consent-admin.ts';
import { createConsents } from './consents.ts';

const log = createLog('silent');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function open(store: Store, ids: Pick<Ids, 'receipt'> = randomIds) {
  const clock = fakeClock();
  return { consents: createConsents({ store, clock, ids, log }), admin: createConsentAdmin(store), clock };
}

test.for(STORE_KINDS)(
  '[CK-6] a recorded decision is there for another process, with its time, choice, version, language and signal (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const { consents, clock } = open(store);
    const recorded = await consents.record(decision({ language: 'uk', gpc: true }));
    const receipt = recorded.ok ? recorded.receipt : '';
    expect(receipt).toMatch(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/);
    const other = open(await storeAt(store.place));
    expect(await other.admin.list()).toEqual([
      {
        receipt,
        decidedAt: clock.now(),
        choice: 'custom',
        categories: { analytics: true, marketing: false },
        version: 'v1',
        wording: sha256('{"text":"May we?"}'),
        language: 'uk',
        gpc: true,
      },
    ]);
  },
);

test.for(STORE_KINDS)(
  '[CK-6] the words behind a hash are kept once, letter for letter, and hash to it (%s)',
  async (kind) => {
    const { consents, admin, clock } = open(await temporaryStore(kind));
    const wording = '{"text":"Дозволяєте? – „Ja“"}';
    const first = clock.now();
    await consents.record(decision({ shown: { version: 'v1', wording } }));
    clock.advance(1000);
    await consents.record(decision({ shown: { version: 'v1', wording } }));
    expect(await admin.wordings()).toEqual([
      { hash: sha256(wording), version: 'v1', language: 'en', wording, firstShownAt: first },
    ]);
  },
);

test.for(STORE_KINDS)(
  '[CK-6] who answers the words of yesterday is recorded with the words of yesterday (%s)',
  async (kind) => {
    const { consents, admin } = open(await temporaryStore(kind));
    await consents.record(decision());
    await consents.record(decision({ shown: { version: 'v2', wording: 'new' } }));
    expect((await admin.list()).map(({ version, wording }) => [version, wording])).toEqual([
      ['v1', sha256('{"text":"May we?"}')],
      ['v1', sha256('{"text":"May we?"}')],
    ]);
  },
);

test.for(STORE_KINDS)(
  '[CK-6] a version that nobody knows is recorded as it was named, without a guess at its words (%s)',
  async (kind) => {
    const { consents, admin, clock } = open(await temporaryStore(kind));
    await consents.record(decision());
    clock.advance(1);
    await consents.record(decision({ version: 'v0' }));
    clock.advance(1);
    await consents.record(
      decision({ version: 'v1', language: 'fr', shown: { version: 'v2', wording: 'nouveau' } }),
    );
    expect((await admin.list()).slice(1).map(({ version, wording }) => [version, wording])).toEqual([
      ['v0', null],
      ['v1', null],
    ]);
  },
);

test.for(STORE_KINDS)(
  '[CK-6] words that did not change with the version, or are the same in two languages, are known for each (%s)',
  async (kind) => {
    const { consents, admin } = open(await temporaryStore(kind));
    const same = 'the same words';
    for (const [version, language] of [
      ['v1', 'en'],
      ['v2', 'en'],
      ['v2', 'fr'],
    ] as const) {
      await consents.record(decision({ version, language, shown: { version, wording: same } }));
    }
    const late = { version: 'v2', language: 'fr', shown: { version: 'v3', wording: 'others' } };
    await consents.record(decision(late));
    expect((await admin.list()).map(({ wording }) => wording)).toEqual(
      Array.from({ length: 4 }, () => sha256(same)),
    );
  },
);

test('[CK-6] a full disk is said, not thrown, and once there is room decisions are taken again', async () => {
  const store = await temporaryStore();
  const { consents, admin } = open(store);
  await sql`pragma max_page_count = 1`.execute(store.db); // SQLite takes it for "no more than now"
  const large = decision({ shown: { version: 'v1', wording: 'x'.repeat(50_000) } });
  expect(await consents.record(large)).toEqual({ ok: false, reason: 'unavailable' });
  expect(await admin.list()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  expect(await consents.record(large)).toMatchObject({ ok: true });
});

test.for(STORE_KINDS)('a fault of ours is not passed off as a store that is down (%s)', async (kind) => {
  const { consents } = open(await temporaryStore(kind), { receipt: () => 'SAME' });
  await consents.record(decision());
  await expect(consents.record(decision())).rejects.toThrow(/unique/i);
});

test.for(STORE_KINDS)(
  '[CK-6] beyond the day’s decisions a yes is refused until midnight UTC, and a no holds without being recorded (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock(Date.UTC(2026, 10, 21, 23));
    const consents = createConsents({ store, clock, ids: randomIds, log, decisionsADay: 1 });
    const no = decision({ choice: 'rejected', categories: { analytics: false, marketing: false } });
    expect(await consents.record(no)).toMatchObject({ ok: true, receipt: expect.stringMatching(/./) });
    expect(await consents.record(decision())).toMatchObject({ ok: false, reason: 'limited' });
    expect(await consents.record(no)).toEqual({ ok: true, receipt: '', decidedAt: clock.now() });
    expect(await createConsentAdmin(store).list()).toHaveLength(1);
    clock.advance(3_600_000);
    expect(await consents.record(decision())).toMatchObject({ ok: true });
  },
);
