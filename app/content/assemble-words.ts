import type { z } from 'zod';
import type { Language } from '../i18n/languages.ts';
import { type Facts, formatFact } from './facts.ts';
import { fill } from './fill.ts';

/** Words of one file in one language. `borrowed` names the sections that the language lacks and that are in English. */
export type Assembled<Words> = { words: Words; borrowed: string[] };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
  }
  return value;
}

function withFigures(section: unknown, facts: Facts, language: Language): unknown {
  const figures = new Map(Object.entries(facts).map(([name, fact]) => [name, formatFact(fact, language)]));
  return mapTexts(section, (text) => fill(text, Object.fromEntries(figures)));
}

/**
 * One file of words, ready to show: figures are written into the texts, and a section (a key of the top level) that
 * the language leaves out as a whole is borrowed from English. Half a section is an error: the schema refuses it.
 * @throws Error naming the file, the language and the key that is missing, extra or malformed.
 */
export function assembleWords<Schema extends z.ZodType>(input: {
  schema: Schema;
  file: string;
  language: Language;
  own: unknown;
  english: unknown;
  facts: Facts;
}): Assembled<z.infer<Schema>> {
  const { schema, file, language, facts } = input;
  const own = isRecord(input.own) ? input.own : {};
  const english = isRecord(input.english) ? input.english : {};
  const borrowed = Object.keys(english).filter((section) => !(section in own));
  const sections = {
    ...Object.fromEntries(
      Object.entries(own).map(([key, section]) => [key, withFigures(section, facts, language)]),
    ),
    ...Object.fromEntries(borrowed.map((key) => [key, withFigures(english[key], facts, 'en')])),
  };
  const parsed = schema.safeParse(sections);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(
      `content/${language}/${file}.json does not fit the page that asks for it:\n${faults.join('\n')}`,
    );
  }
  return { words: parsed.data, borrowed };
}
