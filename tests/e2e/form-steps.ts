import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
import type { MockWebhook } from '../support/mock-webhook.ts';
import { expect } from './site-test.ts';
import { visit } from './visit.ts';

export type Field = 'name' | 'email' | 'company' | 'subject' | 'message';

/** Returns the fields of a contact message with its own subject. */
export function submission(subject: string): Record<Field, string> {
  return {
    name: 'Zoë Weiß',
    email: 'zoe@example.org',
    company: 'Weiß & Söhne',
    subject,
    message: 'Two lines\nof a question',
  };
}

/** Locators of the contact form, which is in `sheet` if it is not on home. */
export function formIn(page: Page, language: Language, sheet = page.locator('#contact')) {
  const { form } = messagesIn(language).contact;
  const field = (name: Field) => sheet.getByRole('textbox', { name: form[name], exact: true });
  const fill = async (fields: Partial<Record<Field, string>>) => {
    for (const name of ['name', 'email', 'company', 'subject', 'message'] as const) {
      const text = fields[name];
      if (text !== undefined) await field(name).fill(text);
    }
  };
  return { field, fill, send: sheet.getByRole('button', { name: form.send }), sheet };
}

/** Opens the home page and waits as long as a person needs to fill in the form. */
export async function openForm(page: Page, language: Language) {
  await page.clock.install();
  await visit(page, `/${language}`);
  await takeTime(page);
  return formIn(page, language);
}

/** Expects a field to be invalid and described by this message, which may follow an icon. */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  const literal = message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${literal}$`));
}

/** Returns the deliveries whose body contains a text. */
function submissionsWith(webhook: MockWebhook, text: string): MockWebhook['received'] {
  return webhook.received.filter(({ body }) => body.includes(text));
}

/** Waits for exactly one submission that contains a text, and compares its fields. */
export async function expectSubmission(webhook: MockWebhook, text: string, fields: Record<string, string>) {
  await expect.poll(() => submissionsWith(webhook, text).length, { timeout: 20_000 }).toBe(1);
  const [sent] = submissionsWith(webhook, text);
  expect(JSON.parse(sent?.body ?? '')).toEqual(fields);
  expect(sent?.headers['webhook-id']).toMatch(/\S/);
  expect(sent?.headers['content-type']).toContain('application/json');
}

/** Waits two seconds, because faster forms are suspected to come from a bot. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(5000);
}
