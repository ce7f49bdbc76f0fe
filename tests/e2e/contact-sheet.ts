import type { Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { takeTime } from './letters.ts';
import { visit } from './visit.ts';

export type Field = 'name' | 'email' | 'company' | 'subject' | 'message';

/** A letter whose subject tells it from all others. */
export function letter(subject: string): Record<Field, string> {
  return {
    name: 'Zoë Weiß',
    email: 'zoe@example.org',
    company: 'Weiß & Söhne',
    subject,
    message: 'Two lines\nof a question',
  };
}

/** The contact form as a visitor finds it: on the home page, or in another part of a page. */
export function formIn(page: Page, language: Language, sheet = page.locator('#contact')) {
  const { form } = wordsIn(language).contact;
  const field = (name: Field) => sheet.getByRole('textbox', { name: form[name], exact: true });
  const fill = async (fields: Partial<Record<Field, string>>) => {
    for (const name of ['name', 'email', 'company', 'subject', 'message'] as const) {
      const text = fields[name];
      if (text !== undefined) await field(name).fill(text);
    }
  };
  return { field, fill, send: sheet.getByRole('button', { name: form.send }), sheet };
}

/** Opens the home page and takes the time that a person takes. */
export async function openForm(page: Page, language: Language) {
  await page.clock.install();
  await visit(page, `/${language}`);
  await takeTime(page);
  return formIn(page, language);
}
