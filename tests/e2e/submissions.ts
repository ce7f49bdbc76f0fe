import type { Page } from '@playwright/test';
import type { MockWebhook } from '../support/mock-webhook.ts';
import { expect } from './site-test.ts';

/** Deliveries whose body contains a text. */
export function submissionsWith(webhook: MockWebhook, text: string): MockWebhook['received'] {
  return webhook.received.filter(({ body }) => body.includes(text));
}

/** Waits for exactly one submission that contains a text, and compares its fields. */
export async function expectSubmission(webhook: MockWebhook, text: string, fields: Record<string, string>) {
  await expect.poll(() => submissionsWith(webhook, text).length, { timeout: 20_000 }).toBe(1);
  const [submission] = submissionsWith(webhook, text);
  expect(JSON.parse(submission?.body ?? '')).toEqual(fields);
  expect(submission?.headers['webhook-id']).toMatch(/\S/);
  expect(submission?.headers['content-type']).toContain('application/json');
}

/** Waits the two seconds below which a form counts as sent by a bot. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(5000);
}
