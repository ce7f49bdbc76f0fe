import { describe, expect, test } from 'vitest';
import { storedSchema } from '../../app/lib/forms/stored-submission.server.ts';
import { setUpDelivery } from '../../tests/support/delivery-setup.ts';
import { contactSubmission } from '../../tests/support/submissions.ts';
import { storeKinds } from '../../tests/support/temporary-store.ts';
import { DAY } from '../clock.ts';
import { readSubmission, submissionKind } from './submission.ts';

const TIMEOUT_MS = 15_000;

const storedRow = (id: string, payload: string) => {
  const moments = { created_at: 0, waiting_since: 0, next_attempt_at: 0 };
  return { id, reference: id, kind: 'contact', payload, state: 'waiting', ...moments } as const;
};

describe.for(storeKinds)('in %s', (kind) => {
  test('[CT-5] a submission that the receiver chokes on does not hold up those behind it, of which eight are on their way at once', async () => {
    const { webhook, start, admin } = await setUpDelivery(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'hang', matching: 'poison' });
    await service.outbox.accept(contactSubmission({ subject: 'poison' }));
    for (let count = 0; count < 20; count += 1) await service.outbox.accept(contactSubmission());
    await expect.poll(() => admin.counts(), { timeout: 30_000 }).toMatchObject({ delivered: 20, waiting: 1 });
    await service.pass(TIMEOUT_MS);
    expect(await admin.list('waiting')).toMatchObject([{ last_error: 'timeout', attempts: 1 }]);
  });

  test('[CT-5] a delivery that a stop breaks off costs no attempt', async () => {
    const { webhook, start, clock, admin } = await setUpDelivery(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'hang' });
    await service.outbox.accept(contactSubmission());
    await webhook.until(1);
    const stopped = service.stop(0);
    clock.advance(0);
    await stopped;
    expect(await admin.list()).toMatchObject([{ state: 'waiting', attempts: 0, last_error: null }]);
  });

  test('[CT-5] a receiver that is gone gets nothing more until the next start, and no submission is lost', async () => {
    const { webhook, start, lines, admin } = await setUpDelivery(kind);
    const service = await start('webhook');
    webhook.tell({ mode: 'gone', times: 1 });
    for (let count = 0; count < 2; count += 1) {
      await service.send();
    }
    await service.pass(DAY);
    expect([webhook.received.length, service.isEndpointDisabled()]).toEqual([1, true]);
    const untouched = { state: 'waiting', attempts: 0 };
    expect(await admin.list()).toMatchObject([untouched, untouched]);
    expect(lines.filter((line) => line.includes('delivery.endpoint_disabled'))).toHaveLength(1);

    await service.stop(0);
    await start('webhook');
    expect(await admin.counts()).toMatchObject({ waiting: 0, delivered: 2 });
  });

  test('[CT-5] a row that cannot be read, or that has killed every process that tried, is dead, one of a newer version waits, and the others leave', async () => {
    const { store, start, admin } = await setUpDelivery(kind);
    await store.db.insertInto('outbox').values(storedRow('msg_broken', '{"name":')).execute();
    const { payload } = contactSubmission();
    const killer = { ...storedRow('msg_killer', JSON.stringify(payload)), attempts: 10 };
    await store.db.insertInto('outbox').values(killer).execute();
    const ofNewerVersion = { ...storedRow('msg_newer', '{}'), kind: 'survey' };
    await store.db.insertInto('outbox').values(ofNewerVersion).execute();
    const service = await start('webhook');
    await service.send();
    expect(await admin.list()).toMatchObject([
      { id: 'msg_broken', state: 'dead', last_error: 'unreadable', submission: undefined },
      { id: 'msg_killer', state: 'dead', last_error: 'attempts_exhausted' },
      { id: 'msg_newer', state: 'waiting', attempts: 0 },
      { state: 'delivered' },
    ]);
  });

  test('[ML-1] what was held, released or stored by an older version leaves to every destination that is set later', async () => {
    const { store, webhook, mailServer, start, admin } = await setUpDelivery(kind);
    const without = await start();
    await without.outbox.accept(contactSubmission());
    await without.outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
    await store.db
      .insertInto('outbox')
      .values({ ...storedRow('msg_old', '{"email":"anna@example.org"}'), state: 'held' })
      .execute();
    const service = await start('webhook', 'mail');
    await service.whenSettled();
    expect([webhook.received.length, mailServer.received.length]).toEqual([2, 2]);
    const [suspected] = await admin.list('suspected');
    expect(await admin.release(suspected?.reference ?? '')).toBe(true);
    expect(await admin.erase('msg_old')).toBe(true);
    const again = await start('webhook', 'mail');
    await again.whenSettled();
    expect([webhook.received.length, mailServer.received.length]).toEqual([3, 3]);
    expect(await admin.counts()).toMatchObject({ delivered: 4, held: 0, suspected: 0 });
  });

  test('[CT-5] a process without a destination leaves alone what waits for another, which sends what the first took in', async () => {
    const { webhook, start, admin } = await setUpDelivery(kind);
    webhook.tell({ mode: 'fail', times: 1 });
    const service = await start('webhook');
    await service.send();
    const without = await start();
    await without.outbox.accept(contactSubmission());
    expect(await admin.counts()).toMatchObject({ waiting: 1, held: 1 });
    await service.pass(6000);
    expect(await admin.counts()).toMatchObject({ held: 0, delivered: 2 });
  });
});

test('[CT-5] a store that is away is said once, and once more when it is back', async () => {
  const { store, start, lines } = await setUpDelivery('SQLite');
  const service = await start('webhook');
  for (const name of ['elsewhere', 'elsewhere', 'outbox', 'outbox']) {
    const found = await store.db.introspection.getTables();
    const current = found.find((table) => ['elsewhere', 'outbox'].includes(table.name))?.name ?? '';
    if (current !== name) await store.db.schema.alterTable(current).renameTo(name).execute();
    for (let round = 0; round < 2; round += 1) {
      await service.pass(1000);
    }
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'delivery.claim_failed',
    'delivery.claims_again',
  ]);
});

test('[CT-5] a stored submission from before a field was required is read with that field empty', () => {
  const stored = storedSchema({
    email: { maxLength: 254, required: true, type: 'email' },
    phone: { maxLength: 40, required: true },
  });
  const kinds = { contact: submissionKind({ stored }) };
  const read = (kind: string, payload: string) => readSubmission(kinds, kind, payload)?.payload;
  expect(read('contact', '{"email":"a@example.org","old":"gone"}')).toEqual({
    email: 'a@example.org',
    phone: '',
  });
  for (const payload of ['{"name":', '["anna@example.org"]', '{"name":"Anna"}'])
    expect(read('contact', payload)).toBeUndefined();
  expect(read('postcard', '{"email":"anna@example.org"}')).toBeUndefined();
});
