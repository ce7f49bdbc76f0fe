import type { z } from 'zod';
import { placeholdersIn } from '../app/lib/content/fill.ts';

/** Keys as `home.hero.points.0.title`. */
export type MessagesReport = {
  texts: number;
  missing: string[];
  extra: string[];
  identical: string[];
  placeholders: string[];
  fallback: string[];
};

type Texts = Map<string, string>;

export function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, key ? `${key}.${name}` : name));
}

/** `{company}` is not compared: a language may say "we" instead. */
function names(text: string): string {
  return placeholdersIn(text)
    .filter((name) => name !== 'company')
    .sort((one, other) => one.localeCompare(other))
    .join(' ');
}

const isCode = /\.(highlight|state|status)$/;

/** Figures, codes and signs need no translation. */
function hasWords(key: string, text: string): boolean {
  const rest = placeholdersIn(text).reduce((left, name) => left.replace(`{${name}}`, ''), text);
  return /\p{L}{2}/u.test(rest) && !isCode.test(key);
}

/** Filled in where the text is shown. */
const knownLater =
  /^(?:number|minutes|name|reference|receipt|date|max|year|id|question|first|amount|rest|grant|own|share|size|range|bound|error|crafts)$/;

function unknownNames(texts: Texts, values: Record<string, unknown>): string[] {
  return [...texts].flatMap(([key, text]) => {
    const unknown = placeholdersIn(text).filter((name) => !(name in values || knownLater.test(name)));
    return unknown.length > 0 ? [`${key} (${unknown.join(' ')})`] : [];
  });
}

type Pair = { file: string; english: unknown; own: unknown; isOriginal: boolean };

/** A whole missing section is a fallback, not an error. */
export function compareMessages(pairs: readonly Pair[], values: Record<string, unknown>): MessagesReport {
  const reports = pairs.map((pair) => compareFile(pair, values));
  const all = (name: Exclude<keyof MessagesReport, 'texts'>) => reports.flatMap((report) => report[name]);
  return {
    texts: reports.reduce((sum, { texts }) => sum + texts, 0),
    missing: all('missing'),
    extra: all('extra'),
    identical: all('identical'),
    placeholders: all('placeholders'),
    fallback: all('fallback'),
  };
}

function compareFile(
  { file, english, own, isOriginal }: Pair,
  values: Record<string, unknown>,
): MessagesReport {
  const [original, translated] = [new Map(textsIn(english, file)), new Map(textsIn(own, file))];
  const sectionOf = (key: string) => key.split('.')[1];
  const sections = new Set([...translated.keys()].map(sectionOf));
  const absent = [...original.keys()].filter((key) => !translated.has(key));
  const isMissing = (key: string) => sections.has(sectionOf(key));
  const pairs = [...original].flatMap(([key, text]) => {
    const translation = translated.get(key);
    return translation === undefined ? [] : [{ key, text, translation }];
  });
  const otherNames = pairs.filter(({ text, translation }) => names(translation) !== names(text));
  const same = pairs.filter(({ key, text, translation }) => translation === text && hasWords(key, text));
  return {
    texts: pairs.length,
    missing: absent.filter(isMissing),
    extra: [...translated.keys()].filter((key) => !original.has(key)),
    identical: isOriginal ? [] : same.map(({ key }) => key),
    placeholders: [...otherNames.map(({ key }) => key), ...unknownNames(translated, values)],
    fallback: [...new Set(absent.filter((key) => !isMissing(key)).map((key) => `${file}.${sectionOf(key)}`))],
  };
}

/** Lengths that only the company's name puts out of limits. */
export function lengthAdvice(at: string, schema: z.ZodType, messages: unknown): string[] {
  const texts = new Map(textsIn(messages));
  return (schema.safeParse(messages).error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'too_big' && issue.code !== 'too_small') return [];
    const key = issue.path.join('.');
    const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    return `${at}: ${key}: ${texts.get(key)?.length} characters with the name of the company, better ${limit}`;
  });
}
