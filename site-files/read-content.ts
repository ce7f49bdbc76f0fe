import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Company, companySchema } from '../app/content/company.ts';
import { fill } from '../app/content/fill.ts';
import { assistantWords } from '../app/features/chat/assistant.words.ts';
import type { Language } from '../app/i18n/languages.ts';
import { siteWords } from '../app/layout/site.words.ts';
import type { ReplyWords } from '../server/assistant/assistant-index.ts';
import { securitySchema } from './security-text.ts';

const content = path.resolve(import.meta.dirname, '../content');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, file), 'utf8'));
}

export function readCompany(): Company {
  return companySchema.parse(read('company.json'));
}

/** Until when security.txt holds. */
export function readSecurityExpiry(): string {
  return securitySchema.parse(read('security.json')).expires;
}

/** What the menus of a language call its pages and its posts. */
export function readListTitles(language: Language): { pages: string; posts: string } {
  const { footer, navigation } = siteWords.parse(read(`${language}/site.json`));
  return { pages: footer.label, posts: navigation.blog };
}

/** What the assistant of a language says in its own words, and in which words visitors ask. */
export function readAssistantWords(
  language: Language,
  company: Company,
): { reply: ReplyWords; hints: Record<string, string> } {
  const { reply, hints } = assistantWords.parse(read(`${language}/assistant.json`));
  return { reply: { ...reply, refusal: fill(reply.refusal, { company: company.name }) }, hints };
}
