import { expect, test } from 'vitest';
import { storedSchema } from '../../app/lib/forms/submission-kind.server.ts';
import { registry } from '../../app/submissions.ts';
import { pendingSubmissions } from '../../tests/support/pending-submissions.ts';
import { readSubmission, type SubmissionKinds } from './submission.ts';

test('[CT-5] a stored submission from before a field was required stays readable, and the field is empty', () => {
  const stored = storedSchema({
    email: { maxLength: 254, required: true, type: 'email' },
    phone: { maxLength: 40, required: true },
  });
  const later: SubmissionKinds = { contact: { stored, mail: () => ({ to: '' }), columns: {} } };
  expect(readSubmission(later, 'contact', '{"email":"anna@example.org","old":"gone"}')).toEqual({
    kind: 'contact',
    payload: { email: 'anna@example.org', phone: '' },
  });
});

test.for([
  ['contact', '{"name":'],
  ['contact', '["anna@example.org"]'],
  ['contact', '{"name":"Anna"}'],
  ['postcard', '{"email":"anna@example.org"}'],
])('[CT-5] what is no submission is unreadable, not an exception: %s %s', ([kind = '', payload = '']) => {
  expect(readSubmission(registry.kinds, kind, payload)).toBeUndefined();
});

test('[CT-5] a queued submission that lacks a required field is delivered by webhook and by mail', async () => {
  const { store, webhook, mailServer, start, admin } = await pendingSubmissions('SQLite');
  const moments = { created_at: 0, waiting_since: 0, next_attempt_at: 0 };
  const payload = JSON.stringify({ email: 'anna@example.org', message: 'A question' });
  const row = { kind: 'contact', payload, state: 'held', ...moments } as const;
  await store.db
    .insertInto('outbox')
    .values({ ...row, id: 'msg_old', reference: 'OLD' })
    .execute();
  const { settled } = await start('webhook', 'mail');
  await settled();
  expect(await admin.counts()).toMatchObject({ delivered: 2, dead: 0 });
  expect(webhook.received.map(({ body }) => JSON.parse(body))).toEqual([
    { name: '', email: 'anna@example.org', company: '', subject: '', message: 'A question' },
  ]);
  expect(mailServer.received[0]?.mail.text).toMatch(/^Email: anna@example.org\n\nA question\n/);
});
