import type { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language, languages } from '../i18n/languages.ts';
import { type Assembled, assembleMessages } from './assemble-messages.ts';
import { company, facts } from './owner-content.server.ts';

/** The operator's commands run without the bundler and show no messages. */
const files = import.meta.env
  ? import.meta.glob<unknown>('../../../content/*/*.json', { eager: true, import: 'default' })
  : {};
const assembled = new Map<string, { schema: z.ZodType; messages: Assembled<unknown> }>();

/** @param file in `content/<language>/` @throws Error with a line for each mistake in it */
export function loadMessages<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  language: Language,
): Assembled<z.infer<Schema>> {
  const key = `${language}/${file}`;
  const cached = assembled.get(key);
  if (cached?.schema === schema) return cached.messages as Assembled<z.infer<Schema>>;
  const messages = assembleMessages({
    schema,
    file,
    language,
    own: files[`../../../content/${key}.json`],
    english: files[`../../../content/${DEFAULT_LANGUAGE}/${file}.json`],
    facts,
    company,
  });
  assembled.set(key, { schema, messages });
  return messages;
}

/** A language has a page once title and description (`section`) are translated. */
export function languagesWith(schema: z.ZodType, file: string, section = 'meta'): Language[] {
  return languages.filter(
    (language) => !loadMessages(schema, file, language).fallbackSections.includes(section),
  );
}
