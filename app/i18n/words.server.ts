import type { z } from 'zod';
import { type Assembled, assembleWords } from './assemble-words.ts';
import { facts } from './facts.server.ts';
import { defaultLanguage, type Language } from './languages.ts';

const files = import.meta.glob<unknown>('../../content/*/*.json', { eager: true, import: 'default' });
const assembled = new Map<string, Assembled<unknown>>();

/**
 * The words that a page or a feature asks for: `readWords(homeWords, 'home', 'uk')`.
 * Read and checked once per file and language; later calls are a look-up.
 */
export function readWords<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  language: Language,
): Assembled<z.infer<Schema>> {
  const key = `${language}/${file}`;
  const known = assembled.get(key);
  if (known) return known as Assembled<z.infer<Schema>>;
  const words = assembleWords({
    schema,
    file,
    language,
    own: files[`../../content/${key}.json`],
    english: files[`../../content/${defaultLanguage}/${file}.json`],
    facts,
  });
  assembled.set(key, words);
  return words;
}
