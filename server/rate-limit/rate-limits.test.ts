import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { storeAt, storeKinds, temporaryStore } from '../../tests/support/temporary-store.ts';
import { type Clock, DAY, MINUTE, systemClock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Failure } from '../http/failure-response.ts';
import { createLog } from '../observability/log.ts';
import { countWrong, NETWORK_FACTOR, openRateLimits, platformLimits } from './rate-limits.ts';

const rules = {
  contact: { points: 20, durationMs: 10 * MINUTE },
  newsletter: { points: 1, durationMs: 10 * MINUTE, networkFactor: 2 },
};

const open = (store: Store, clock: Pick<Clock, 'now'> = systemClock) =>
  openRateLimits({ store, clock, log: createLog('silent'), rules });

describe.for(storeKinds)('in %s', (kind) => {
  test('[CT-6] forty submissions of one visitor at the same moment, over two processes: as many pass as the rule says', async () => {
    const store = await temporaryStore(kind);
    const processes = [await open(store), await open(await storeAt(store.place))] as const;
    const uses = Array.from({ length: 40 }, (_, use) =>
      processes[use % 2 === 0 ? 0 : 1].consume('contact', '192.0.2.7'),
    );
    const answers = await Promise.all(uses);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(rules.contact.points);
    const refused = answers.find((answer) => !answer.ok);
    expect(refused).toMatchObject({
      reason: 'limited',
      retryAfterSeconds: expect.closeTo(rules.contact.durationMs / 1000, -2),
    });
  });

  test('[CT-6] visitors and forms are counted apart; the addresses of one IPv6 household together', async () => {
    const limits = await open(await temporaryStore(kind));
    for (let use = 0; use < rules.contact.points; use += 1)
      await limits.consume('contact', `2001:db8::${use}`);
    expect(await limits.consume('contact', '2001:db8::ffff')).toMatchObject({ ok: false });
    expect(await limits.consume('contact', '2001:db8:0:1::1')).toEqual({ ok: true });
    expect(await limits.consume('newsletter', '2001:db8::1')).toEqual({ ok: true });
  });

  test('[CT-6] no address is in the store, and the same address has another name in another store', async () => {
    const stores = [await temporaryStore(kind), await temporaryStore(kind)];
    const keys: string[] = [];
    for (const store of stores) {
      await (await open(store)).consume('contact', '192.0.2.7');
      keys.push(...(await store.db.selectFrom('limits').select('key').execute()).map((row) => row.key));
    }
    expect(new Set(keys).size).toBe(2);
    expect(keys.join()).not.toContain('192.0.2.7');
  });

  test('[CT-6] what has expired is cleaned away, what still counts stays', async () => {
    const store = await temporaryStore(kind);
    const limits = await open(store);
    await limits.consume('contact', '192.0.2.7');
    expect(await limits.clean(Date.now())).toBe(0);
    expect(await limits.clean(Date.now() + rules.contact.durationMs + 1)).toBe(1);
    expect(await store.db.selectFrom('limits').selectAll().execute()).toEqual([]);
  });

  test('[CT-6] a visitor who was counted by a clock a year ahead may send again once it is set right, the network too', async () => {
    const store = await temporaryStore(kind);
    const ahead = await open(store, { now: () => Date.now() + 365 * DAY });
    await ahead.consume('contact', '2001:db8::1');
    await store.db.updateTable('limits').set({ points: 1000 }).execute();
    const limits = await open(store);
    await limits.clean(Date.now());
    expect(await limits.consume('contact', '2001:db8::1')).toEqual({ ok: true });
  });
});

test('[CT-6] whoever has a whole /56 has ten visitors’ submissions, not 256; a neighbouring network is not held up', async () => {
  const limits = await open(await temporaryStore());
  let passed = 0;
  for (let use = 0; use < rules.contact.points * (NETWORK_FACTOR + 1); use += 1)
    if ((await limits.consume('contact', `2001:db8:0:${(use % 256).toString(16)}::1`)).ok) passed += 1;
  expect(passed).toBe(rules.contact.points * NETWORK_FACTOR);
  expect(await limits.consume('contact', '2001:db8:1::1')).toEqual({ ok: true });
  const few = [0, 1, 2].map((subnet) => limits.consume('newsletter', `2001:db8:0:${subnet}::1`));
  expect((await Promise.all(few)).map(({ ok }) => ok)).toEqual([true, true, false]);
});

test('[CT-6] a network has one name, which tells nothing of its addresses: an IPv6 /48, or an IPv4 address', async () => {
  const { networkName } = await open(await temporaryStore());
  expect(networkName('2001:db8::1')).toBe(networkName('2001:db8:0:ffff::2'));
  const addresses = ['2001:db8::1', '2001:db8:1::1', '192.0.2.7', '192.0.2.8'];
  expect(new Set(addresses.map(networkName)).size).toBe(4);
  for (const address of addresses) expect(networkName(address)).not.toContain(address.slice(0, 6));
});

test('[CT-6] a store that cannot count is said, not thrown, and counts again when it is back (SQLite)', async () => {
  const store = await temporaryStore();
  const limits = await open(store);
  const other = await storeAt(store.place);
  await sql`begin immediate`.execute(other.db); // another process holds the write lock
  expect(await limits.consume('contact', '192.0.2.7')).toEqual({ ok: false, reason: 'unavailable' });
  await sql`rollback`.execute(other.db);
  expect(await limits.consume('contact', '192.0.2.7')).toEqual({ ok: true });
});

const malformed: Failure = { ok: false, reason: 'malformed' };

test('[CT-6] whoever sends wrong requests without end is told when to come back; nobody else is', async () => {
  const limits = await open(await temporaryStore());
  const deps = { limits, address: '192.0.2.7' };
  for (let request = 0; request < platformLimits.wrong.points; request += 1)
    expect(await countWrong(malformed, deps)).toEqual(malformed);
  expect(await countWrong(malformed, deps)).toMatchObject({ reason: 'limited' });
  expect(await countWrong(malformed, { limits, address: '192.0.2.8' })).toEqual(malformed);
});

test('[CT-6] where wrong requests cannot be counted, what is wrong is still said; a failure of ours is not counted', async () => {
  const counted: string[] = [];
  const consume = async (name: string) => {
    counted.push(name);
    return { ok: false, reason: 'unavailable' } as const;
  };
  const deps = { limits: { consume }, address: '192.0.2.7' };
  const unavailable: Failure = { ok: false, reason: 'unavailable' };
  expect(await countWrong(unavailable, deps)).toEqual(unavailable);
  expect(counted).toEqual([]);
  expect(await countWrong(malformed, deps)).toEqual(malformed);
});
