import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PostIndex } from '../../app/features/blog/find-post.ts';
import type { Post } from '../../app/features/blog/read-posts.server.ts';
import { assistantMessages } from '../../app/features/chat/assistant.messages.ts';
import { isRecord } from '../../app/lib/content/assemble-messages.ts';
import { readFrontMatter } from '../../app/lib/content/front-matter.server.ts';
import { readMarkdown } from '../../app/lib/content/markdown.server.ts';
import { plainText, sectionsOf } from '../../app/lib/content/markdown.ts';
import { company, facts } from '../../app/lib/content/owner-content.server.ts';
import { writtenOf } from '../../app/lib/content/read-facts.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../app/lib/i18n/languages.ts';
import { readMessages } from './read-content.ts';

/** The texts of one language. Keys are `home.fit4ai.steps`, `fact:smeSubsidy`, `company:phone.shown` or `product:video`. */
export type ContentLines = {
  language: Language;
  has: (key: string) => boolean;
  /** Returns running text, or the entries of a list. @throws Error for an unknown key */
  at: (key: string) => string | string[];
  all: (key: string) => string[];
  policySectionTitle: (policy: string, id: string) => string | undefined;
  samplePostTitles: ReadonlyMap<number, string>;
  assistant: z.infer<typeof assistantMessages>;
};

const VALUE_KEY = /^(?<kind>fact|company|product):(?<name>.*)$/;

const content = path.resolve(import.meta.dirname, '../../content');
const anyMessages = z.record(z.string(), z.unknown());

/** Texts contain figures instead of placeholders, and fall back to English. */
export function openContent(language: Language, posts: PostIndex<Post>): ContentLines {
  const assistant = readMessages(assistantMessages, 'assistant', language);
  const messagesOf = remembered((file) =>
    file === 'assistant' ? assistant : readMessages(anyMessages, file, language),
  );

  const sectionsOfPolicy = remembered((policy) => {
    const files = [language, DEFAULT_LANGUAGE].map((folder) => `${folder}/legal/${policy}.md`);
    const file = files.find((one) => existsSync(path.join(content, one))) ?? '';
    const text = readFileSync(path.join(content, file), 'utf8');
    return sectionsOf(readMarkdown(readFrontMatter(z.looseObject({}), `content/${file}`, text).body));
  });

  function productText(name: string): string[] {
    const [id = '', isNameOnly] = name.split('.');
    const product = company.products[id];
    if (!product) return [];
    const textAt = (...keys: string[]) =>
      textsOf(valueAt(messagesOf('home'), ['products', ...keys]), language).join('');
    const state = textAt(product.status === 'available' ? 'available' : 'comingSoon');
    const description = isNameOnly ? '' : colonIn(language) + textAt('items', id, 'text');
    return [`${textAt('items', id, 'name')} (${state})${description}`];
  }

  /** A value that an invented company leaves empty reads as in the legal notice. */
  function companyAt(name: string): unknown {
    const { street, postalCode, city } = company.address;
    if (name === 'address') return `${street}, ${postalCode} ${city}`;
    const value = valueAt(company, name.split('.'));
    if (value !== '') return value;
    return company.sample ? valueAt(messagesOf('legal'), ['legalNotice', 'toBeCompleted']) : '–';
  }

  function messagesAt(key: string): unknown {
    const [file = '', ...keys] = key.split('.');
    return valueAt(messagesOf(file), keys);
  }

  function contentAt(key: string): unknown {
    const { kind, name = '' } = VALUE_KEY.exec(key)?.groups ?? {};
    if (kind === 'fact') return writtenOf(facts, name, language);
    if (kind === 'company') return companyAt(name);
    return kind === 'product' ? productText(name) : messagesAt(key);
  }

  return {
    language,
    assistant,
    has: (key) => textsOf(contentAt(key), language).length > 0,
    all: (key) => allTextsOf(messagesAt(key), language),
    samplePostTitles: new Map(
      [...(posts.get(language) ?? [])].flatMap(([id, { head }]) => (head.sample ? [[id, head.title]] : [])),
    ),
    policySectionTitle(policy, id) {
      const section = sectionsOfPolicy(policy).find((one) => one.id === id);
      return section && plainText(section.heading.of);
    },
    at(key) {
      const value = contentAt(key);
      const texts = textsOf(value, language);
      if (texts.length === 0) throw new Error(`content/ has nothing in ${language} at ${key}`);
      return typeof value === 'string' ? value : texts;
    },
  };
}

export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** Joins the parts that the page shows of an entry, the name first. */
function entryText(entry: Record<string, unknown>, language: Language): string {
  const parts = (...keys: string[]) =>
    keys.map((key) => entry[key]).filter((part): part is string => typeof part === 'string' && part !== '');
  if ('answer' in entry) return parts('answer').join('');
  if ('figure' in entry && !('text' in entry)) return parts('figure', 'title', 'label').join(' ');
  const name = parts('title', 'name', 'author').join('');
  const said = parts('position', 'value', 'quote', 'text', 'description', 'job', 'url');
  return [name, prose(said.map((part) => part.split('|')[0] ?? ''))]
    .filter((part) => part !== '')
    .join(colonIn(language));
}

export const colonIn = (language: Language) => (language === 'fr' ? '\u00a0: ' : ': ');

export function prose(parts: readonly string[]): string {
  return parts
    .map((part, index) => (index === parts.length - 1 || /[.!?…:]\)?$/.test(part) ? part : `${part}.`))
    .join(' ');
}

function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, language));
  if (!isRecord(value)) return [];
  const text = entryText(value, language);
  if (text !== '') return [text];
  const year = /^\d{4}$/;
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, language).map((one) => (year.test(key) ? `${key} · ${one}` : one)),
  );
}

function allTextsOf(value: unknown, language: Language): string[] {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return Array.isArray(value) || parts.some((part) => typeof part === 'object')
    ? parts.flatMap((part) => allTextsOf(part, language))
    : textsOf(value, language);
}

function remembered<Value>(read: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  return (name) => {
    const value = values.get(name) ?? read(name);
    values.set(name, value);
    return value;
  };
}
