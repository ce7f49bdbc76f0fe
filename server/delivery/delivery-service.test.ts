import { describe, expect, test } from 'vitest';
import { pendingSubmissions } from '../../tests/support/pending-submissions.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { STORE_KINDS } from '../../tests/support/temporary-store.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const TIMEOUT_MS = 15_000;

describe.for(STORE_KINDS)('a webhook that fails, in %s', (kind) => {
  test('[CT-5] a message survives a webhook that is down, then leaves once, under one id on every attempt', async () => {
    const { webhook, start, clock } = await pendingSubmissions(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'fail', times: 4 });
    const accepted = await service.outbox.accept(contactSubmission());
    await service.settled();
    for (const wait of [5000, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]) {
      clock.advance(wait - 2000);
      await service.settled();
      const early = webhook.received.length;
      clock.advance(3000);
      await service.settled();
      expect(webhook.received).toHaveLength(early + 1);
    }
    clock.advance(3 * DAY);
    await service.settled();
    expect(webhook.received.map(({ mode }) => mode)).toEqual(['fail', 'fail', 'fail', 'fail', 'ok']);
    const ids = webhook.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([accepted.ok && accepted.id]));
    const moments = webhook.received.map(({ headers }) => headers['webhook-timestamp']);
    expect(new Set(moments).size).toBe(5);
  });

  test('[CT-5] a webhook that is down for good makes a dead submission, which an operator lists and replays', async () => {
    const { webhook, start, clock, admin } = await pendingSubmissions(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'fail' });
    await service.outbox.accept(contactSubmission());
    for (let day = 0; day < 40; day += 1) {
      await service.settled();
      clock.advance(DAY / 4);
    }
    await service.settled();
    expect(webhook.received).toHaveLength(10);
    const [dead] = await admin.list('dead');
    expect(dead).toMatchObject({ attempts: 10, last_status: 500, last_error: 'attempts_exhausted' });

    webhook.tell({ mode: 'ok' });
    expect(await admin.resend(dead?.reference ?? '')).toBe(true);
    clock.advance(1000);
    await service.settled();
    expect(await admin.counts()).toMatchObject({ waiting: 0, held: 0, delivered: 1, dead: 0 });
  });

  test('[CT-5] a submission that the receiver chokes on does not hold up those behind it', async () => {
    const { webhook, start, clock, admin } = await pendingSubmissions(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'hang', matching: 'poison' });
    await service.outbox.accept(contactSubmission({ subject: 'poison' }));
    for (let count = 0; count < 20; count += 1) await service.outbox.accept(contactSubmission());
    await expect.poll(() => admin.counts(), { timeout: 30_000 }).toMatchObject({ delivered: 20, waiting: 1 });
    clock.advance(TIMEOUT_MS);
    await service.settled();
    expect(await admin.list('waiting')).toMatchObject([{ last_error: 'timeout', attempts: 1 }]);
  });

  test('the log of a submission that goes wrong in every way says nothing about who wrote it', async () => {
    const { webhook, start, clock, lines } = await pendingSubmissions(kind);
    const service = await start('webhook');
    const submission = contactSubmission({
      name: 'Zebedee',
      email: 'zebedee@example.org',
      message: 'Zebedee',
    });
    for (const mode of ['fail', 'cut', 'garbage', 'redirect', 'teapot'] as const) {
      webhook.tell({ mode, times: 1 });
      await service.outbox.accept(submission);
      await service.settled();
      clock.advance(7000);
      await service.settled();
    }
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.join('').toLowerCase()).not.toContain('zebedee');
  });
});

describe.for(STORE_KINDS)('a wrong clock, in %s', (kind) => {
  test.for([MINUTE / 2, 1200 * MINUTE, 365 * DAY])(
    '[CT-5] a submission that failed under a clock %i ms ahead leaves as soon as it is put right',
    async (ahead) => {
      const { webhook, start, clock, admin } = await pendingSubmissions(kind);
      const service = await start('webhook');
      webhook.tell({ mode: 'fail' });
      clock.jump(ahead);
      await service.outbox.accept(contactSubmission());
      await service.settled();
      clock.jump(-ahead);
      webhook.tell({ mode: 'ok' });
      clock.advance(1000);
      await service.settled();
      expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 1 });
    },
  );

  test('[CT-5] a delivery that another machine postponed, whose clock is seconds ahead, is left alone', async () => {
    const { store, webhook, start, clock } = await pendingSubmissions(kind);
    const ahead = { ...clock, now: () => clock.now() + 15_000 };
    const other = submissionsIn(store, { clock: ahead, claimant: 'other' });
    await other.outbox.accept(contactSubmission());
    const [postponed] = (await other.claims.claim(1)).submissions;
    if (!postponed) throw new Error('nothing was claimed');
    await other.claims.retryLater(postponed, 5 * MINUTE, { status: 500, error: 'not_accepted' });
    const service = await start('webhook');
    clock.advance(1000);
    await service.settled();
    expect(webhook.received).toEqual([]);
  });
});

describe.for(STORE_KINDS)('no webhook, in %s', (kind) => {
  test('[CT-5] a receiver that is gone gets nothing more until the next start, and no submission is lost', async () => {
    const { webhook, start, clock, lines, admin } = await pendingSubmissions(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'gone', times: 1 });
    await service.outbox.accept(contactSubmission());
    await service.settled();
    await service.outbox.accept(contactSubmission());
    clock.advance(DAY);
    await service.settled();
    expect(webhook.received).toHaveLength(1);
    expect(service.endpointDisabled()).toBe(true);
    expect(await admin.list()).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ]);
    expect(
      lines.filter((line) => line.includes('delivery.endpoint_disabled') && line.includes('"error"')),
    ).toHaveLength(1);

    await service.stop(0);
    await start('webhook');
    expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 2 });
  });

  test('[CT-5] a process without a webhook holds what it takes in and touches nothing else; one with a webhook, started before or after, sends both', async () => {
    const { webhook, start, clock, admin } = await pendingSubmissions(kind);
    webhook.tell({ mode: 'fail', times: 1 });
    const service = await start('webhook');
    await service.outbox.accept(contactSubmission({ subject: 'waiting' }));
    await service.settled();
    const without = await start();
    expect(await admin.counts()).toMatchObject({ waiting: 1, held: 0 });
    clock.advance(6000);
    await service.settled();
    expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 1 });

    await without.outbox.accept(contactSubmission({ subject: 'held' }));
    expect(await admin.counts()).toMatchObject({ held: 1 });
    clock.advance(1000);
    await service.settled();
    expect(await admin.counts()).toMatchObject({ held: 0, delivered: 2 });
  });
});

test('[CT-5] a busy receiver is left alone for as long as it asks', async () => {
  const { webhook, start, clock } = await pendingSubmissions('SQLite');
  const service = await start('webhook');
  webhook.tell({ mode: 'busy', times: 1, retryAfter: '600' });
  await service.outbox.accept(contactSubmission());
  await service.settled();
  clock.advance(599_000);
  await service.settled();
  expect(webhook.received).toHaveLength(1);
  clock.advance(2000);
  await service.settled();
  expect(webhook.received).toHaveLength(2);
});
