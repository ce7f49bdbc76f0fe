import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '../../app/lib/content/fill.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { valuesIn } from '../support/messages.ts';
import { expect } from './site-test.ts';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const related = (page: Page) => page.locator('.related').getByRole('listitem').getByRole('link');

/** A line of a post's front matter. */
export function headOf(
  language: Language,
  id: number,
  name: 'title' | 'excerpt' | 'tags' | 'date' | 'slug',
): string {
  const file = path.resolve(import.meta.dirname, `../../content/${language}/posts/${id}.md`);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`${name}: `));
  return fill(line?.replace(/^\w+: "?(.*?)"?$/, '$1') ?? '', valuesIn(language));
}

/** Expects the card that replaces a missing post. */
export async function expectCard(page: Page, [name, text]: readonly [string, string]) {
  const card = page.getByRole('alert').filter({ has: title(page) });
  await expect(title(page)).toHaveText(name);
  await expect(card).toContainText(text);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
}
