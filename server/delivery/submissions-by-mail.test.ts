import { describe, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../tests/support/mock-mail-server.ts';
import { pendingSubmissions } from '../../tests/support/pending-submissions.ts';
import { contactSubmission } from '../../tests/support/submissions.ts';
import { STORE_KINDS } from '../../tests/support/temporary-store.ts';

const DAY = 86_400_000;

describe.for(STORE_KINDS)('a mailbox that does not take a submission, in %s', (kind) => {
  test('[ML-1] a submission leaves by webhook and by mail, each at its own pace, and is purged when both have it', async () => {
    const { webhook, mailServer, start, clock, admin } = await pendingSubmissions(kind);
    await mailServer.close();
    const service = await start('webhook', 'mail');
    const accepted = await service.outbox.accept(contactSubmission());
    await service.settled();
    const id = accepted.ok ? accepted.id : '';
    expect(await admin.show(id)).toMatchObject([
      { id, destination: 'webhook', state: 'delivered' },
      { id, destination: 'mail', state: 'waiting', attempts: 1, last_status: null, last_error: 'ESOCKET' },
    ]);
    clock.advance(DAY);
    await service.settled();
    expect(await admin.purge(clock.now())).toBe(0);

    const back = await startMailServer({ port: mailServer.port });
    onTestFinished(back.close);
    clock.advance(DAY);
    await service.settled();
    expect(back.received).toHaveLength(1);
    expect(webhook.received).toHaveLength(1);
    expect(await admin.purge(clock.now() + 1)).toBe(2);
  });

  test('[ML-3] greylisting, a refusal and a cut connection are seen by the operator, tried again under one Message-ID, and nothing is lost', async () => {
    const { mailServer, start, clock, admin, lines } = await pendingSubmissions(kind, { password: 'secret' });
    const service = await start('mail');
    const seen = async () =>
      (await admin.list()).map(({ last_status, last_error }) => [last_status, last_error]);
    mailServer.tell(451, 1);
    await service.outbox.accept(contactSubmission({ name: 'Zebedee' }));
    await service.settled();
    expect(await seen()).toEqual([[451, 'not_accepted']]);
    mailServer.tell(550, 1);
    clock.advance(DAY / 24);
    await service.settled();
    expect(await seen()).toEqual([[550, 'not_accepted']]);
    mailServer.tell('cut', 1);
    clock.advance(DAY / 24);
    await service.settled();
    expect(await seen()).toEqual([[null, 'ECONNECTION']]);
    clock.advance(DAY / 24);
    await service.settled();
    expect(await admin.list()).toMatchObject([{ state: 'delivered', attempts: 4, last_status: 250 }]);
    expect(mailServer.received.map(({ accepted }) => accepted)).toEqual([false, false, false, true]);
    expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(lines.join()).not.toMatch(/Zebedee|anna@|secret/);
  });

  test('[ML-3] a mailbox that always refuses makes a dead submission, which is replayed there and not at the webhook', async () => {
    const { webhook, mailServer, start, clock, admin } = await pendingSubmissions(kind);
    const service = await start('webhook', 'mail');
    mailServer.tell(550, 10);
    const accepted = await service.outbox.accept(contactSubmission());
    for (let day = 0; day < 16; day += 1) {
      await service.settled();
      clock.advance(DAY / 2);
    }
    await service.settled();
    expect(await admin.list('dead')).toMatchObject([{ destination: 'mail', last_status: 550, attempts: 10 }]);
    expect(await admin.resend(accepted.ok ? accepted.reference : '', 'mail')).toBe(true);
    clock.advance(1000);
    await service.settled();
    expect(mailServer.received).toHaveLength(11);
    expect(webhook.received).toHaveLength(1);
  });
});

describe.for(STORE_KINDS)('a submission that was taken in before, in %s', (kind) => {
  test('[ML-1] what was held leaves to every destination there is later, and what a version before wrote only to the webhook', async () => {
    const { store, webhook, mailServer, start, admin } = await pendingSubmissions(kind);
    const without = await start();
    await without.outbox.accept(contactSubmission());
    await without.outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
    const moments = { created_at: 0, waiting_since: 0, next_attempt_at: 0 };
    await store.db
      .insertInto('outbox')
      .values({
        id: 'msg_old',
        reference: 'OLD',
        kind: 'contact',
        payload: JSON.stringify(contactSubmission().payload),
        state: 'waiting',
        ...moments,
      })
      .execute();
    const service = await start('webhook', 'mail');
    await service.settled();
    expect(mailServer.received).toHaveLength(1);
    expect(webhook.received).toHaveLength(2);
    const [suspected] = await admin.list('suspected');
    expect(await admin.release(suspected?.reference ?? '')).toBe(true);
    expect(await admin.erase('msg_old')).toBe(true);
    const again = await start('webhook', 'mail');
    await again.settled();
    expect(mailServer.received).toHaveLength(2);
    expect(await admin.counts()).toMatchObject({ delivered: 4, held: 0, suspected: 0 });
  });

  test('[ML-1] a form that is sent twice is one mail', async () => {
    const { webhook, mailServer, start } = await pendingSubmissions(kind);
    const { outbox, settled } = await start('webhook', 'mail');
    const repeat = { key: 'the same', withinMs: undefined };
    const first = await outbox.accept(contactSubmission(), { repeat });
    expect(await outbox.accept(contactSubmission(), { repeat })).toEqual(first);
    await settled();
    expect([webhook.received.length, mailServer.received.length]).toEqual([1, 1]);
  });
});
