import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { assembleWords } from '../app/content/assemble-words.ts';
import { company } from '../app/content/company.server.ts';
import { facts } from '../app/content/facts.server.ts';
import { fill } from '../app/content/fill.ts';
import { readFrontMatter } from '../app/content/front-matter.server.ts';
import { type MarkdownSource, readMarkdown } from '../app/content/markdown.server.ts';
import { writtenOf } from '../app/content/read-facts.ts';
import { textValues } from '../app/content/text-values.ts';
import type { Shelves } from '../app/features/posts/find-post.ts';
import type { Post } from '../app/features/posts/read-posts.server.ts';
import { defaultLanguage, type Language } from '../app/i18n/languages.ts';
import { sentencesOf } from './sentences.ts';
import { sectionsOf, type TextSection } from './text-sections.ts';

/** Reads what content/ says in one language, line by line. */
export type ContentLines = {
  /**
   * The texts at a place, one or, of a list, several:
   * `home.fit4ai.steps` a key of a file of words · `fact:smeSupport` a figure as the language writes it ·
   * `company:phone.shown` · `product:video` a product with its state, `product:video.name` without what it does ·
   * `legal/privacy#section-9.0`, `posts/2#section-4.1` a line of a long text; without its number the section's title ·
   * `text:2023` itself. `~0` after a place is its first sentence.
   * @throws Error where nothing stands there
   */
  at: (place: string) => string[];
  /** Every text under a key of a file of words, however deep. */
  all: (place: string) => string[];
  /** The sections of a long text, `legal/privacy` or `posts/2`; the first is what stands above the first heading. */
  sections: (name: string) => TextSection[];
  /** The posts that the language shows, each with its number and title. */
  posts: ReadonlyMap<number, string>;
};

const content = path.resolve(import.meta.dirname, '../content');
const anyWords = z.record(z.string(), z.unknown());

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at the end of that path of keys; undefined where nothing does. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** The parts of an entry that its page shows together, as one line with its name before it. */
function entryText(entry: Record<string, unknown>, language: Language): string {
  const parts = (...keys: string[]) =>
    keys.map((key) => entry[key]).filter((part): part is string => typeof part === 'string' && part !== '');
  if ('answer' in entry) return parts('answer').join('');
  const name = parts('title', 'name', 'author').join('');
  const said = parts('position', 'value', 'quote', 'text', 'description', 'job', 'url');
  return [name, joined(said.map((part) => part.split('|')[0] ?? ''))]
    .filter((part) => part !== '')
    .join(colonIn(language));
}

/** What stands between a name and what is said of it. */
export function colonIn(language: Language): string {
  return language === 'fr' ? '\u00a0: ' : ': ';
}

/** One sentence after the other. */
export function joined(parts: readonly string[]): string {
  return parts
    .map((part, at) => (at === parts.length - 1 || /[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** The texts of a value; nothing where it has none. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, language));
  if (!isRecord(value)) return [];
  const text = entryText(value, language);
  return text === '' ? textsOf(Object.values(value), language) : [text];
}

/** Every text of a value; what its page shows together as one. */
function allTextsOf(value: unknown, language: Language): string[] {
  const each = (values: unknown[]) => values.flatMap((part) => allTextsOf(part, language));
  if (!isRecord(value)) return Array.isArray(value) ? each(value) : textsOf(value, language);
  const parts = Object.values(value);
  return parts.some((part) => typeof part === 'object') ? each(parts) : textsOf(value, language);
}

/** Remembers what has been read once. */
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

/** A file of words as English has it. */
export const englishOf = remembered((file) => json(file, defaultLanguage));

/** Opens the content of a language as it is on the disk, with its figures; what the language borrows is English. */
export function openContent(language: Language, shelves: Shelves<Post>): ContentLines {
  const wordsOf = remembered((file) => {
    const [own, english] = [json(file, language), englishOf(file)];
    return assembleWords({ schema: anyWords, file, language, own, english, facts, company }).words;
  });
  const shelf = shelves.get(language);
  const values = textValues({ company, facts }, language);
  const linesOfText = (body: MarkdownSource) =>
    sectionsOf(readMarkdown({ ...body, text: fill(body.text, values) }));

  const sections = remembered((name) => {
    const post = shelf?.get(Number(name.split('/')[1]));
    if (name.startsWith('posts/')) return post ? linesOfText(post.body) : [];
    const own = `content/${language}/${name}.md`;
    const file = existsSync(path.join(content, '..', own)) ? own : `content/${defaultLanguage}/${name}.md`;
    const text = readFileSync(path.join(content, '..', file), 'utf8');
    return linesOfText(readFrontMatter(z.looseObject({}), file, text).body);
  });

  /** A comparison says in each cell which column it is, however deep in a section it stands. */
  function compared(rows: unknown): unknown {
    const title = (column: string) => valueAt(wordsOf('home'), ['smepackages', 'comparison', column]);
    if (Array.isArray(rows)) return rows.map(compared);
    if (!isRecord(rows)) return rows;
    if (typeof rows.sme !== 'string' || !('highlight' in rows))
      return Object.fromEntries(Object.entries(rows).map(([key, inner]) => [key, compared(inner)]));
    return `${rows.feature}${colonIn(language)}${title('sme')} – ${rows.sme}; ${title('fit4ai')} – ${rows.fit4ai}`;
  }

  function product(name: string): string[] {
    const [id = '', only] = name.split('.');
    const [, sold] = Object.entries(company.products).find(([key]) => key === id) ?? [];
    const words = (...keys: string[]) =>
      textsOf(valueAt(wordsOf('home'), ['products', ...keys]), language).join('');
    if (!sold) return [];
    const state = words(sold.status === 'available' ? 'available' : 'comingSoon');
    return [
      `${words('items', id, 'name')} (${state})${only ? '' : colonIn(language) + words('items', id, 'text')}`,
    ];
  }

  /** What the registers do not say yet, the legal notice says so. */
  function companyAt(name: string): unknown {
    const { street, postalCode, city } = company.address;
    if (name === 'address') return `${street}, ${postalCode} ${city}`;
    const value = valueAt(company, name.split('.'));
    return value === '' ? valueAt(wordsOf('legal'), ['legalNotice', 'toBeCompleted']) : value;
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
    return textsOf(compared(valueAt(wordsOf(file), keys)), language);
  }

  return {
    sections,
    all: (place) => {
      const [file = '', ...keys] = place.split('.');
      return allTextsOf(compared(valueAt(wordsOf(file), keys)), language);
    },
    posts: new Map([...(shelf ?? [])].map(([id, { head }]) => [id, head.title])),
    at(place) {
      const [whole = '', sentence] = place.split('~');
      const texts = valuesAt(whole);
      const asked =
        sentence === undefined
          ? texts
          : texts.flatMap((text) =>
              sentencesOf(text, language).slice(Number(sentence), Number(sentence) + 1),
            );
      if (asked.length === 0) throw new Error(`content/ has nothing in ${language} at ${place}`);
      return asked;
    },
  };
}
