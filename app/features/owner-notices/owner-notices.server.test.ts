import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import { BACKED_UP_AT } from '../../../server/db/copy-store.ts';
import type { Destination } from '../../../server/db/store.ts';
import { writeValue } from '../../../server/db/stored-values.ts';
import { startJobs } from '../../../server/jobs.ts';
import { setUpDelivery } from '../../../tests/support/delivery-setup.ts';
import { startMailServer } from '../../../tests/support/mock-mail-server.ts';
import { jobServicesIn } from '../../../tests/support/services.ts';
import { contactSubmission } from '../../../tests/support/submissions.ts';
import { type StoreKind, storeKinds } from '../../../tests/support/temporary-store.ts';
import { fill } from '../../lib/content/fill.ts';
import { createAlertsJob } from './alerts.server.ts';
import { digestJob } from './digest/digest.server.ts';
import { noticeTexts } from './notice-texts.server.ts';

const { alert, causes, counts, digest } = noticeTexts();

async function open(kind: StoreKind, destinations: Destination[] = ['mail', 'webhook']) {
  const pending = await setUpDelivery(kind);
  const { store, webhook, clock } = pending;
  const service = await pending.start(...destinations);
  const state = { disabled: false, ready: true, left: 10 };
  const services = jobServicesIn(store, {
    config: { databaseUrl: kind === 'SQLite' ? undefined : 'elsewhere', chatDailyRequests: 10 },
    ...service,
    clock,
    budgetLeft: async () => state.left,
    isReady: async () => state.ready,
    isEndpointDisabled: () => state.disabled,
  });
  const processes = ['one', 'other'].map(() => startJobs([digestJob, createAlertsJob()], services));
  for (const jobs of processes) onTestFinished(() => jobs.stop(0));
  const pass = async (ms: number, step = MINUTE) => {
    for (let passed = 0; passed < ms; passed += step) {
      clock.advance(step);
      for (const jobs of processes) await jobs.whenSettled();
      await service.whenSettled();
    }
  };
  await pass(MINUTE);
  const alerts = () =>
    webhook.received
      .map(({ body }) => JSON.parse(body))
      .filter((body) => body.kind === 'alert')
      .map(({ cause, state: told }) => `${cause} ${told}`);
  const mails = () => pending.mailServer.received.filter(({ accepted }) => accepted).map(({ mail }) => mail);
  return { ...pending, ...service, state, pass, alerts, mails };
}

describe.for(storeKinds)('in %s', (kind) => {
  test('[WA-2] a message stuck for 61 minutes gives one alert and one all-clear per destination, also beside one refused for what it says', async () => {
    const { store, clock, whenSettled, mailServer, webhook, outbox, pass, alerts, mails } = await open(kind);
    await outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
    mailServer.tell(554, 1);
    await outbox.accept(contactSubmission());
    await whenSettled();
    const tomorrow = { next_attempt_at: clock.now() + DAY };
    await store.db.updateTable('outbox').set(tomorrow).where('last_status', '=', 554).execute();
    await outbox.accept(contactSubmission());
    await pass(2 * HOUR, 10 * MINUTE);
    webhook.tell({ mode: 'fail', matching: 'stuck' });
    await outbox.accept(contactSubmission({ subject: 'stuck' }));
    await pass(59 * MINUTE);
    expect(alerts()).toEqual(['mail raised']);
    await pass(30 * MINUTE);
    expect(alerts()).toEqual(['mail raised', 'undelivered raised']);
    webhook.tell({ mode: 'ok' });
    await pass(3 * HOUR, 10 * MINUTE);
    expect(alerts()).toEqual(['mail raised', 'undelivered raised', 'undelivered over']);
    const told = mails().filter(({ subject }) => subject?.endsWith(causes.undelivered.title));
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain('anna@');
  });

  test('[WA-1] on Monday at seven one mail tells of the week, of two processes; one of a week with nothing has three lines', async () => {
    const { store, outbox, clock, state, pass, mails, webhook } = await open(kind);
    webhook.tell({ mode: 'fail', matching: 'stuck' });
    await writeValue(store, BACKED_UP_AT, String(clock.now()));
    await pass(6 * DAY + 20 * HOUR, HOUR);
    expect(mails()).toEqual([]);
    await pass(2 * HOUR, HOUR);
    const [quiet] = mails();
    expect(quiet?.subject).toMatch(/\b5\b.*\b12\b.*2026/);
    const lines = quiet?.text?.trim().split('\n') ?? [];
    expect([lines[0], lines.length]).toEqual([digest.quiet, kind === 'SQLite' ? 3 : 1]);
    await outbox.accept(contactSubmission({ subject: 'stuck' }));
    await outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
    state.left = 3;
    await pass(DAY, HOUR);
    state.left = 8;
    await pass(6 * DAY, HOUR);
    const told = mails().filter(({ subject }) => subject?.includes('2026'));
    expect(told).toHaveLength(2);
    const chat = fill(digest.of, { count: 19, all: 70 });
    const text = `^${counts.submissions}: 1\n${digest.failed}: 1.*\n${digest.suspected}: 1\n${digest.chat}: ${chat}\n`;
    expect(told[1]?.text).toMatch(new RegExp(text));
    expect(told[1]?.text).not.toContain('anna@');
  });
});

test('[WA-2] what was given up is told of for a day, so that the next is told of again', async () => {
  const { outbox, mailServer, pass, alerts } = await open('SQLite');
  mailServer.tell(550, 99);
  await outbox.accept({ kind: 'confirmation', payload: { email: 'nobody@example.org', language: 'en' } });
  await pass(2 * MINUTE);
  expect([alerts(), mailServer.received.length]).toEqual([[], 2]);
  const unreadable = { kind: 'contact' as const, payload: { name: 5 } };
  await outbox.accept(unreadable);
  await pass(23 * HOUR, HOUR);
  expect(alerts()).toEqual(['undelivered raised']);
  await pass(3 * HOUR, HOUR);
  await outbox.accept(unreadable);
  await pass(2 * MINUTE);
  expect(alerts()).toEqual(['undelivered raised', 'undelivered over', 'undelivered raised']);
});

test('[WA-1][WA-2] what began by a clock that was ahead is over once it is right, and the next week has its digest', async () => {
  const { clock, state, pass, alerts, mails } = await open('SQLite');
  clock.jump(365 * DAY);
  state.left = 0;
  await pass(2 * MINUTE);
  clock.jump(-365 * DAY);
  state.left = 5;
  await pass(5 * MINUTE);
  expect(alerts()).toEqual(['budget raised', 'budget over']);
  const told = mails().length;
  await pass(8 * DAY, HOUR);
  expect(mails()).toHaveLength(told + 1);
});

test('[WA-2] with mail down the alert comes by webhook; with both down it comes when one is back, and raises none about itself', async () => {
  const { webhook, mailServer, state, pass, alerts, admin } = await open('SQLite');
  await mailServer.close();
  state.disabled = true;
  await pass(MINUTE);
  expect(alerts()).toEqual(['endpoint raised']);
  webhook.tell({ mode: 'fail' });
  state.left = 0;
  await pass(90 * MINUTE, 10 * MINUTE);
  const back = await startMailServer({ port: mailServer.port });
  onTestFinished(back.close);
  await pass(6 * HOUR, 10 * MINUTE);
  const subjects = new Set(back.received.map(({ mail }) => mail.subject));
  const expected = [causes.budget, causes.endpoint].map((cause) => fill(alert.subject, cause));
  expect(subjects).toEqual(new Set(expected));
  const kinds = (await admin.list()).map(({ kind: made }) => made);
  expect(new Set(kinds)).toEqual(new Set(['alert_mail', 'alert_webhook']));
});

test('[WA-2] at most six messages a day and destination, all-clears included; the sixth says that more wait until tomorrow', async () => {
  const { webhook, state, pass, alerts } = await open('SQLite');
  for (let half = 0; half < 10; half += 1) {
    state.disabled = half % 2 === 0;
    await pass(5 * MINUTE);
  }
  state.left = 0;
  await pass(2 * MINUTE);
  expect(alerts()).toHaveLength(6);
  expect(webhook.received.map(({ body }) => Number(JSON.parse(body).last)).join('')).toBe('000001');
  await pass(DAY, HOUR);
  expect(alerts().slice(6)).toContain('budget raised');
});

test('[WA-2] a store that cannot be written is told without it, under one id, and that it is over; tomorrow, if today has its six', async () => {
  const { webhook, state, pass, alerts, mails, outbox } = await open('SQLite');
  const told = () => ({
    webhook: new Set(webhook.received.map(({ headers }) => headers['webhook-id'])).size,
    mail: new Set(mails().map(({ messageId }) => messageId)).size,
  });
  state.ready = false;
  await pass(5 * MINUTE);
  expect(told()).toEqual({ webhook: 1, mail: 1 });
  expect(mails()[0]?.subject).toBe(fill(alert.subject, causes.store));
  const payload = { cause: 'disk', state: 'over', since: 0, last: false };
  for (let count = 0; count < 6; count += 1) await outbox.accept({ kind: 'alert_webhook', payload });
  state.ready = true;
  await pass(2 * MINUTE);
  expect(told()).toEqual({ webhook: 7, mail: 2 });
  expect(alerts()).not.toContain('store over');
  await pass(DAY, HOUR);
  expect(alerts()).toContain('store over');
});

test('[WA-1] where there is no mail the digest goes to the webhook, and no alert tells of what waits for mail; with neither nothing is made', async () => {
  const { store, outbox, webhook, pass } = await open('SQLite', ['webhook']);
  await outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
  const forMail = { state: 'waiting', destination: 'mail', waiting_since: 0 } as const;
  await store.db.updateTable('outbox').set(forMail).execute();
  await pass(7 * DAY, 6 * HOUR);
  expect(webhook.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ kind: 'digest', spam: 0 }]);
  const { pass: wait, admin, state } = await open('SQLite', []);
  state.disabled = true;
  await wait(7 * DAY, 6 * HOUR);
  expect(await admin.list()).toEqual([]);
});
