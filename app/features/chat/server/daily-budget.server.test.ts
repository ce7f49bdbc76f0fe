import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOUR } from '../../../../server/clock.ts';
import { createLog } from '../../../../server/observability/log.ts';
import { fakeClock } from '../../../../tests/support/fake-clock.ts';
import { storeAt, storeKinds, temporaryStore } from '../../../../tests/support/temporary-store.ts';
import { createDailyBudget } from './daily-budget.server.ts';

const log = createLog('silent');
const unavailable = { ok: false, reason: 'unavailable' };

test.for(storeKinds)(
  '[CH-6] the day’s budget is one for all visitors and all processes (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock(Date.now());
    const processes = [store, await storeAt(store.place)].map((opened) =>
      createDailyBudget({ store: opened, clock, log, requests: 3 }),
    );
    const spent: boolean[] = [];
    for (const budget of [...processes, ...processes]) spent.push((await budget.spend('network')).ok);
    expect(spent).toEqual([true, true, true, false]);
  },
);

test('[CH-6] the budget is new at midnight UTC, not a day after the first question', async () => {
  const store = await temporaryStore();
  const clock = fakeClock(Date.UTC(2026, 10, 21, 23, 59, 59));
  const budget = createDailyBudget({ store, clock, log, requests: 1 });
  expect(await budget.spend('network')).toEqual({ ok: true });
  expect(await budget.spend('network')).toMatchObject({ ok: false, reason: 'limited' });
  clock.advance(1000);
  expect(await budget.spend('network')).toEqual({ ok: true });
});

test('[CH-6] one network gets a twentieth of the day’s budget in an hour: the rest is for the others', async () => {
  const clock = fakeClock(Date.UTC(2026, 10, 21, 9));
  const budget = createDailyBudget({ store: await temporaryStore(), clock, log, requests: 400 });
  for (const network of ['one', 'other']) {
    const spent: boolean[] = [];
    for (let use = 0; use < 21; use += 1) spent.push((await budget.spend(network)).ok);
    expect(spent).toEqual([...Array.from({ length: 20 }, () => true), false]);
  }
  expect(await budget.left()).toBe(360);
  clock.advance(HOUR);
  expect(await budget.spend('one')).toEqual({ ok: true });
});

test('[CH-6] a budget that cannot be counted fails closed: nothing is asked that costs money', async () => {
  const store = await temporaryStore();
  // Another process holds the write lock.
  const other = await storeAt(store.place);
  await sql`begin immediate`.execute(other.db);
  const budget = createDailyBudget({ store, clock: fakeClock(Date.now()), log, requests: 3 });
  expect(await budget.spend('network')).toEqual(unavailable);
});
