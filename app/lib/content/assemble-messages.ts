import type { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages.ts';
import type { Company } from './company.ts';
import type { Facts } from './facts.ts';
import { fillAll } from './fill.ts';
import { plainError } from './plain-errors.ts';
import { figureValues, ownerValues } from './text-values.ts';

export type Assembled<Messages> = { messages: Messages; fallbackSections: string[] };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Length limits exclude the company's name, so it is filled in after validation.
 * @throws Error with a line for each mistake: file, key, remedy
 */
export function assembleMessages<Schema extends z.ZodType>(input: {
  schema: Schema;
  file: string;
  language: Language;
  own: unknown;
  english: unknown;
  facts: Facts;
  company: Company;
}): Assembled<z.infer<Schema>> {
  const { schema, file, language } = input;
  const fillFigures = (section: unknown, inLanguage: Language) =>
    fillAll(section, figureValues(input, inLanguage));
  const own = isRecord(input.own) ? input.own : {};
  const english = isRecord(input.english) ? input.english : {};
  const fallbackSections = Object.keys(english).filter((section) => !(section in own));
  const sections = {
    ...Object.fromEntries(Object.entries(own).map(([key, section]) => [key, fillFigures(section, language)])),
    ...Object.fromEntries(fallbackSections.map((key) => [key, fillFigures(english[key], DEFAULT_LANGUAGE)])),
  };
  const parsed = schema.safeParse(sections, { error: plainError });
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ code, path, message }) => {
      const section = String(path[0] ?? '');
      const source = fallbackSections.includes(section) ? DEFAULT_LANGUAGE : language;
      const isHalf = code === 'invalid_type' && source !== DEFAULT_LANGUAGE;
      const remedy = isHalf ? `, or take out all of ${section}: then it stands there in English` : '';
      return [`content/${source}/${file}.json`, path.join('.'), message + remedy].filter(Boolean).join(': ');
    });
    throw new Error(errors.join('\n'));
  }
  return { messages: fillAll(parsed.data, ownerValues(input.company)), fallbackSections };
}
