import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PostIndex } from '../../app/features/blog/find-post.ts';
import type { Post } from '../../app/features/blog/read-posts.server.ts';
import { assistantMessages } from '../../app/features/chat/assistant.messages.ts';
import { legalMessages } from '../../app/features/legal/legal.messages.ts';
import { readFrontMatter } from '../../app/lib/content/front-matter.server.ts';
import { readMarkdown } from '../../app/lib/content/markdown.server.ts';
import { plainText, sectionsOf } from '../../app/lib/content/markdown.ts';
import { company, facts } from '../../app/lib/content/owner-content.server.ts';
import { figureValues, ownerValues } from '../../app/lib/content/text-values.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../app/lib/i18n/languages.ts';
import { policies, postHref } from '../../app/lib/site-paths.ts';
import { homeMessages } from '../../app/pages/home/home.messages.ts';
import { messageSchemas } from '../content/message-schemas.ts';
import { readMessages } from './read-content.ts';

const contentFolder = path.resolve(import.meta.dirname, '../../content');

/** Untranslated texts are English. */
export type ContentTexts = {
  language: Language;
  /** Messages by file, and `facts`, `company` and `products`. */
  texts: Record<string, unknown>;
  assistant: z.infer<typeof assistantMessages>;
  /** Maps addresses of sample posts and policies' sections to titles. */
  titles: ReadonlyMap<string, string>;
};

export function readTexts(language: Language, posts: PostIndex<Post>): ContentTexts {
  const messages = Object.entries(messageSchemas).map(([file, schema]) => [
    file,
    readMessages(schema, file, language),
  ]);
  return {
    language,
    texts: {
      ...Object.fromEntries(messages),
      facts: figureValues({ company, facts }, language),
      company: companyTexts(language),
      products: productTexts(language),
    },
    assistant: readMessages(assistantMessages, 'assistant', language),
    titles: new Map([
      ...samplePostTitles(posts, language),
      ...policies.flatMap((policy) => sectionTitles(policy, language)),
    ]),
  };
}

/** @param key such as `home.fit4ai.steps` */
export function valueAt(value: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      value,
    );
}

export function textAt(value: unknown, key: string): string {
  const text = valueAt(value, key);
  if (typeof text === 'string' && text !== '') return text;
  throw new Error(`there is no text at ${key}`);
}

export function entriesAt(value: unknown, key: string): [key: string, entry: unknown][] {
  const list = valueAt(value, key);
  if (typeof list === 'object' && list !== null) return Object.entries(list);
  throw new Error(`there is no list at ${key}`);
}

/** What an invented company leaves empty reads as in the legal notice. */
function companyTexts(language: Language) {
  const { toBeCompleted } = readMessages(legalMessages, 'legal', language).legalNotice;
  const empty = company.sample ? toBeCompleted : '–';
  const { rcs, vat, permit } = company.registers;
  return {
    ...company,
    address: ownerValues(company).address,
    legalForm: company.legalForm || empty,
    registers: { rcs: rcs || empty, vat: vat || empty, permit: permit || empty },
  };
}

function productTexts(language: Language) {
  const { items, available, comingSoon } = readMessages(homeMessages, 'home', language).products;
  return Object.fromEntries(
    Object.entries(company.products).map(([id, { status, url }]) => {
      const { name, text } = items[id] ?? {};
      return [id, { name: `${name} (${status === 'available' ? available : comingSoon})`, text, url }];
    }),
  );
}

function samplePostTitles(posts: PostIndex<Post>, language: Language): [address: string, title: string][] {
  const samples = [...(posts.get(language) ?? [])].filter(([, { head }]) => head.sample);
  return samples.map(([id, { head }]) => [postHref(id), head.title]);
}

function sectionTitles(policy: string, language: Language): [address: string, title: string][] {
  const files = [language, DEFAULT_LANGUAGE].map((folder) => `${folder}/legal/${policy}.md`);
  const file = files.find((one) => existsSync(path.join(contentFolder, one))) ?? '';
  const text = readFileSync(path.join(contentFolder, file), 'utf8');
  const { body } = readFrontMatter(z.looseObject({}), `content/${file}`, text);
  return sectionsOf(readMarkdown(body)).map(({ id, heading }) => [`/${policy}#${id}`, plainText(heading.of)]);
}
