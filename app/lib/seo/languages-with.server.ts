import type { z } from 'zod';
import { loadMessages } from '../content/messages.server.ts';
import { type Language, languages } from '../i18n/languages.ts';

/** A page belongs to a language once its title and description (`section`) exist. */
export function languagesWith(schema: z.ZodType, file: string, section = 'meta'): Language[] {
  return languages.filter((language) => !loadMessages(schema, file, language).fallback.includes(section));
}
