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
  /**
   * `home.fit4ai.steps`, `fact:smeSupport`, `product:video.name`, `legal/privacy#section-9.0` or `text:2023`;
   * `~0` picks a sentence. @throws Error for an absent place
   */
  at: (place: string) => string[];
  has: (place: string) => boolean;
  all: (place: string) => string[];
  /** The first is the text above the first heading. */
  sections: (name: string) => TextSection[];
  /** Titles of the sample posts, which the answers quote; an owner's own posts are others. */
  posts: ReadonlyMap<number, string>;
  assistant: z.infer<typeof assistantMessages>;
};

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
    .map((part, at) => (at === parts.length - 1 || /[.!?…:]$/.test(part) ? part : `${part}.`))
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
  const each = (values: unknown[]) => values.flatMap((part) => allTextsOf(part, language));
  if (!isRecord(value)) return Array.isArray(value) ? each(value) : textsOf(value, language);
  const parts = Object.values(value);
  return parts.some((part) => typeof part === 'object') ? each(parts) : textsOf(value, language);
}

function remembered<Value>(read: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? read(name);
    known.set(name, value);
    return value;
  };
}

function json(file: string, language: Language): unknown {
  const at = path.join(content, language, `${file}.json`);
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : {};
}

export const englishOf = remembered((file) => json(file, DEFAULT_LANGUAGE));

/** Figures are filled in; the fallback is English. */
export function openContent(language: Language, posts: PostIndex<Post>): ContentLines {
  const messagesOf = remembered((file) => {
    const [own, english] = [json(file, language), englishOf(file)];
    return assembleMessages({ schema: anyMessages, file, language, own, english, facts, company }).messages;
  });
  const ofLanguage = posts.get(language);
  const values = textValues({ company, facts }, language);
  const linesOfText = (body: MarkdownSource) =>
    sectionsOf(readMarkdown({ ...body, text: fill(body.text, values) }));

  const sections = remembered((name) => {
    const post = ofLanguage?.get(Number(name.split('/')[1]));
    if (name.startsWith('posts/')) return post ? linesOfText(post.body) : [];
    const own = `content/${language}/${name}.md`;
    const file = existsSync(path.join(content, '..', own)) ? own : `content/${DEFAULT_LANGUAGE}/${name}.md`;
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

  function product(name: string): string[] {
    const [id = '', only] = name.split('.');
    const sold = new Map(Object.entries(company.products)).get(id);
    if (!sold) return [];
    const textAt = (...keys: string[]) =>
      textsOf(valueAt(messagesOf('home'), ['products', ...keys]), language).join('');
    const state = textAt(sold.status === 'available' ? 'available' : 'comingSoon');
    const more = only ? '' : colonIn(language) + textAt('items', id, 'text');
    return [`${textAt('items', id, 'name')} (${state})${more}`];
  }

  /** Empty values of an invented company read as in the legal notice. */
  function companyAt(name: string): unknown {
    const { street, postalCode, city } = company.address;
    if (name === 'address') return `${street}, ${postalCode} ${city}`;
    const value = valueAt(company, name.split('.'));
    if (value !== '') return value;
    return company.sample ? valueAt(messagesOf('legal'), ['legalNotice', 'toBeCompleted']) : '–';
  }

  function valuesAt(place: string): string[] {
    const [, kind = '', name = ''] = /^(fact|company|product|text):(.*)$/.exec(place) ?? [];
    if (kind === 'fact') return [writtenOf(facts, name, language)];
    if (kind === 'company') return textsOf(companyAt(name), language);
    if (kind === 'product') return product(name);
    if (kind === 'text') return [name];
    const long = /^((?:legal|posts)\/\w+)#section-(\d+)(?:\.(\d+))?$/.exec(place);
    const section = long && sections(long[1] ?? '')[Number(long[2])];
    if (long)
      return textsOf(long[3] === undefined ? section?.title : section?.lines[Number(long[3])], language);
    const [file = '', ...keys] = place.split('.');
    return textsOf(flattenComparison(valueAt(messagesOf(file), keys)), language);
  }

  function textsAt(place: string): string[] {
    const [whole = '', sentence] = place.split('~');
    const [at, texts] = [Number(sentence), valuesAt(whole)];
    return sentence ? texts.flatMap((text) => sentencesOf(text, language).slice(at, at + 1)) : texts;
  }

  const [own, english] = [json('assistant', language), englishOf('assistant')];
  const known = { file: 'assistant', language, own, english, facts, company };
  return {
    sections,
    assistant: assembleMessages({ schema: assistantMessages, ...known }).messages,
    all: (place) => {
      const [file = '', ...keys] = place.split('.');
      return allTextsOf(flattenComparison(valueAt(messagesOf(file), keys)), language);
    },
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
