import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../../server/clock.ts';
import type { Store } from '../../../server/db/store.ts';
import { createLog } from '../../../server/observability/log.ts';
import { openRateLimits } from '../../../server/rate-limit/rate-limits.ts';
import type { Services } from '../../../server/services.ts';
import { consentRecord } from '../../../tests/support/consent-records.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { storeAt, storeKinds, temporaryStore } from '../../../tests/support/temporary-store.ts';
import {
  listConsents,
  listWordings,
  type NewConsentRecord,
  recordConsent,
} from './consent-records.server.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function open(store: Store, over: Partial<Services> = {}) {
  const clock = fakeClock();
  const { services } = servicesIn(store, { clock, ...over });
  return { record: (record: NewConsentRecord) => recordConsent(record, services), clock };
}

describe.for(storeKinds)('in %s', (kind) => {
  test('[CK-6] a recorded decision is there for another process, whole, and its words once, letter for letter', async () => {
    const store = await temporaryStore(kind);
    const { record, clock } = open(store);
    const wording = '{"text":"Дозволяєте? – „Ja“"}';
    const decision = consentRecord({ language: 'uk', gpc: true, live: { version: 'v1', wording } });
    const recorded = await record(decision);
    const receipt = recorded.ok ? recorded.consent.receipt : '';
    expect(receipt).toMatch(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/);
    const first = clock.now();
    clock.advance(1000);
    await record(decision);
    const other = await storeAt(store.place);
    const hash = sha256(wording);
    const shared = { version: 'v1', language: 'uk' };
    const flags = { choice: 'custom', analytics: 1, marketing: 0, gpc: 1 };
    expect((await listConsents(other))[0]).toEqual({
      receipt,
      decided_at: first,
      wording: hash,
      ...flags,
      ...shared,
    });
    expect(await listWordings(other)).toEqual([{ hash, wording, first_shown_at: first, ...shared }]);
  });

  test('[CK-6] a decision is recorded with the words of the version that it names, as far as somebody has answered them before', async () => {
    const store = await temporaryStore(kind);
    const { record, clock } = open(store);
    const answered = [
      { version: 'v1', language: 'en', live: { version: 'v1', wording: 'the same' }, recorded: 'the same' },
      // The page was open while the texts changed.
      { version: 'v1', language: 'en', live: { version: 'v2', wording: 'new' }, recorded: 'the same' },
      // The version is unknown, at least in this language, so nothing is guessed.
      { version: 'v0', language: 'en', live: { version: 'v2', wording: 'new' }, recorded: null },
      { version: 'v1', language: 'fr', live: { version: 'v2', wording: 'nouveau' }, recorded: null },
      // The texts stayed the same in the new version, or are the same in two languages.
      { version: 'v2', language: 'en', live: { version: 'v2', wording: 'the same' }, recorded: 'the same' },
      { version: 'v2', language: 'fr', live: { version: 'v2', wording: 'the same' }, recorded: 'the same' },
      { version: 'v2', language: 'fr', live: { version: 'v3', wording: 'others' }, recorded: 'the same' },
    ];
    for (const { recorded: _, ...answer } of answered) {
      await record(consentRecord(answer));
      clock.advance(1);
    }
    expect((await listConsents(store)).map(({ version, wording }) => [version, wording])).toEqual(
      answered.map(({ version, recorded }) => [version, recorded && sha256(recorded)]),
    );
  });

  test('[CK-6] beyond the day’s decisions a yes is refused until midnight UTC, and a no holds without being recorded', async () => {
    const store = await temporaryStore(kind);
    const clock = fakeClock(Date.UTC(2026, 10, 21, 23));
    const rules = { consent_day: { points: 1, durationMs: DAY } };
    const limits = await openRateLimits({ store, clock, log: createLog('silent'), rules });
    const { record } = open(store, { clock, limits });
    const no = consentRecord({ choice: 'rejected', categories: { analytics: false, marketing: false } });
    expect(await record(no)).toMatchObject({ ok: true, consent: { receipt: expect.stringMatching(/./) } });
    expect(await record(consentRecord())).toMatchObject({ ok: false, reason: 'limited' });
    expect(await record(no)).toMatchObject({ ok: true, consent: { receipt: '' } });
    expect(await listConsents(store)).toHaveLength(1);
    clock.advance(HOUR);
    expect(await record(consentRecord())).toMatchObject({ ok: true });
  });
});

test('[CK-6] a full disk is said, not thrown, and once there is room decisions are taken again', async () => {
  const store = await temporaryStore();
  const { record } = open(store);
  await sql`pragma max_page_count = 1`.execute(store.db); // SQLite takes it as "no more than now"
  const large = consentRecord({ live: { version: 'v1', wording: 'x'.repeat(50_000) } });
  expect(await record(large)).toEqual({ ok: false, reason: 'unavailable' });
  expect(await listConsents(store)).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  expect(await record(large)).toMatchObject({ ok: true });
});
