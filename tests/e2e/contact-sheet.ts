import type { Page } from '@playwright/test';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
import { takeTime } from './submissions.ts';
import { visit } from './visit.ts';

export type Field = 'name' | 'email' | 'company' | 'subject' | 'message';

/** Fields of a contact message with its own subject. */
export function submission(subject: string): Record<Field, string> {
  return {
    name: 'Zoë Weiß',
    email: 'zoe@example.org',
    company: 'Weiß & Söhne',
    subject,
    message: 'Two lines\nof a question',
  };
}

/** Locators of the contact form; elsewhere than on the home page with `sheet`. */
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
