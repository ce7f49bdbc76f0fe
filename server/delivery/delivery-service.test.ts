import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { setUpDelivery } from '../../tests/support/delivery-setup.ts';
import { startMailServer } from '../../tests/support/mock-mail-server.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { storeKinds } from '../../tests/support/temporary-store.ts';
import { DAY, MINUTE } from '../clock.ts';
import { purgeSubmissions } from '../db/retention.ts';
import { submissionKind } from './submission.ts';

describe.for(storeKinds)('a destination that fails, in %s', (kind) => {
  test('[CT-3][CT-5] a message survives a webhook that is down, then leaves once with exactly its five fields, under one id on every attempt', async () => {
    const { webhook, start } = await setUpDelivery(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'fail', times: 4 });
    const accepted = await service.send();
    for (const wait of [5000, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]) {
      await service.pass(wait - 2000);
      const early = webhook.received.length;
      await service.pass(3000);
      expect(webhook.received).toHaveLength(early + 1);
    }
    await service.pass(3 * DAY);
    expect(webhook.received.map(({ mode }) => mode)).toEqual(['fail', 'fail', 'fail', 'fail', 'ok']);
    const ids = webhook.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([accepted.ok && accepted.id]));
    expect(webhook.received.at(-1)?.body).toBe(
      '{"name":"Anna","email":"anna@example.org","company":"","subject":"Hello","message":"A question"}',
    );
  });

  test('[ML-1][ML-3][CT-5] a mailbox that always refuses makes a dead submission, resent there alone, and purged when both have it', async () => {
    const { webhook, mailServer, start, clock, admin, store } = await setUpDelivery(kind);
    const purge = () => purgeSubmissions(store, clock.now(), 0);
    const service = await start('webhook', 'mail');
    mailServer.tell(550, 10);
    const accepted = await service.outbox.accept(contactSubmission());
    const reference = accepted.ok ? accepted.reference : '';
    for (let day = 0; day < 16; day += 1) {
      await service.whenSettled();
      clock.advance(DAY / 2);
    }
    await service.whenSettled();
    expect(await admin.list('dead')).toMatchObject([
      { destination: 'mail', last_status: 550, last_error: 'not_accepted', attempts: 10 },
    ]);
    expect(await purge()).toEqual({ submissions: 0 });
    expect(await admin.resend(reference, 'mail')).toBe(true);
    await service.pass(1000);
    expect([mailServer.received.length, webhook.received.length]).toEqual([11, 1]);
    clock.advance(1);
    expect(await purge()).toEqual({ submissions: 2 });
  });

  test('[ML-3] what was held or suspected can be sent to one destination alone, and later to another that it never had', async () => {
    const { webhook, mailServer, start, admin } = await setUpDelivery(kind);
    const without = await start();
    await without.outbox.accept(contactSubmission());
    await without.outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
    for (const { id } of await admin.list()) expect(await admin.resend(id, 'mail')).toBe(true);
    const service = await start('webhook', 'mail');
    await service.whenSettled();
    expect([mailServer.received.length, webhook.received.length]).toEqual([2, 0]);
    for (const { id } of await admin.list()) expect(await admin.resend(id, 'webhook')).toBe(true);
    await service.pass(1000);
    expect([mailServer.received.length, webhook.received.length]).toEqual([2, 2]);
    expect(new Set((await admin.list()).map(({ reference }) => reference)).size).toBe(2);
    expect(await admin.resend('A7K2-M9QX', 'mail')).toBe(false);
  });

  test('[ML-3] greylisting, a refusal and a cut connection are retried under one Message-ID, and the log never says who wrote', async () => {
    const { mailServer, start, admin, lines } = await setUpDelivery(kind, { password: 'secret' });
    const service = await start('mail');
    const attempt = async (mode: 451 | 550 | 'cut', act: () => Promise<unknown>) => {
      mailServer.tell(mode, 1);
      await act();
      await service.pass(1000);
      return (await admin.list()).map(({ last_status, last_error }) => [last_status, last_error]);
    };
    const accept = () => service.outbox.accept(contactSubmission({ name: 'Zebedee' }));
    const resend = () => admin.resendAll('waiting');
    expect(await attempt(451, accept)).toEqual([[451, 'not_accepted']]);
    expect(await attempt(550, resend)).toEqual([[550, 'not_accepted']]);
    expect(await attempt('cut', resend)).toEqual([[null, 'ECONNECTION']]);
    await service.pass(DAY / 24);
    expect(await admin.list()).toMatchObject([{ state: 'delivered', last_status: 250 }]);
    expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(lines.join()).not.toMatch(/Zebedee|anna@|secret/);
  });
});

test.for(['webhook', 'mail'] as const)(
  '[CT-5][ML-1] a %s that cannot be written is a failed attempt, said in the log and made again by the schedule',
  async (destination) => {
    let isBroken = true;
    const write = () => {
      if (isBroken) throw new TypeError('no such field');
      return { to: 'anna@example.org', subject: 'Hello', text: 'Hello' };
    };
    const kinds = { contact: submissionKind({ stored: z.object({}), [destination]: write }) };
    const { start, admin, lines } = await setUpDelivery('SQLite', { kinds });
    const service = await start(destination);
    await service.send();
    expect(await admin.list()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'not_written' }]);
    const errors = lines.filter((line) => line.includes('delivery.not_written'));
    expect(errors.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', err: { name: 'TypeError' } },
    ]);
    isBroken = false;
    await service.pass(6000);
    expect(await admin.list()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  },
);

test('[CT-5] a store so slow that a mail cannot be written within the time-out costs an attempt, and sends nothing late', async () => {
  const { promise: stored, resolve: answer } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const mail = async () => {
    begun.resolve();
    await stored;
    return { to: 'anna@example.org', subject: 'Hello', text: 'Hello' };
  };
  const kinds = { contact: submissionKind({ stored: z.object({}), mail }) };
  const { mailServer, start, admin } = await setUpDelivery('SQLite', { kinds });
  const service = await start('mail');
  await service.outbox.accept(contactSubmission());
  await begun.promise;
  await service.pass(MINUTE);
  expect(await admin.list()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'timeout' }]);
  answer();
  await service.stop(0);
  expect(mailServer.received).toEqual([]);
});

test.for(storeKinds)(
  '[CT-5] what failed, or was being sent by a process that died, under a clock a year ahead leaves as soon as it is put right (%s)',
  async (kind) => {
    const { store, webhook, start, clock, admin } = await setUpDelivery(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'fail', times: 1 });
    clock.jump(365 * DAY);
    await service.send();
    const died = submissionsIn(store, { clock });
    await died.outbox.accept(contactSubmission());
    expect(await died.claims.claim(1)).toHaveLength(1);
    clock.jump(-365 * DAY);
    await service.pass(1000);
    expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 2 });
  },
);

test('[CT-5] a busy receiver is left alone for as long as it asks, and mail goes on at its own pace', async () => {
  const { webhook, mailServer, start } = await setUpDelivery('SQLite');
  await mailServer.close();
  const service = await start('webhook', 'mail');
  webhook.tell({ mode: 'busy', times: 1, retryAfter: '600' });
  await service.send();
  const back = await startMailServer({ port: mailServer.port });
  onTestFinished(back.close);
  await service.pass(599_000);
  expect([webhook.received.length, back.received.length]).toEqual([1, 1]);
  await service.pass(2000);
  expect(webhook.received).toHaveLength(2);
});
