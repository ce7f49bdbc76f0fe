import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { startMockWebhook } from '../../tests/support/mock-webhook.ts';
import { createWebhookTransport } from './webhook-transport.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEXT_SECRET = `whsec_${btoa('the secret of tomorrow')}`;
const content = { message: 'Grüße 👋' };

async function open(secret?: string, secrets: string[] = []) {
  const webhook = await startMockWebhook(secret === undefined ? {} : { secret });
  onTestFinished(webhook.close);
  const clock = fakeClock(Date.now()); // a receiver compares the timestamp with its own clock
  const send = createWebhookTransport({ url: webhook.url, secrets, fetch, clock });
  const deliver = () => send('msg_1', content, new AbortController().signal, 0);
  return { webhook, deliver };
}

test('[CT-5] a signature verifies by the Standard Webhooks rules with its secret alone, and without a secret there is none', async () => {
  const plain = await open();
  expect(await plain.deliver()).toEqual({ result: 'delivered', status: 204 });
  const sent = { 'content-type': 'application/json', 'webhook-id': 'msg_1' };
  expect(plain.webhook.received).toMatchObject([{ headers: sent }]);
  expect(plain.webhook.received[0]?.headers).not.toHaveProperty('webhook-signature');
  const { webhook, deliver } = await open(SECRET, [SECRET]);
  expect(await deliver()).toMatchObject({ result: 'delivered' });
  const [{ body, headers } = { body: '', headers: {} }] = webhook.received;
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(SECRET).verify(body, signed)).toEqual(content);
  expect(() => new Webhook(`whsec_${btoa('another')}`).verify(body, signed)).toThrow('No matching signature');
});

test.for([
  ['the old', SECRET],
  ['the new', NEXT_SECRET],
])('[CT-5] while the secret changes a receiver with %s one takes the submission', async ([, known]) => {
  const { webhook, deliver } = await open(known, [NEXT_SECRET, SECRET]);
  expect(await deliver()).toMatchObject({ result: 'delivered' });
  expect(webhook.received).toMatchObject([{ signature: 'valid' }]);
});

test.for([
  [
    { mode: 'busy', retryAfter: '90' },
    { status: 429, error: 'not_accepted', retryAfterMs: 90_000 },
  ],
  [{ mode: 'cut' }, { error: 'UND_ERR_SOCKET' }],
  [{ mode: 'garbage' }, { error: 'network' }],
  [{ mode: 'redirect' }, { status: 302, error: 'redirect_not_followed' }],
] as const)('[CT-3] only a success counts, and no redirect is followed: %o', async ([order, outcome]) => {
  const { webhook, deliver } = await open();
  webhook.tell(order);
  expect(await deliver()).toEqual({ result: 'failed', ...outcome });
  expect(webhook.received).toHaveLength(1);
});

test('[CT-5] 410 alone stops the endpoint, and no other refusal is the last word', async () => {
  const { webhook, deliver } = await open();
  const outcomes = {
    delivered: [200, 299],
    gone: [410],
    failed: [304, 400, 401, 403, 404, 409, 413, 422, 425, 499, 503],
  };
  for (const [result, statuses] of Object.entries(outcomes))
    for (const status of statuses) {
      webhook.tell({ mode: 'status', status });
      expect(await deliver()).toMatchObject({ result, status });
    }
});
