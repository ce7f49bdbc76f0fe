import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { STORE_KINDS, type StoreKind, temporaryStore } from '../../tests/support/temporary-store.ts';
import { createLog } from '../observability/log.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import type { Deliver } from './submission.ts';

const IN_FLIGHT_LIMIT = 3;

async function open(kind: StoreKind, deliver: Deliver) {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const log = createLog('silent');
  const { claims, ...submissions } = submissionsIn(store, { clock });
  const start = () =>
    startDeliveryWorker({
      claims,
      deliver,
      clock,
      random: () => 0,
      log,
      inFlightLimit: IN_FLIGHT_LIMIT,
      roundMs: 1000,
    });
  return { ...submissions, store, clock, start };
}

describe.for(STORE_KINDS)('in %s', (kind) => {
  test('[CT-5] however many submissions are due, only a few are on their way at once, and all arrive', async () => {
    let now = 0;
    let most = 0;
    const { outbox, admin, start } = await open(kind, async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      return { result: 'delivered', status: 204 };
    });
    for (let count = 0; count < 20; count += 1) await outbox.accept(contactSubmission());
    const deliveryWorker = start();
    await deliveryWorker.settled();
    expect(most).toBe(IN_FLIGHT_LIMIT);
    expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 20 });
  });

  test('a stopped delivery worker takes no submission, whatever it is told', async () => {
    const { outbox, admin, start, clock } = await open(kind, async () => ({
      result: 'delivered',
      status: 204,
    }));
    const deliveryWorker = start();
    await deliveryWorker.stop(0);
    await outbox.accept(contactSubmission());
    deliveryWorker.wake();
    clock.advance(60_000);
    await deliveryWorker.settled();
    expect(await admin.counts()).toMatchObject({ waiting: 1, delivered: 0 });
  });

  test('[CT-5] a row that cannot be read is dead and the others leave', async () => {
    const { store, outbox, admin, start } = await open(kind, async () => ({
      result: 'delivered',
      status: 204,
    }));
    await outbox.accept(contactSubmission());
    const moment = { created_at: 0, waiting_since: 0, next_attempt_at: 0 };
    const row = {
      id: 'msg_broken',
      reference: 'X',
      kind: 'contact',
      payload: '{"name":',
      state: 'waiting',
      ...moment,
    } as const;
    await store.db.insertInto('outbox').values(row).execute();
    await start().settled();
    expect(await admin.list()).toMatchObject([
      { id: 'msg_broken', state: 'dead', last_error: 'unreadable', submission: undefined },
      { state: 'delivered' },
    ]);
  });

  test('[CT-5] a delivery that throws, which it should not, costs the others nothing and is tried again', async () => {
    const { outbox, admin, start, clock } = await open(kind, async (_id, submission) => {
      if (submission.kind === 'newsletter') throw new Error('unexpected');
      return { result: 'delivered', status: 204 };
    });
    await outbox.accept({ kind: 'newsletter', payload: { email: 'a@example.org' } });
    await outbox.accept(contactSubmission());
    const deliveryWorker = start();
    await deliveryWorker.settled();
    expect(await admin.counts()).toMatchObject({ waiting: 1, delivered: 1 });
    clock.advance(21_000);
    await deliveryWorker.settled();
    expect(await admin.list('waiting')).toMatchObject([{ attempts: 2 }]);
  });
});

test('[CT-5] a store that is away is said once, and once more when it is back', async () => {
  const clock = fakeClock();
  const lines: string[] = [];
  let isAway = false;
  const claim = async () => {
    if (isAway) throw new Error('away');
    return { submissions: [], exhausted: [] };
  };
  const never = () => Promise.reject(new Error('there is no letter'));
  const deliveryWorker = startDeliveryWorker({
    claims: { claim, delivered: never, retryLater: never, dead: never, giveBack: never },
    deliver: never,
    clock,
    random: () => 0,
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) }),
    inFlightLimit: IN_FLIGHT_LIMIT,
    roundMs: 1000,
  });
  for (const away of [false, true, true, true, false, false, true]) {
    isAway = away;
    clock.advance(1000);
    await deliveryWorker.settled();
  }
  expect(lines).toEqual(['delivery.claim_failed', 'delivery.claims_again', 'delivery.claim_failed']);
  await deliveryWorker.stop(0);
});
