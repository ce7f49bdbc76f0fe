import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../harness/fakes/mail-server.ts';
import { startFakeWebhook } from '../../harness/fakes/webhook.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactLetter, lettersIn } from '../../tests/support/letters.ts';
import { mailOfFirm } from '../../tests/support/mail-of-firm.ts';
import { STORE_KINDS, type StoreKind, temporaryStore } from '../../tests/support/temporary-store.ts';
import { randomIds } from '../ids.ts';
import { createLog } from '../log/log.ts';
import { createLetterAdmin } from '../outbox/letter-admin.ts';
import { startLetterService } from '../relay/letter-service.ts';
import { createMailDelivery } from './mail-delivery.ts';

const DAY = 86_400_000;

async function open(kind: StoreKind, { password }: { password?: string } = {}) {
  const store = await temporaryStore(kind);
  const webhook = await startFakeWebhook();
  onTestFinished(webhook.close);
  const mailServer = await startMailServer(password === undefined ? {} : { password });
  onTestFinished(mailServer.close);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const deliver = createMailDelivery({
    url: mailServer.url,
    from: 'site@firm.lu',
    write: mailOfFirm(),
    clock,
    timeoutMs: 15_000,
  });
  const start = async (destinations = ['webhook', 'mail']) => {
    const config = {
      webhook: destinations.includes('webhook') ? { url: webhook.url, secrets: [] } : undefined,
    };
    const byMail = destinations.includes('mail') ? deliver : undefined;
    const world = { store, clock, ids: randomIds, random: () => 0, fetch, log };
    const { outbox, relay } = startLetterService({ config, byMail, ...world });
    onTestFinished(() => relay.stop(0));
    await relay.settled();
    return { outbox, ...relay };
  };
  const admin = createLetterAdmin({ store, clock });
  return { store, webhook, mailServer, deliver, clock, lines, start, admin };
}

test.for(STORE_KINDS)(
  '[ML-1] a letter leaves by webhook and by mail, each at its own pace, and is purged when both have it (%s)',
  async (kind) => {
    const { webhook, mailServer, start, clock, admin } = await open(kind);
    await mailServer.close();
    const service = await start();
    const accepted = await service.outbox.accept(contactLetter());
    await service.settled();
    const id = accepted.ok ? accepted.id : '';
    expect(await admin.show(id)).toMatchObject([
      { id, destination: 'webhook', state: 'delivered' },
      { id, destination: 'mail', state: 'waiting', attempts: 1, lastStatus: null, lastError: 'ESOCKET' },
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
  },
);

test.for(STORE_KINDS)(
  '[ML-3] greylisting, a refusal and a cut connection are seen by the operator, tried again under one Message-ID, and nothing is lost (%s)',
  async (kind) => {
    const { mailServer, start, clock, admin, lines } = await open(kind, { password: 'secret' });
    const service = await start(['mail']);
    const seen = async () => (await admin.list()).map(({ lastStatus, lastError }) => [lastStatus, lastError]);
    mailServer.tell(451, 1);
    await service.outbox.accept(contactLetter({ name: 'Zebedee' }));
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
    expect(await admin.list()).toMatchObject([{ state: 'delivered', attempts: 4, lastStatus: 250 }]);
    expect(mailServer.received.map(({ accepted }) => accepted)).toEqual([false, false, false, true]);
    expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(lines.join()).not.toMatch(/Zebedee|anna@|secret/);
  },
);

test.for(STORE_KINDS)(
  '[ML-3] a mailbox that always refuses makes a dead letter, which is replayed there and not at the webhook (%s)',
  async (kind) => {
    const { webhook, mailServer, start, clock, admin } = await open(kind);
    const service = await start();
    mailServer.tell(550, 10);
    const accepted = await service.outbox.accept(contactLetter());
    for (let day = 0; day < 16; day += 1) {
      await service.settled();
      clock.advance(DAY / 2);
    }
    await service.settled();
    expect(await admin.list('dead')).toMatchObject([{ destination: 'mail', lastStatus: 550, attempts: 10 }]);
    expect(await admin.replay(accepted.ok ? accepted.reference : '', 'mail')).toBe(true);
    clock.advance(1000);
    await service.settled();
    expect(mailServer.received).toHaveLength(11);
    expect(webhook.received).toHaveLength(1);
  },
);

test.for(STORE_KINDS)(
  '[ML-1] a mail that was sent when its process was killed comes again, under the same Message-ID (%s)',
  async (kind) => {
    const { store, mailServer, deliver, start, clock } = await open(kind);
    const killed = lettersIn(store, {
      clock,
      destinations: ['mail'],
      destination: 'mail',
      claimant: 'killed',
    });
    await killed.outbox.accept(contactLetter());
    const [claimed] = (await killed.claims.claim(1)).letters;
    if (claimed?.letter)
      await deliver(claimed.letterId, claimed.letter, new AbortController().signal, claimed.createdAt);
    expect(mailServer.received).toHaveLength(1);

    const service = await start(['mail']);
    clock.advance(20_000);
    await service.settled();
    expect(mailServer.received).toHaveLength(2);
    expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  },
);

test.for(STORE_KINDS)(
  '[ML-1] what was held leaves to every destination there is later, and what a version before wrote only to the webhook (%s)',
  async (kind) => {
    const { store, webhook, mailServer, start, admin } = await open(kind);
    const without = await start([]);
    await without.outbox.accept(contactLetter());
    await without.outbox.accept(contactLetter(), { suspicion: 'too_fast' });
    const moments = { created_at: 0, waiting_since: 0, next_attempt_at: 0 };
    await store.db
      .insertInto('outbox')
      .values({
        id: 'msg_old',
        reference: 'OLD',
        kind: 'contact',
        payload: JSON.stringify(contactLetter().payload),
        state: 'waiting',
        ...moments,
      })
      .execute();
    const service = await start();
    await service.settled();
    expect(mailServer.received).toHaveLength(1);
    expect(webhook.received).toHaveLength(2);
    const [suspected] = await admin.list('suspected');
    expect(await admin.release(suspected?.reference ?? '')).toBe(true);
    expect(await admin.erase('msg_old')).toBe(true);
    const again = await start();
    await again.settled();
    expect(mailServer.received).toHaveLength(2);
    expect(await admin.counts()).toMatchObject({ delivered: 4, held: 0, suspected: 0 });
  },
);

test.for(STORE_KINDS)('[ML-1] a form that is sent twice is one mail (%s)', async (kind) => {
  const { webhook, mailServer, start } = await open(kind);
  const { outbox, settled } = await start();
  const repeat = { key: 'the same', withinMs: undefined };
  const first = await outbox.accept(contactLetter(), { repeat });
  expect(await outbox.accept(contactLetter(), { repeat })).toEqual(first);
  await settled();
  expect([webhook.received.length, mailServer.received.length]).toEqual([1, 1]);
});
