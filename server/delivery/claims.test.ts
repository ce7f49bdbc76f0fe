import { CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { STORE_KINDS, type StoreKind, storeAt, temporaryStore } from '../../tests/support/temporary-store.ts';
import type { Store } from '../db/store.ts';
import { anyDue } from './claims.ts';

const LEASE_MS = 20_000;

async function open(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const process = (claimant: string, on: Store = store) =>
    submissionsIn(on, { clock, claimant, maxAttempts: 3, leaseMs: LEASE_MS });
  const { claims: one, ...submissions } = process('one');
  return { ...submissions, store, clock, process, one, two: process('two').claims };
}

describe.for(STORE_KINDS)('in %s', (kind) => {
  test('[CT-5] eight processes that claim at the same moment take each submission once', async () => {
    const { store, outbox, process } = await open(kind);
    for (let count = 0; count < 200; count += 1) await outbox.accept(contactSubmission());
    const processes = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, number) => process(`process ${number}`, await storeAt(store.place)).claims,
      ),
    );
    const ids: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const taken = await Promise.all(processes.map((claims) => claims.claim(5)));
      ids.push(...taken.flatMap(({ submissions }) => submissions.map(({ id }) => id)));
    }
    expect(ids).toHaveLength(200);
    expect(new Set(ids).size).toBe(200);
  });

  test('[CT-5] a submission whose claimant has died is free when the lease is over, not before', async () => {
    const { outbox, one, two, clock } = await open(kind);
    await outbox.accept(contactSubmission());
    expect((await one.claim(1)).submissions).toHaveLength(1);
    clock.advance(LEASE_MS - 1);
    expect((await two.claim(1)).submissions).toEqual([]);
    clock.advance(1);
    expect((await two.claim(1)).submissions).toMatchObject([{ attempt: 2 }]);
  });

  test('[CT-5] a submission whose claimant has died under a clock that was ahead is free when that is put right', async () => {
    const { outbox, one, two, clock } = await open(kind);
    await outbox.accept(contactSubmission());
    clock.jump(LEASE_MS + 1);
    await one.claim(1);
    clock.jump(-LEASE_MS - 1);
    expect((await two.claim(1)).submissions).toMatchObject([{ attempt: 2 }]);
  });

  test('[CT-5] a submission that kills whoever claims it runs out of attempts and is dead', async () => {
    const { outbox, one, clock, admin } = await open(kind);
    const accepted = await outbox.accept(contactSubmission());
    for (const attempt of [1, 2, 3]) {
      expect((await one.claim(1)).submissions).toMatchObject([{ attempt }]);
      clock.advance(LEASE_MS); // the process is gone and says nothing
    }
    expect(await one.claim(1)).toEqual({ submissions: [], exhausted: accepted.ok ? [accepted.id] : [] });
    expect(await admin.list()).toMatchObject([
      { state: 'dead', last_error: 'attempts_exhausted', attempts: 3 },
    ]);
  });

  test('[CT-5] a "no" that comes after the lease was lost does not touch the attempt of another', async () => {
    const { outbox, one, two, clock, admin } = await open(kind);
    await outbox.accept(contactSubmission());
    const [late] = (await one.claim(1)).submissions;
    clock.advance(LEASE_MS);
    await two.claim(1);
    if (late) await one.dead(late, { status: 500, error: 'attempts_exhausted' });
    if (late) await one.giveBack(late);
    expect(await admin.list()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    expect((await one.claim(1)).submissions).toEqual([]);
  });

  test('[CT-5] a "yes" counts even after the lease was lost: the receiver has the submission', async () => {
    const { outbox, one, two, clock, admin } = await open(kind);
    await outbox.accept(contactSubmission());
    const [late] = (await one.claim(1)).submissions;
    clock.advance(LEASE_MS);
    const [mine] = (await two.claim(1)).submissions;
    if (late) await one.delivered(late, 200);
    if (mine) await two.retryLater(mine, clock.now(), { status: 500, error: 'not_accepted' });
    expect(await admin.list()).toMatchObject([{ state: 'delivered', last_status: 200 }]);
    expect((await two.claim(1)).submissions).toEqual([]);
  });
});

test('[CT-5] an idle worker finds by indexes that nothing is due, however many submissions are pending', async () => {
  const { store, clock } = await open('SQLite');
  const { sql, parameters } = anyDue(clock.now(), {
    store,
    destination: 'webhook',
    leaseMs: LEASE_MS,
  }).compile();
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const shown = JSON.stringify((await store.db.executeQuery(plan)).rows);
  expect(shown).toContain('outbox_due (state=? AND next_attempt_at<?)');
  expect(shown).toContain('outbox_scheduled (state=? AND scheduled_at>?)');
});
