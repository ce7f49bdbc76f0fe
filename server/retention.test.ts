import { expect, onTestFinished, test } from 'vitest';
import { decision } from '../tests/support/decisions.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { contactLetter } from '../tests/support/letters.ts';
import { STORE_KINDS, temporaryStore } from '../tests/support/temporary-store.ts';
import { createConsentDesk } from './consents/consent-desk.ts';
import { createConsents } from './consents/consents.ts';
import { randomIds } from './ids.ts';
import { openLimits } from './limits/limits.ts';
import { createLog } from './log.ts';
import { createClaims } from './outbox/claims.ts';
import { createOperatorDesk } from './outbox/operator-desk.ts';
import { createOutbox } from './outbox/outbox.ts';
import { startRetention } from './retention.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.for(STORE_KINDS)(
  '[CT-5] a delivered or suspected letter is deleted when its retention is over; any other never is (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock();
    const log = createLog('silent');
    const outbox = createOutbox({ store, clock, ids: randomIds, log, arrivals: 'waiting' });
    const desk = createOperatorDesk({ store, clock });
    const claims = createClaims({ store, clock, claimant: 'test', maxAttempts: 10, leaseMs: 1000 });
    for (let count = 0; count < 3; count += 1) await outbox.accept(contactLetter());
    await outbox.accept(contactLetter(), { suspicion: 'too_fast' });
    const [delivered, dead] = (await claims.claim(2)).letters;
    if (delivered) await claims.delivered(delivered, 204);
    if (dead) await claims.dead(dead, { status: 500, error: 'attempts_exhausted' });

    const limits = await openLimits({ store, log });
    const consents = createConsentDesk(store);
    const retention = startRetention({ desk, consents, limits, clock, log, retentionDays: 30 });
    onTestFinished(retention.stop);
    await retention.swept();
    clock.advance(30 * DAY - HOUR);
    await retention.swept();
    clock.advance(HOUR);
    await retention.swept();
    expect(await desk.counts()).toEqual({ waiting: 1, held: 0, delivered: 1, dead: 1, suspected: 1 });
    clock.advance(HOUR);
    await retention.swept();
    expect(await desk.counts()).toEqual({ waiting: 1, held: 0, delivered: 0, dead: 1, suspected: 0 });
    clock.advance(3650 * DAY);
    await retention.swept();
    expect(await desk.counts()).toEqual({ waiting: 1, held: 0, delivered: 0, dead: 1, suspected: 0 });
  },
);

test.for(STORE_KINDS)(
  '[CK-6] a decision about cookies is kept for three years, and no longer (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock();
    const log = createLog('silent');
    await createConsents({ store, clock, ids: randomIds, log }).record(decision());
    const consents = createConsentDesk(store);
    const limits = await openLimits({ store, log });
    const desk = createOperatorDesk({ store, clock });
    clock.advance(3 * 365 * DAY); // 2028 has a day more
    const retention = startRetention({ desk, consents, limits, clock, log, retentionDays: 30 });
    onTestFinished(retention.stop);
    await retention.swept();
    expect(await consents.list()).toHaveLength(1);
    clock.advance(DAY);
    await retention.swept();
    clock.advance(HOUR);
    await retention.swept();
    expect([await consents.list(), await consents.wordings()]).toEqual([[], []]);
  },
);

test.for(STORE_KINDS)('[CT-5] a sweep that fails is not the last one (%s)', async (kind) => {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  let sweeps = 0;
  const purge = async () => {
    sweeps += 1;
    if (sweeps === 1) throw new Error('disk full');
    return 7;
  };
  const limits = await openLimits({ store, log });
  const retention = startRetention({
    desk: { purge },
    consents: createConsentDesk(store),
    limits,
    clock,
    log,
    retentionDays: 30,
  });
  await retention.swept();
  clock.advance(HOUR);
  await retention.stop();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error' },
    { msg: 'retention.swept', letters: 7 },
  ]);
});
