import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { decision } from '../../tests/support/consent-records.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { STORE_KINDS, storeAt, temporaryStore } from '../../tests/support/temporary-store.ts';
import type { Store } from '../db/store.ts';
import { type Ids, randomIds } from '../ids.ts';
import { createLog } from '../observability/log.ts';
import { createConsentAdmin } from './consent-admin.ts';
import { createConsents } from './consents.ts';

const log = createLog('silent');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function open(store: Store, ids: Pick<Ids, 'receipt'> = randomIds) {
  const clock = fakeClock();
  return { consents: createConsents({ store, clock, ids, log }), admin: createConsentAdmin(store), clock };
}

describe.for(STORE_KINDS)('in %s', (kind) => {
  test('[CK-6] a recorded decision is there for another process, with its time, choice, version, language and signal', async () => {
    const store = await temporaryStore(kind);
    const { consents, clock } = open(store);
    const recorded = await consents.record(decision({ language: 'uk', gpc: true }));
    const receipt = recorded.ok ? recorded.receipt : '';
    expect(receipt).toMatch(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/);
    const other = open(await storeAt(store.place));
    expect(await other.admin.list()).toEqual([
      {
        receipt,
        decided_at: clock.now(),
        choice: 'custom',
        analytics: 1,
        marketing: 0,
        version: 'v1',
        wording: sha256('{"text":"May we?"}'),
        language: 'uk',
        gpc: 1,
      },
    ]);
  });

  test('[CK-6] the words behind a hash are kept once, letter for letter, and hash to it', async () => {
    const { consents, admin, clock } = open(await temporaryStore(kind));
    const wording = '{"text":"Дозволяєте? – „Ja“"}';
    const first = clock.now();
    await consents.record(decision({ shown: { version: 'v1', wording } }));
    clock.advance(1000);
    await consents.record(decision({ shown: { version: 'v1', wording } }));
    expect(await admin.wordings()).toEqual([
      { hash: sha256(wording), version: 'v1', language: 'en', wording, first_shown_at: first },
    ]);
  });

  test('[CK-6] a decision is recorded with the words of the version that it names, as far as somebody has answered them before', async () => {
    const { consents, admin, clock } = open(await temporaryStore(kind));
    const answered = [
      { version: 'v1', language: 'en', shown: { version: 'v1', wording: 'the same' }, recorded: 'the same' },
      // A page that was open while the words changed.
      { version: 'v1', language: 'en', shown: { version: 'v2', wording: 'new' }, recorded: 'the same' },
      // Nobody knows such a version, or not in this language: no guess is made.
      { version: 'v0', language: 'en', shown: { version: 'v2', wording: 'new' }, recorded: null },
      { version: 'v1', language: 'fr', shown: { version: 'v2', wording: 'nouveau' }, recorded: null },
      // Words that did not change with the version, or are the same in two languages.
      { version: 'v2', language: 'en', shown: { version: 'v2', wording: 'the same' }, recorded: 'the same' },
      { version: 'v2', language: 'fr', shown: { version: 'v2', wording: 'the same' }, recorded: 'the same' },
      { version: 'v2', language: 'fr', shown: { version: 'v3', wording: 'others' }, recorded: 'the same' },
    ];
    for (const { recorded: _, ...answer } of answered) {
      await consents.record(decision(answer));
      clock.advance(1);
    }
    expect((await admin.list()).map(({ version, wording }) => [version, wording])).toEqual(
      answered.map(({ version, recorded }) => [version, recorded && sha256(recorded)]),
    );
  });

  test('a fault of ours is not passed off as a store that is down', async () => {
    const { consents } = open(await temporaryStore(kind), { receipt: () => 'SAME' });
    await consents.record(decision());
    await expect(consents.record(decision())).rejects.toThrow(/unique/i);
  });

  test('[CK-6] beyond the day’s decisions a yes is refused until midnight UTC, and a no holds without being recorded', async () => {
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
  });
});

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
