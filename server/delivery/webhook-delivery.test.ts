import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { registry } from '../../app/submissions.ts';
import { aboutFirm } from '../../tests/support/company-mail.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { startMockWebhook } from '../../tests/support/mock-webhook.ts';
import { contactSubmission } from '../../tests/support/submissions.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import type { Submission } from './submission.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEXT_SECRET = `whsec_${btoa('the secret of tomorrow')}`;
const TIMEOUT_MS = 15_000;
const never = new AbortController().signal;

async function open(secret?: string, secrets: string[] = secret === undefined ? [] : [secret]) {
  const webhook = await startMockWebhook(secret === undefined ? {} : { secret });
  onTestFinished(webhook.close);
  const clock = fakeClock(Date.now()); // a receiver compares the timestamp with its own clock
  const store = await temporaryStore();
  const sent = createWebhookDelivery({
    kinds: registry.kinds,
    about: aboutFirm(store),
    url: webhook.url,
    secrets,
    fetch,
    clock,
    timeoutMs: TIMEOUT_MS,
  });
  const deliver = (id: string, submission: Submission, stop: AbortSignal) => sent(id, submission, stop, 0);
  return { webhook, deliver, clock };
}

test('[CT-3] a contact submission leaves as JSON with exactly its five fields', async () => {
  const { webhook, deliver } = await open();
  expect(await deliver('msg_1', contactSubmission({ company: 'ACME' }), never)).toEqual({
    result: 'delivered',
    status: 204,
  });
  expect(webhook.received).toMatchObject([
    { headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' } },
  ]);
  expect(webhook.received[0]?.headers).not.toHaveProperty('webhook-signature');
  expect(webhook.received.map(({ body }) => body)).toEqual([
    '{"name":"Anna","email":"anna@example.org","company":"ACME","subject":"Hello","message":"A question"}',
  ]);
});

test('[CT-5] a signed submission verifies by the Standard Webhooks rules, and not with another secret', async () => {
  const { webhook, deliver } = await open(SECRET);
  const submission = contactSubmission({ message: 'Grüße 👋' });
  expect(await deliver('msg_1', submission, never)).toMatchObject({ result: 'delivered' });
  const [{ body, headers } = { body: '', headers: {} }] = webhook.received;
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(SECRET).verify(body, signed)).toEqual(submission.payload);
  expect(() => new Webhook(`whsec_${btoa('another')}`).verify(body, signed)).toThrow('No matching signature');
});

test.for([
  ['the old', SECRET],
  ['the new', NEXT_SECRET],
])('[CT-5] while the secret changes a receiver with %s one takes the letter', async ([, known]) => {
  const { webhook, deliver } = await open(known, [NEXT_SECRET, SECRET]);
  expect(await deliver('msg_1', contactSubmission(), never)).toMatchObject({ result: 'delivered' });
  expect(webhook.received).toMatchObject([{ signature: 'valid' }]);
});

test.for([
  [
    { mode: 'busy', retryAfter: '90' },
    { result: 'failed', status: 429, retryAfterMs: 90_000 },
  ],
  [{ mode: 'teapot' }, { result: 'failed', status: 418, error: 'not_accepted' }],
  [{ mode: 'hang' }, { result: 'failed', status: undefined, error: 'timeout' }],
  [{ mode: 'cut' }, { result: 'failed', status: undefined, error: 'UND_ERR_SOCKET' }],
  [{ mode: 'garbage' }, { result: 'failed', status: undefined, error: 'network' }],
] as const)('[CT-3] only a success status counts: %o', async ([order, outcome]) => {
  const { webhook, deliver, clock } = await open();
  webhook.tell(order);
  const came = deliver('msg_1', contactSubmission(), never);
  await webhook.until(1);
  if (order.mode === 'hang') clock.advance(TIMEOUT_MS);
  expect(await came).toMatchObject(outcome);
});

test.for([
  ...[200, 299].map((status) => [status, 'delivered'] as const),
  [410, 'gone'],
  ...[304, 400, 401, 403, 404, 409, 413, 422, 425, 499, 503].map((status) => [status, 'failed'] as const),
] as const)(
  '[CT-5] %i is %s: 410 alone stops the endpoint, and no other refusal is the last word',
  async ([status, result]) => {
    const { webhook, deliver } = await open();
    webhook.tell({ mode: 'status', status });
    expect(await deliver('msg_1', contactSubmission(), never)).toMatchObject({ result, status });
  },
);

test('[CT-3] a redirect is not followed: a submission goes nowhere but to the address that was configured', async () => {
  const { webhook, deliver } = await open();
  webhook.tell({ mode: 'redirect' });
  expect(await deliver('msg_1', contactSubmission(), never)).toMatchObject({
    result: 'failed',
    error: 'redirect_not_followed',
  });
  expect(webhook.received.map(({ path }) => path)).toEqual(['/']);
});

test('an attempt that we break off ourselves says so', async () => {
  const { webhook, deliver } = await open();
  webhook.tell({ mode: 'hang' });
  const stop = new AbortController();
  const outcome = deliver('msg_1', contactSubmission(), stop.signal);
  await webhook.until(1);
  stop.abort();
  expect(await outcome).toEqual({ result: 'aborted' });
});
