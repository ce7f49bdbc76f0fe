import type { z } from 'zod';
import type { Language } from '../i18n/languages.ts';
import type { Company } from './company.ts';
import type { Facts } from './facts.ts';
import { fillAll } from './fill.ts';
import { textValues } from './text-values.ts';

/** Words of one file in one language. `borrowed` names the sections that the language lacks and that are in English. */
export type Assembled<Words> = { words: Words; borrowed: string[] };

/** Whether something read from a file is an object with keys, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * One file of words, ready to show: figures and the company's name are written into the texts, and a section (a key of the top level) that
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
  company: Company;
}): Assembled<z.infer<Schema>> {
  const { schema, file, language } = input;
  const filled = (section: unknown, of: Language) => fillAll(section, textValues(input, of));
  const own = isRecord(input.own) ? input.own : {};
  const english = isRecord(input.english) ? input.english : {};
  const borrowed = Object.keys(english).filter((section) => !(section in own));
  const sections = {
    ...Object.fromEntries(Object.entries(own).map(([key, section]) => [key, filled(section, language)])),
    ...Object.fromEntries(borrowed.map((key) => [key, filled(english[key], 'en')])),
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
