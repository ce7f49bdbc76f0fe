import type { z } from 'zod';
import { readWords } from '../content/words.server.ts';
import { type Language, languages } from '../i18n/languages.ts';

/**
 * The languages that have a page's own words. A page is a language's own once its title and description are
 * (`section` is where they stand); a section that still lacks its translation carries its own `lang` and a note.
 */
export function languagesWith(schema: z.ZodType, file: string, section = 'meta'): Language[] {
  return languages.filter((language) => !readWords(schema, file, language).borrowed.includes(section));
}
