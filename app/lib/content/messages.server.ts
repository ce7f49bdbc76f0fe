import type { z } from 'zod';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { type Assembled, assembleWords } from './assemble-words.ts';
import { company } from './company.server.ts';
import { facts } from './facts.server.ts';

const files = import.meta.glob<unknown>('../../content/*/*.json', { eager: true, import: 'default' });
/** By the schema too: the assistant asks for a few sections of a file that a page asks for whole. */
const assembled = new WeakMap<z.ZodType, Map<string, Assembled<unknown>>>();

/**
 * The words that a page or a feature asks for: `readWords(homeWords, 'home', 'uk')`.
 * Read and checked once per schema, file and language; later calls are a look-up.
 */
export function readWords<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  language: Language,
): Assembled<z.infer<Schema>> {
  const key = `${language}/${file}`;
  const ofSchema = assembled.get(schema) ?? new Map<string, Assembled<unknown>>();
  assembled.set(schema, ofSchema);
  const known = ofSchema.get(key);
  if (known) return known as Assembled<z.infer<Schema>>;
  const words = assembleWords({
    schema,
    file,
    language,
    own: files[`../../content/${key}.json`],
    english: files[`../../content/${defaultLanguage}/${file}.json`],
    facts,
    company,
  });
  ofSchema.set(key, words);
  return words;
}
