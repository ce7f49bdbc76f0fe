import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { serverModules } from '../../app/server-modules.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { type StoreKind, storeAt, storeKinds, temporaryStore } from '../../tests/support/temporary-store.ts';
import { assignSubmissions } from './assign-submissions.ts';
import { anyDue } from './claims.ts';

const LEASE_MS = 20_000;
const refused = { status: 500, error: 'not_accepted' };

/** Opens a store with one submission, for two processes. */
async function open(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const { outbox, admin, claims: one } = submissionsIn(store, { clock, claimant: 'one', leaseMs: LEASE_MS });
  const { claims: two } = submissionsIn(store, { clock, claimant: 'two', leaseMs: LEASE_MS });
  await outbox.accept(contactSubmission());
  return { outbox, admin, store, clock, one, two };
}

describe.for(storeKinds)('in %s', (kind) => {
  test('[CT-5] eight processes that claim at the same moment take each submission once', async () => {
    const { store, outbox } = await open(kind);
    for (let count = 1; count < 200; count += 1) await outbox.accept(contactSubmission());
    const processes = await Promise.all(
      Array.from({ length: 8 }, async (_, number) =>
        submissionsIn(await storeAt(store.place), { claimant: `process ${number}` }),
      ),
    );
    const ids: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const taken = await Promise.all(processes.map(({ claims }) => claims.claim(5)));
      ids.push(...taken.flat().map(({ id }) => id));
    }
    expect([ids.length, new Set(ids).size]).toEqual([200, 200]);
  });

  test('[CT-5] a submission whose claimant died is free when its lease ends', async () => {
    const { one, two, clock } = await open(kind);
    expect(await one.claim(1)).toHaveLength(1);
    clock.advance(LEASE_MS - 1);
    expect(await two.claim(1)).toEqual([]);
    clock.advance(1);
    expect(await two.claim(1)).toMatchObject([{ attemptNumber: 2 }]);
  });

  test('[CT-5] after the lease was lost a "no" does not touch the attempt of another, and a "yes" counts: the receiver has the submission', async () => {
    const { one, two, clock, admin } = await open(kind);
    const [late] = await one.claim(1);
    clock.advance(LEASE_MS);
    const [mine] = await two.claim(1);
    if (!(late && mine)) throw new Error('nothing was claimed');
    await one.markDead(late, refused);
    await one.giveBack(late);
    expect(await admin.list()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    expect(await one.claim(1)).toEqual([]);
    await one.markDelivered(late, 200);
    await two.retryAt(mine, clock.now(), refused);
    expect(await admin.list()).toMatchObject([{ state: 'delivered', last_status: 200 }]);
    expect(await two.claim(1)).toEqual([]);
  });

  test('[CT-5] what is erased while it is being assigned does not come back as a mail', async () => {
    const store = await temporaryStore(kind);
    const { outbox, admin } = submissionsIn(store, { destinations: [] });
    const accepted = await outbox.accept(contactSubmission());
    let erased: Promise<boolean> | undefined;
    const erasing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        erased ??= admin.erase(accepted.ok ? accepted.id : '');
        await erased;
        return result;
      },
    };
    const db = store.db.withPlugin(erasing);
    await assignSubmissions({ ...store, db }, ['webhook', 'mail'], serverModules.kinds);
    expect([await erased, await admin.list()]).toEqual([true, []]);
  });
});

test('[CT-5] an idle worker finds by indexes that nothing is due, however many submissions are pending', async () => {
  const { store, clock } = await open('SQLite');
  const { kinds } = serverModules;
  const query = anyDue(clock.now(), store, { destination: 'webhook', kinds }).compile();
  const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
  const shown = JSON.stringify((await store.db.executeQuery(plan)).rows);
  expect(shown).toContain('outbox_due (state=? AND next_attempt_at<?)');
  expect(shown).toContain('outbox_due (state=? AND next_attempt_at>?)');
});
