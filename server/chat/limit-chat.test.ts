import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { STORE_KINDS, storeAt, temporaryPlace, temporaryStore } from '../../tests/support/temporary-store.ts';
import { LIMIT_RULES } from '../limits/limit-rules.ts';
import { openLimits } from '../limits/limits.ts';
import { createLog } from '../log/log.ts';
import type { StorePlace } from '../store/open-store.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createDailyBudget } from './daily-budget.ts';
import { type Admission, limitChat } from './limit-chat.ts';

const log = createLog('silent');
const address = '192.0.2.7';

async function open({ requests = 5, place }: { requests?: number; place?: StorePlace } = {}) {
  const store = place ? await storeAt(place) : await temporaryStore();
  const limits = await openLimits({ store, log });
  const clock = fakeClock(Date.now());
  const paid = {
    complete: async () => ({ result: 'stopped' }) as const,
    budget: createDailyBudget({ store, clock, log, requests }),
    breaker: createCircuitBreaker({ clock }),
  };
  return { store, limits, clock, paid, deps: { chat: { paid }, limits, address } };
}

test('[CH-2][CH-6] within the limits the paid service may be asked', async () => {
  const { deps, paid } = await open();
  expect(await limitChat(deps)).toEqual({ ok: true, paid });
});

test('[CH-5] without a paid service the built-in assistant answers', async () => {
  const { deps } = await open();
  expect(await limitChat({ ...deps, chat: { paid: undefined } })).toEqual({
    ok: true,
    paid: undefined,
    because: 'no_service',
  });
});

test('[CH-6] a visitor over the limit is told when to come back, whoever would have answered', async () => {
  const { deps } = await open({ requests: 1000 });
  for (let use = 0; use < LIMIT_RULES.chat.points; use += 1)
    expect(await limitChat(deps)).toMatchObject({ ok: true });
  const refused = await limitChat({ ...deps, chat: { paid: undefined } });
  expect(refused).toMatchObject({ ok: false });
  const wait = 'retryAfterSeconds' in refused ? refused.retryAfterSeconds : 0;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(LIMIT_RULES.chat.duration);
  expect(await limitChat({ ...deps, address: '192.0.2.8' })).toMatchObject({ ok: true });
});

test.for(STORE_KINDS)(
  '[CH-6] the day’s budget is one for all visitors and all processes; then the built-in assistant answers (%s)',
  async (kind) => {
    const place = await temporaryPlace(kind);
    const first = await open({ requests: 3, place });
    const second = await open({ requests: 3, place });
    const admissions: Admission[] = [];
    for (const [number, process] of [first, second, first, second].entries()) {
      admissions.push(await limitChat({ ...process.deps, address: `192.0.2.${number}` }));
    }
    expect(admissions.map((admission) => 'paid' in admission && admission.paid !== undefined)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(admissions.at(-1)).toEqual({ ok: true, paid: undefined, because: 'budget_spent' });
  },
);

test('[CH-6] the budget is new at midnight UTC, not a day after the first question', async () => {
  const store = await temporaryStore();
  const clock = fakeClock(Date.UTC(2026, 10, 21, 23, 59, 59));
  const budget = createDailyBudget({ store, clock, log, requests: 1 });
  expect(await budget.spend()).toEqual({ ok: true });
  expect(await budget.spend()).toMatchObject({ ok: false, reason: 'limited' });
  clock.advance(1000);
  expect(await budget.spend()).toEqual({ ok: true });
});

test('[CH-6] one hour spends a fifth of the day’s budget at most, and the next hour has its own', async () => {
  const store = await temporaryStore();
  const clock = fakeClock(Date.UTC(2026, 10, 21, 9));
  const budget = createDailyBudget({ store, clock, log, requests: 100 });
  const spent: boolean[] = [];
  for (let use = 0; use < 21; use += 1) spent.push((await budget.spend()).ok);
  expect(spent).toEqual([...Array.from({ length: 20 }, () => true), false]);
  expect(await budget.left()).toBe(80);
  clock.advance(3_600_000);
  expect(await budget.spend()).toEqual({ ok: true });
});

test('[CH-6] a budget of nothing leaves every question to the built-in assistant', async () => {
  const { deps } = await open({ requests: 0 });
  expect(await limitChat(deps)).toEqual({ ok: true, paid: undefined, because: 'budget_spent' });
});

test('[CH-6] limits that cannot be counted fail closed: nothing is asked that costs money', async () => {
  const { deps, store, paid } = await open();
  // Another process writes, and does not come to an end.
  const other = await storeAt(store.place);
  await sql`begin immediate`.execute(other.db);
  expect(await limitChat(deps)).toEqual({ ok: true, paid: undefined, because: 'limits_unavailable' });
  const counting = { consume: async () => ({ ok: true }) as const };
  expect(await limitChat({ chat: { paid }, limits: counting, address })).toEqual({
    ok: true,
    paid: undefined,
    because: 'limits_unavailable',
  });
});

test('[CH-5] a service that was down three times in a row is left alone for half a minute, and costs no budget', async () => {
  const { deps, paid, clock } = await open({ requests: 1 });
  for (const went of ['down', 'down', 'up', 'down', 'down'] as const) paid.breaker.record(went);
  expect(paid.breaker.admits()).toBe(true);
  paid.breaker.record('down');
  expect(await limitChat(deps)).toEqual({ ok: true, paid: undefined, because: 'resting' });
  clock.advance(30_000);
  expect(await limitChat(deps)).toEqual({ ok: true, paid });
  paid.breaker.record('down');
  expect(paid.breaker.admits()).toBe(false);
});
