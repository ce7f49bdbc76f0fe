import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { fill, fillAll } from '../../app/lib/content/fill.ts';
import { messageSchemas } from '../../scripts/message-schemas.ts';
import { editFile } from './edited-build.ts';
import { valuesIn } from './messages.ts';

// English with accented vowels, two fifths longer, between ‹ ›. The fonts contain all of these characters, so
// widths are realistic.

/** `/xa` */
export const pseudoLanguage = 'xa';

const vowels: Record<string, string> = Object.fromEntries(
  Array.from('aeiouyAEIOUY', (vowel, at) => [vowel, 'à é î ö ü ÿ À É Î Ö Ü Ÿ'.split(' ')[at] ?? '']),
);

/** Placeholders, link targets, code and addresses stay. */
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
 * `Go on` becomes `‹Gö ön ö›`.
 * @param most limit in characters, placeholders filled; the marks are left out where they do not fit
 */
function dressed(text: string, most = Number.POSITIVE_INFINITY): string {
  if (text.trim() === '') return text;
  // A partner's text ends with an address.
  const address = /[\s|][^\s|]+\.(?:lu|eu|example|com)$/.exec(text)?.[0] ?? '';
  if (address) return dressed(text.slice(0, -address.length), most - address.length) + address;
  const { length } = fill(text, values);
  const extra = Math.min(Math.ceil(length * 0.4), most - length - 2);
  // Single words become longer, as in German; sentences get more words.
  const longer = ` ${accented('one two three four five')}`.repeat(20);
  const more = text.includes(' ') ? longer : longer.replaceAll(' ', '');
  return extra < 0 ? accented(text) : `‹${accented(text)}${more.slice(0, extra).trimEnd()}›`;
}

type Tree = ReturnType<typeof JSON.parse>;

/** Changes the text at a key; returns the former one. */
function change(
  messages: Tree,
  place: readonly PropertyKey[],
  to: (english: string) => string,
  english: Tree,
) {
  const parent = place.slice(0, -1).reduce((tree, key) => tree[key], messages);
  const last = place.at(-1) ?? '';
  const next = to(place.reduce((tree, key) => tree[key], english));
  if (parent[last] === next) throw new Error(`the pseudo-language has no text for ${place.join('.')}`);
  parent[last] = next;
}

function dressAll(messages: Tree): Tree {
  if (typeof messages === 'string') return dressed(messages);
  if (typeof messages !== 'object' || messages === null) return messages;
  if (Array.isArray(messages)) return messages.map(dressAll);
  return Object.fromEntries(Object.entries(messages).map(([key, item]) => [key, dressAll(item)]));
}

/** As long as the schema allows; unchanged where it accepts no other text, such as a state. */
function pseudoMessages(english: Tree, schema: z.ZodType): Tree {
  const messages = dressAll(english);
  for (;;) {
    const { error } = schema.safeParse(fillAll(messages, values));
    if (!error) return messages;
    for (const issue of error.issues)
      change(
        messages,
        issue.path,
        (text) => (issue.code === 'too_big' ? dressed(text, Number(issue.maximum)) : text),
        english,
      );
  }
}

/** Length limits of the front matter's texts. */
const lines: Record<string, number> = {
  title: 60,
  excerpt: 155,
  description: 155,
  subtitle: 240,
  tags: 200,
  author: 60,
  alt: 200,
};

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

/** Adds the pseudo-language to a copy of the project and removes all others but English. */
export function addPseudoLanguage(folder: string): void {
  const own = path.join(folder, 'content', pseudoLanguage);
  const make = (file: string, of: (text: string) => string) => {
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), of(readFileSync(path.join(folder, 'content/en', file), 'utf8')));
  };
  for (const [name, schema] of Object.entries(messageSchemas))
    make(`${name}.json`, (text) => JSON.stringify(pseudoMessages(JSON.parse(text), schema)));
  for (const file of globSync('*/*.md', { cwd: path.join(folder, 'content/en') })) make(file, pseudoMarkdown);
  // Questions lose the marks, which no visitor types.
  make('questions.txt', (text) =>
    text.replace(/^([^#\t].*\t)(.+)$/gm, (_all, before: string, said: string) => before + accented(said)),
  );
  editFile(folder, 'content/topics.json', (text) => {
    const topics: Record<string, Record<string, string>> = JSON.parse(text);
    for (const topic of Object.values(topics)) topic[pseudoLanguage] = dressed(topic.en ?? '', 40);
    return JSON.stringify(topics);
  });
  editFile(folder, 'app/lib/i18n/languages.ts', (text) =>
    text.replace(
      '\n} as const;',
      `\n  ${pseudoLanguage}: { name: '${dressed('Pseudo')}', dates: 'en-US', numbers: 'en', script: 'latin', openGraph: 'en_GB' },\n} as const;`,
    ),
  );
  editFile(folder, 'content/switches.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), languages: { fr: false, de: false, uk: false, ru: false } }),
  );
}
