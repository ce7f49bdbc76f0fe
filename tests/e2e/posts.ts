import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fill } from '../../app/lib/content/fill.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { valuesIn } from '../support/messages.ts';

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
