import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import { createLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Consumed } from './count-use.ts';
import { LIMIT_RULES } from './limit-rules.ts';
import { openLimits } from './limits.ts';

const open = (store: Store) => openLimits({ store, log: createLog('silent') });

test('[CT-6] one visitor has as many letters as the rule says, over two processes together', async () => {
  const store = await temporaryStore();
  const processes = [await open(store), await open(await temporaryStore(store.folder))] as const;
  const answers: Consumed[] = [];
  for (let use = 0; use < LIMIT_RULES.contact.points + 1; use += 1) {
    answers.push(await processes[use % 2 === 0 ? 0 : 1].consume('contact', '192.0.2.7'));
  }
  const refused = answers.pop();
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(refused).toMatchObject({ ok: false, reason: 'limited' });
  const wait = refused && 'retryAfterSeconds' in refused ? refused.retryAfterSeconds : 0;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(LIMIT_RULES.contact.duration);
});

test('[CT-6] visitors and forms are counted apart; the addresses of one IPv6 household together', async () => {
  const limits = await open(await temporaryStore());
  for (let use = 0; use < LIMIT_RULES.contact.points; use += 1)
    await limits.consume('contact', `2001:db8::${use}`);
  expect(await limits.consume('contact', '2001:db8::ffff')).toMatchObject({ ok: false });
  expect(await limits.consume('contact', '2001:db8:0:1::1')).toEqual({ ok: true });
  expect(await limits.consume('newsletter', '2001:db8::1')).toEqual({ ok: true });
});

test('[CT-6] no address is in the store, and the same address has another name in another store', async () => {
  const stores = [await temporaryStore(), await temporaryStore()];
  const keys: string[] = [];
  for (const store of stores) {
    await (await open(store)).consume('contact', '192.0.2.7');
    keys.push(...(await store.db.selectFrom('limits').select('key').execute()).map((row) => row.key));
  }
  expect(new Set(keys).size).toBe(2);
  expect(keys.join()).not.toContain('192.0.2.7');
});

test('[CT-6] what has expired is cleaned away, what still counts stays', async () => {
  const store = await temporaryStore();
  const limits = await open(store);
  await limits.consume('contact', '192.0.2.7');
  expect(await limits.clean(Date.now())).toBe(0);
  expect(await limits.clean(Date.now() + LIMIT_RULES.contact.duration * 1000 + 1)).toBe(1);
  expect(await store.db.selectFrom('limits').selectAll().execute()).toEqual([]);
});

test('[CT-6] a store that cannot count is said, not thrown', async () => {
  const store = await temporaryStore();
  const limits = await open(store);
  await sql`pragma query_only = on`.execute(store.db);
  expect(await limits.consume('contact', '192.0.2.7')).toEqual({ ok: false, reason: 'unavailable' });
});
