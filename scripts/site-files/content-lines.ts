import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PostIndex } from '../../app/features/blog/find-post.ts';
import type { Post } from '../../app/features/blog/read-posts.server.ts';
import { assistantMessages } from '../../app/features/chat/assistant.messages.ts';
import { assembleMessages, isRecord } from '../../app/lib/content/assemble-messages.ts';
import { fill } from '../../app/lib/content/fill.ts';
import { readFrontMatter } from '../../app/lib/content/front-matter.server.ts';
import { type MarkdownSource, readMarkdown } from '../../app/lib/content/markdown.server.ts';
import { company, facts } from '../../app/lib/content/owner-content.server.ts';
import { writtenOf } from '../../app/lib/content/read-facts.ts';
import { textValues } from '../../app/lib/content/text-values.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../app/lib/i18n/languages.ts';
import { sectionsOf, sentencesOf, type TextSection } from './text-sections.ts';

export type ContentLines = {
  /** @param place as below, or `home.fit4ai.steps`; `~0` picks a sentence. @throws Error for an absent place */
  at: (place: string) => string[];
  has: (place: string) => boolean;
  all: (place: string) => string[];
  /** The first is the text above the first heading. */
  sections: (name: string) => TextSection[];
  /** Titles of the sample posts, which the answers quote; an owner's own posts are others. */
  posts: ReadonlyMap<number, string>;
  assistant: z.infer<typeof assistantMessages>;
};

/** `fact:smeSubsidy`, `company:phone.shown`, `product:video` or `product:video.name`, `text:2023` (itself) */
const valuePlace = /^(?<kind>fact|company|product|text):(?<name>.*)$/;
/** `legal/privacy#section-9` is a title, `legal/privacy#section-9.0` its first line. */
const sectionPlace = /^(?<document>(?:legal|posts)\/\w+)#section-(?<section>\d+)(?:\.(?<line>\d+))?$/;

const content = path.resolve(import.meta.dirname, '../../content');
const anyMessages = z.record(z.string(), z.unknown());

export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** The parts that the entry's page shows together, name first. */
function entryText(entry: Record<string, unknown>, language: Language): string {
  const parts = (...keys: string[]) =>
    keys.map((key) => entry[key]).filter((part): part is string => typeof part === 'string' && part !== '');
  if ('answer' in entry) return parts('answer').join('');
  const name = parts('title', 'name', 'author').join('');
  const said = parts('position', 'value', 'quote', 'text', 'description', 'job', 'url');
  return [name, prose(said.map((part) => part.split('|')[0] ?? ''))]
    .filter((part) => part !== '')
    .join(colonIn(language));
}

export const colonIn = (language: Language) => (language === 'fr' ? '\u00a0: ' : ': ');

export function prose(parts: readonly string[]): string {
  return parts
    .map((part, index) => (index === parts.length - 1 || /[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, language));
  if (!isRecord(value)) return [];
  const text = entryText(value, language);
  return text === '' ? textsOf(Object.values(value), language) : [text];
}

function allTextsOf(value: unknown, language: Language): string[] {
  const textsOfAll = (values: unknown[]) => values.flatMap((part) => allTextsOf(part, language));
  if (!isRecord(value)) return Array.isArray(value) ? textsOfAll(value) : textsOf(value, language);
  const parts = Object.values(value);
  return parts.some((part) => typeof part === 'object') ? textsOfAll(parts) : textsOf(value, language);
}

function remembered<Value>(read: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  return (name) => {
    const value = values.get(name) ?? read(name);
    values.set(name, value);
    return value;
  };
}

function readMessages(name: string, language: Language): unknown {
  const file = path.join(content, language, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const englishOf = remembered((file) => readMessages(file, DEFAULT_LANGUAGE));

/** Figures are filled in; the fallback is English. */
export function openContent(language: Language, posts: PostIndex<Post>): ContentLines {
  const messagesOf = remembered((file) => {
    const [own, english] = [readMessages(file, language), englishOf(file)];
    return assembleMessages({ schema: anyMessages, file, language, own, english, facts, company }).messages;
  });
  const ofLanguage = posts.get(language);
  const values = textValues({ company, facts }, language);
  const linesOfText = (body: MarkdownSource) =>
    sectionsOf(readMarkdown({ ...body, text: fill(body.text, values) }));

  const sections = remembered((name) => {
    const post = ofLanguage?.get(Number(name.split('/')[1]));
    if (name.startsWith('posts/')) return post ? linesOfText(post.body) : [];
    const translated = `content/${language}/${name}.md`;
    const isTranslated = existsSync(path.join(content, '..', translated));
    const file = isTranslated ? translated : `content/${DEFAULT_LANGUAGE}/${name}.md`;
    const text = readFileSync(path.join(content, '..', file), 'utf8');
    return linesOfText(readFrontMatter(z.looseObject({}), file, text).body);
  });

  function flattenComparison(rows: unknown): unknown {
    const title = (column: string) => valueAt(messagesOf('home'), ['smepackages', 'comparison', column]);
    if (Array.isArray(rows)) return rows.map(flattenComparison);
    if (!isRecord(rows)) return rows;
    if (typeof rows.sme !== 'string' || !('highlight' in rows))
      return Object.fromEntries(Object.entries(rows).map(([key, inner]) => [key, flattenComparison(inner)]));
    return `${rows.feature}${colonIn(language)}${title('sme')} – ${rows.sme}; ${title('fit4ai')} – ${rows.fit4ai}`;
  }

  function productText(name: string): string[] {
    const [id = '', isNameOnly] = name.split('.');
    const product = new Map(Object.entries(company.products)).get(id);
    if (!product) return [];
    const textAt = (...keys: string[]) =>
      textsOf(valueAt(messagesOf('home'), ['products', ...keys]), language).join('');
    const state = textAt(product.status === 'available' ? 'available' : 'comingSoon');
    const description = isNameOnly ? '' : colonIn(language) + textAt('items', id, 'text');
    return [`${textAt('items', id, 'name')} (${state})${description}`];
  }

  /** Empty values of an invented company read as in the legal notice. */
  function companyAt(name: string): unknown {
    const { street, postalCode, city } = company.address;
    if (name === 'address') return `${street}, ${postalCode} ${city}`;
    const value = valueAt(company, name.split('.'));
    if (value !== '') return value;
    return company.sample ? valueAt(messagesOf('legal'), ['legalNotice', 'toBeCompleted']) : '–';
  }

  function messagesAt(place: string): unknown {
    const [file = '', ...keys] = place.split('.');
    return flattenComparison(valueAt(messagesOf(file), keys));
  }

  function linesOf(place: string): string[] {
    const { kind, name = '' } = valuePlace.exec(place)?.groups ?? {};
    if (kind === 'fact') return [writtenOf(facts, name, language)];
    if (kind === 'company') return textsOf(companyAt(name), language);
    if (kind === 'product') return productText(name);
    if (kind === 'text') return [name];
    const { document, section, line } = sectionPlace.exec(place)?.groups ?? {};
    if (!document) return textsOf(messagesAt(place), language);
    const { title, lines } = sections(document)[Number(section)] ?? {};
    return textsOf(line ? lines?.[Number(line)] : title, language);
  }

  function textsAt(place: string): string[] {
    const [whole = '', sentence] = place.split('~');
    const lines = linesOf(whole);
    if (!sentence) return lines;
    return lines.flatMap((line) => sentencesOf(line, language)[Number(sentence)] ?? []);
  }

  const [own, english] = [readMessages('assistant', language), englishOf('assistant')];
  const sources = { file: 'assistant', language, own, english, facts, company };
  return {
    sections,
    assistant: assembleMessages({ schema: assistantMessages, ...sources }).messages,
    all: (place) => allTextsOf(messagesAt(place), language),
    posts: new Map(
      [...(ofLanguage ?? [])].flatMap(([id, { head }]) => (head.sample ? [[id, head.title]] : [])),
    ),
    has: (place) => textsAt(place).length > 0,
    at(place) {
      const texts = textsAt(place);
      if (texts.length === 0) throw new Error(`content/ has nothing in ${language} at ${place}`);
      return texts;
    },
  };
}
