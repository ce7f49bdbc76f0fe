import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { fill, fillAll } from '../../app/content/fill.ts';
import { valuesIn } from '../../harness/words.ts';
import { wordSchemas } from '../../tools/word-schemas.ts';
import { editFile } from './edited-build.ts';

// English as a language that no one has translated into yet: every vowel has an accent, every text is two fifths longer and
// stands between ‹ ›. All of these are letters that the fonts are cut to, so a text is as wide as it looks.

/** Where it is: `/xa`. */
export const pseudoLanguage = 'xa';

const vowels: Record<string, string> = Object.fromEntries(
  Array.from('aeiouyAEIOUY', (vowel, at) => [vowel, 'à é î ö ü ÿ À É Î Ö Ü Ÿ'.split(' ')[at] ?? '']),
);

/** What no language changes: placeholders, targets of links, code, addresses. */
const kept =
  /\{\w+\}|\]\([^)]*\)|`[^`]*`|https?:\/\/\S+|[\w.+-]+@[\w.-]+\w|(?:[\w-]+\.)+(?:lu|eu|example|com|org)\b[\w/.-]*/g;

function accented(text: string): string {
  const inWords = (part: string) => part.replace(/[aeiouy]/gi, (vowel) => vowels[vowel] ?? vowel);
  let end = 0;
  let whole = '';
  for (const { 0: same, index } of text.matchAll(kept)) {
    whole += inWords(text.slice(end, index)) + same;
    end = index + same.length;
  }
  return whole + inWords(text.slice(end));
}

const values = valuesIn('en');

/**
 * A text in the pseudo-language: `Go on` becomes `‹Gö ön ö›`.
 * @param most how many characters it may have with all figures and names in it; what has no room for marks goes without
 */
function dressed(text: string, most = Number.POSITIVE_INFINITY): string {
  if (text.trim() === '') return text;
  // A partner's text ends in an address, which stays its end.
  const address = /[\s|][^\s|]+\.(?:lu|eu|example|com)$/.exec(text)?.[0] ?? '';
  if (address) return dressed(text.slice(0, -address.length), most - address.length) + address;
  const { length } = fill(text, values);
  const extra = Math.min(Math.ceil(length * 0.4), most - length - 2);
  // A single word becomes a longer one, as in German; a sentence gets more words.
  const words = ` ${accented('one two three four five')}`.repeat(20);
  const more = text.includes(' ') ? words : words.replaceAll(' ', '');
  return extra < 0 ? accented(text) : `‹${accented(text)}${more.slice(0, extra).trimEnd()}›`;
}

type Tree = ReturnType<typeof JSON.parse>;

/** Changes the text at a place of a file of words, and says what it was. */
function change(words: Tree, place: readonly PropertyKey[], to: (english: string) => string, english: Tree) {
  const parent = place.slice(0, -1).reduce((tree, key) => tree[key], words);
  const last = place.at(-1) ?? '';
  const next = to(place.reduce((tree, key) => tree[key], english));
  if (parent[last] === next) throw new Error(`the pseudo-language has no text for ${place.join('.')}`);
  parent[last] = next;
}

function dressAll(words: Tree): Tree {
  if (typeof words === 'string') return dressed(words);
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map(dressAll);
  return Object.fromEntries(Object.entries(words).map(([key, item]) => [key, dressAll(item)]));
}

/** A file of words: as long as its schema allows, and in English what the schema takes no other word for, such as a state. */
function pseudoWords(english: Tree, schema: z.ZodType): Tree {
  const words = dressAll(english);
  for (;;) {
    const { error } = schema.safeParse(fillAll(words, values));
    if (!error) return words;
    for (const issue of error.issues)
      change(
        words,
        issue.path,
        (text) => (issue.code === 'too_big' ? dressed(text, Number(issue.maximum)) : text),
        english,
      );
  }
}

/** How long the lines of a head may be that are texts. */
const lines: Record<string, number> = {
  title: 60,
  excerpt: 155,
  description: 155,
  subtitle: 240,
  tags: 200,
  author: 60,
  alt: 200,
};

/** A post or a policy. */
function pseudoMarkdown(text: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const line = (all: string, name: string, said: string) =>
    name in lines ? `${name}: "${dressed(said, lines[name])}"` : all;
  const cells = (row: string) => row.split(/(\s*\|\s*)/).map((cell, at) => (at % 2 ? cell : dressed(cell)));
  return [
    '---',
    head.replace(/^(\w+): "(.*)"$/gm, line),
    '---',
    body.replace(/^(#+ |- |\d+\. )?(.+)$/gm, (all, sign: string | undefined, said: string) => {
      if (/^[|\s:-]+$/.test(all)) return all;
      return (sign ?? '') + (said.startsWith('|') ? cells(said).join('') : dressed(said));
    }),
  ].join('\n');
}

/** Adds the language to a copy of the project, made of its English, and leaves English alone beside it. */
export function addPseudoLanguage(folder: string): void {
  const own = path.join(folder, 'content', pseudoLanguage);
  const make = (file: string, of: (text: string) => string) => {
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), of(readFileSync(path.join(folder, 'content/en', file), 'utf8')));
  };
  for (const [name, schema] of Object.entries(wordSchemas))
    make(`${name}.json`, (text) => JSON.stringify(pseudoWords(JSON.parse(text), schema)));
  for (const file of globSync('*/*.md', { cwd: path.join(folder, 'content/en') })) make(file, pseudoMarkdown);
  // A question is asked as it is suggested, but nobody types the marks.
  make('questions.txt', (text) =>
    text.replace(/^([^#\t].*\t)(.+)$/gm, (_all, before: string, said: string) => before + accented(said)),
  );
  editFile(folder, 'content/topics.json', (text) => {
    const topics: Record<string, Record<string, string>> = JSON.parse(text);
    for (const topic of Object.values(topics)) topic[pseudoLanguage] = dressed(topic.en ?? '', 40);
    return JSON.stringify(topics);
  });
  editFile(folder, 'app/i18n/languages.ts', (text) =>
    text.replace(
      '\n} as const;',
      `\n  ${pseudoLanguage}: { name: '${dressed('Pseudo')}', dates: 'en-US', numbers: 'en', script: 'latin', openGraph: 'en_GB' },\n} as const;`,
    ),
  );
  editFile(folder, 'content/switches.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), languages: { fr: false, de: false, uk: false, ru: false } }),
  );
}
