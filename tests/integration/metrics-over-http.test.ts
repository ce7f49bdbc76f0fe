import { afterAll, expect, test } from 'vitest';
import { fr } from '../support/messages.ts';
import { startMockWebhook } from '../support/mock-webhook.ts';
import { portOf } from '../support/running-site.ts';
import { askAssistant, sendSubmission, siteOfFile } from '../support/test-site.ts';

const webhook = await startMockWebhook();
afterAll(webhook.close);
const site = await siteOfFile({ WEBHOOK_URL: webhook.url, OPS_PORT: '0' });
const metrics = `http://127.0.0.1:${portOf(site.log, 'metrics.listening')}/metrics`;

const page = async () => (await fetch(metrics)).text();

test('[CT-5] what visitors do shows up in the numbers, and nothing of what they wrote', async () => {
  await fetch(`${site.url}/${fr}/about`);
  await fetch(`${site.url}/${fr}/about.data`);
  await fetch(`${site.url}/zebedee/zebedee.php`, { redirect: 'manual' });
  expect((await sendSubmission(site.url, 'zebedee', 'zebedee says hello')).status).toBe(202);
  await webhook.until(1);
  await (await askAssistant(site.url, 'Who are you, zebedee?')).text();
  await expect
    .poll(page, { timeout: 20_000 })
    .toContain('site_letters{destination="webhook",state="delivered"} 1');
  const shown = (await page()).split('\n');
  expect(shown).toEqual(
    expect.arrayContaining([
      'site_http_requests_total{method="GET",route="/:lang?/about",status="200"} 2',
      'site_http_requests_total{method="POST",route="/api/contact",status="202"} 1',
      'site_delivery_tries_total{destination="webhook",result="delivered"} 1',
      'site_chat_answers_total{path="built-in",because="no_service",end="answered"} 1',
      'site_store_up 1',
      'site_webhook_gone 0',
    ]),
  );
  expect(shown.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true);
  expect(shown.join()).not.toMatch(/zebedee|anna/i);
});
