import { describe, expect, onTestFinished, test } from 'vitest';
import { consentModule } from '../../app/features/consent/consent-module.server.ts';
import {
  listConsents,
  listWordings,
  recordConsent,
} from '../../app/features/consent/consent-records.server.ts';
import { contactModule } from '../../app/features/contact/contact-module.server.ts';
import { consentRecord } from '../../tests/support/consent-records.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { jobServicesIn, servicesIn } from '../../tests/support/services.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { storeKinds, temporaryStore } from '../../tests/support/temporary-store.ts';
import { DAY, HOUR } from '../clock.ts';
import { startJobs } from '../jobs.ts';
import { createLog } from '../observability/log.ts';
import { openRateLimits } from '../rate-limit/rate-limits.ts';
import { createRetention } from './retention.ts';

const openRetention = async (kind: (typeof storeKinds)[number]) => {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
  const limits = await openRateLimits({ store, clock, log, rules: contactModule.limits });
  const submissions = submissionsIn(store, { clock });
  const purges = [consentModule.purge];
  const start = () => {
    const retention = createRetention({
      store,
      purges,
      limits,
      clock,
      log,
      retentionDays: 30,
    });
    const jobs = startJobs([retention.job], jobServicesIn(store, { clock, log }));
    onTestFinished(() => jobs.stop(0));
    const pass = async (ms: number) => {
      clock.advance(ms);
      await jobs.whenSettled();
    };
    return { ...retention, swept: jobs.whenSettled, pass, stop: () => jobs.stop(0) };
  };
  const decide = () => recordConsent(consentRecord(), servicesIn(store, { clock }).services);
  return { ...submissions, store, clock, lines, limits, purges, start, decide };
};

describe.for(storeKinds)('what has had its time, in %s', (kind) => {
  test('[CT-5] a delivered or suspected submission is deleted when its retention is over; any other never is', async () => {
    const { admin, start, outbox, claims } = await openRetention(kind);
    for (let count = 0; count < 3; count += 1) await outbox.accept(contactSubmission());
    await outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
    const [delivered, dead] = await claims.claim(2);
    if (delivered) await claims.markDelivered(delivered, 204);
    if (dead) await claims.markDead(dead, { status: 500, error: 'attempts_exhausted' });

    const retention = start();
    await retention.swept();
    for (let day = 0; day < 30; day += 5) {
      await retention.pass(5 * DAY - HOUR);
      await retention.pass(HOUR);
    }
    await retention.swept();
    expect(await admin.counts()).toEqual({ waiting: 1, held: 0, delivered: 1, dead: 1, suspected: 1 });
    await retention.pass(HOUR);
    expect(await admin.counts()).toEqual({ waiting: 1, held: 0, delivered: 0, dead: 1, suspected: 0 });
    for (let day = 0; day < 90; day += 6) {
      await retention.pass(6 * DAY);
    }
    expect(await admin.counts()).toEqual({ waiting: 1, held: 0, delivered: 0, dead: 1, suspected: 0 });
  });

  test('[CK-6] a decision about cookies is kept for three years, and no longer', async () => {
    const { store, clock, start, decide } = await openRetention(kind);
    await decide();
    clock.advance(3 * 365 * DAY); // 2028 is a leap year
    const retention = start();
    await retention.swept();
    expect(await listConsents(store)).toHaveLength(1);
    await retention.pass(DAY);
    await retention.pass(HOUR);
    expect([await listConsents(store), await listWordings(store)]).toEqual([[], []]);
  });
});

describe.for(storeKinds)('a clock that is wrong, in %s', (kind) => {
  test('[CK-6][CT-5] a clock that jumps ahead by years deletes nothing, across restarts too, and is believed once it stays', async () => {
    const { clock, lines, admin, store, purges, start, outbox, claims, decide } = await openRetention(kind);
    await decide();
    await outbox.accept(contactSubmission());
    const [submission] = await claims.claim(1);
    if (submission) await claims.markDelivered(submission, 204);
    const first = start();
    await first.swept();
    const kept = async () => [(await listConsents(store)).length, (await admin.counts()).delivered];

    clock.jump(10 * 365 * DAY);
    clock.advance(HOUR);
    await first.stop();
    expect(lines).toContain('retention.clock_in_doubt');
    expect(first.isClockInDoubt()).toBe(true);
    expect(await kept()).toEqual([1, 1]);
    let second = start();
    for (let hour = 0; hour < 72; hour += 1) {
      await second.swept();
      expect([second.isClockInDoubt(), ...(await kept())]).toEqual([true, 1, 1]);
      clock.advance(HOUR);
      if (hour % 24 === 12) {
        await second.stop();
        second = start();
      }
    }
    await second.swept();
    expect(second.isClockInDoubt()).toBe(false);
    expect(await kept()).toEqual([0, 0]);
    purges.push(() => Promise.reject(new Error('a purge that fails is no wrong clock')));
    for (let day = 0; day < 9; day += 1) await second.pass(DAY);
    expect(second.isClockInDoubt()).toBe(false);
  });

  test('[CT-5] submissions that came, and were delivered, under a clock far ahead or behind have an age again, and are deleted when they should', async () => {
    const { admin, clock, start, outbox, claims } = await openRetention(kind);
    const retention = start();
    await retention.swept();
    clock.jump(365 * DAY);
    for (let count = 0; count < 2; count += 1) await outbox.accept(contactSubmission());
    const [delivered] = await claims.claim(1);
    if (delivered) await claims.markDelivered(delivered, 204);
    clock.jump(-465 * DAY);
    await outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
    await retention.pass(HOUR);
    clock.jump(100 * DAY);

    for (const ms of [HOUR, 3 * DAY, HOUR]) await retention.pass(ms);
    const due = clock.now() + DAY;
    await outbox.accept(contactSubmission(), { delayMs: DAY });
    await retention.swept();
    const waiting = await admin.list('waiting');
    expect(Math.max(...waiting.map((one) => one.created_at))).toBeLessThanOrEqual(clock.now());
    expect(waiting.map((one) => one.waiting_since)).toContain(due);
    expect(await admin.counts()).toMatchObject({ waiting: 2, delivered: 1, suspected: 1 });
    for (let day = 0; day <= 30; day += 5) await retention.pass(5 * DAY);
    expect(await admin.counts()).toMatchObject({ waiting: 2, delivered: 0, suspected: 0 });
  });
});
