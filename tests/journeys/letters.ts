import type { Page } from '@playwright/test';
import type { FakeWebhook } from '../../harness/fakes/webhook.ts';
import { expect } from './site-test.ts';

/** The deliveries so far whose body contains a text. */
export function lettersWith(webhook: FakeWebhook, text: string): FakeWebhook['received'] {
  return webhook.received.filter(({ body }) => body.includes(text));
}

/** Waits for the one letter that contains a text, and checks that it has exactly these fields and an id. */
export async function expectLetter(webhook: FakeWebhook, text: string, fields: Record<string, string>) {
  await expect.poll(() => lettersWith(webhook, text).length, { timeout: 20_000 }).toBe(1);
  const [letter] = lettersWith(webhook, text);
  expect(JSON.parse(letter?.body ?? '')).toEqual(fields);
  expect(letter?.headers['webhook-id']).toMatch(/\S/);
  expect(letter?.headers['content-type']).toContain('application/json');
}

/** Lets the time pass that a person needs to fill in a form: what comes within two seconds is a robot's. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(5000);
}

/** Sends as many letters from the visitor's address as one address may send in a while. */
export async function useUpLimit(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  for (let letter = 0; letter < 20; letter += 1) {
    const response = await page.request.post(path, { data: fields });
    expect(response.status()).toBe(202);
  }
}
