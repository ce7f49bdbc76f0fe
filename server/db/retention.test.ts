import { describe, expect, onTestFinished, test } from 'vitest';
import { decision } from '../tests/support/decisions.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { contactLetter, lettersIn } from '../tests/support/letters.ts';
import { STORE_KINDS, temporaryStore } from '../tests/support/temporary-store.ts';
import { createConsentAdmin } from './consents/consent-admin.ts';
import { createConsents } from './consents/consents.ts';
import { randomIds } from './ids.ts';
import { openLimits } from './limits/limits.ts';
import { createLog } from './log/log.ts';
import type { LetterAdmin } from './outbox/letter-admin.ts';
import { oldestUndelivered } from './outbox/letter-counts.ts';
import { startRetention } from './retention.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const world = async (kind: (typeof STORE_KINDS)[number]) => {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
  const limits = await openLimits({ store, log });
  const letters = lettersIn(store, { clock });
  const consents = createConsentAdmin(store);
  const start = (purged: Pick<LetterAdmin, 'purge'> = letters.admin) => {
    const retention = startRetention({
      store,
      letters: purged,
      consents,
      limits,
      clock,
      log,
      retentionDays: 30,
    });
    onTestFinished(retention.stop);
    return retention;
  };
  const decide = () => createConsents({ store, clock, ids: randomIds, log }).record(decision());
  return { ...letters, store, clock, lines, limits, consents, start, decide };
};

describe.for(STORE_KINDS)('what has had its time, in %s', (kind) => {
  test('[CT-5] a delivered or suspected letter is deleted when its retention is over; any other never is', async () => {
    const { clock, admin, start, outbox, claims } = await world(kind);
    for (let count = 0; count < 3; count += 1) await outbox.accept(contactLetter());
    await outbox.accept(contactLetter(), { suspicion: 'too_fast' });
    const [delivered, dead] = (await claims.claim(2)).letters;
    if (delivered) await claims.delivered(delivered, 204);
    if (dead) await claims.dead(dead, { status: 500, error: 'attempts_exhausted' });

    const retention = start();
    await retention.swept();
    for (let day = 0; day < 30; day += 5) {
      clock.advance(5 * DAY - HOUR);
      await retention.swept();
      clock.advance(HOUR);
      await retention.swept();
    }
    await retention.swept();
    expect(await admin.counts()).toEqual({ waiting: 1, held: 0, delivered: 1, dead: 1, suspected: 1 });
    clock.advance(HOUR);
    await retention.swept();
    expect(await admin.counts()).toEqual({ waiting: 1, held: 0, delivered: 0, dead: 1, suspected: 0 });
    for (let day = 0; day < 90; day += 6) {
      clock.advance(6 * DAY);
      await retention.swept();
    }
    expect(await admin.counts()).toEqual({ waiting: 1, held: 0, delivered: 0, dead: 1, suspected: 0 });
  });

  test('[CK-6] a decision about cookies is kept for three years, and no longer', async () => {
    const { clock, consents, start, decide } = await world(kind);
    await decide();
    clock.advance(3 * 365 * DAY); // 2028 has a day more
    const retention = start();
    await retention.swept();
    expect(await consents.list()).toHaveLength(1);
    clock.advance(DAY);
    await retention.swept();
    clock.advance(HOUR);
    await retention.swept();
    expect([await consents.list(), await consents.wordings()]).toEqual([[], []]);
  });

  test('[CT-5] a sweep that fails is not the last one', async () => {
    const { clock, lines, start } = await world(kind);
    let sweeps = 0;
    const purge = async () => {
      sweeps += 1;
      if (sweeps === 1) throw new Error('disk full');
      return 7;
    };
    const retention = start({ purge });
    await retention.swept();
    clock.advance(HOUR);
    await retention.stop();
    expect(lines).toEqual(['retention.failed', 'retention.swept']);
  });
});

describe.for(STORE_KINDS)('a clock that is wrong, in %s', (kind) => {
  test('[CK-6][CT-5] a clock that jumps ahead by years deletes no evidence and no letter, not after a new start either, and is believed when it stays', async () => {
    const { clock, lines, admin, consents, start, outbox, claims, decide } = await world(kind);
    await decide();
    await outbox.accept(contactLetter());
    const [letter] = (await claims.claim(1)).letters;
    if (letter) await claims.delivered(letter, 204);
    const first = start();
    await first.swept();
    const kept = async () => [(await consents.list()).length, (await admin.counts()).delivered];

    clock.jump(10 * 365 * DAY);
    clock.advance(60_000);
    await first.stop();
    expect(lines).toContain('clock.moved');
    expect(first.clockInDoubt()).toBe(true);
    expect(await kept()).toEqual([1, 1]);
    const second = start();
    for (let hour = 0; hour < 72; hour += 1) {
      await second.swept();
      expect([second.clockInDoubt(), ...(await kept())]).toEqual([true, 1, 1]);
      clock.advance(HOUR);
    }
    await second.swept();
    expect(second.clockInDoubt()).toBe(false);
    expect(await kept()).toEqual([0, 0]);
  });

  test('[CT-5] letters that came, were put off and were taken under a clock a year ahead leave within a minute of its correction, and have an age again', async () => {
    const { store, clock, start, outbox, claims } = await world(kind);
    const retention = start();
    await retention.swept();
    clock.jump(365 * DAY);
    clock.advance(60_000);
    await retention.swept();
    for (let count = 0; count < 3; count += 1) await outbox.accept(contactLetter());
    const [putOff] = (await claims.claim(2)).letters;
    if (putOff) await claims.retryLater(putOff, clock.now() + HOUR, { status: 503, error: 'status' });
    clock.jump(-365 * DAY);
    expect((await claims.claim(10)).letters).toEqual([]);

    clock.advance(60_000);
    await retention.swept();
    expect((await claims.claim(10)).letters).toHaveLength(3);
    const oldest = await oldestUndelivered(store.db);
    expect(oldest.waiting).toBeLessThanOrEqual(clock.now());
  });

  test('[CT-6] who was over a limit under a clock a year ahead is let in again when it is right, his network too', async () => {
    const { limits } = await world(kind);
    for (let use = 0; use < 21; use += 1) await limits.consume('contact', '2001:db8::1');
    expect(await limits.consume('contact', '2001:db8::1')).toMatchObject({ ok: false });
    expect(await limits.clean(Date.now())).toBe(0);
    // The limits count by the machine's own clock. One row is the visitor's, one his network's.
    expect(await limits.clean(Date.now() - 365 * DAY)).toBe(2);
    expect(await limits.consume('contact', '2001:db8::1')).toEqual({ ok: true });
  });
});
