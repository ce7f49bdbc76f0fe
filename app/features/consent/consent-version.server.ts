import { createHash } from 'node:crypto';
import type { ConsentQuestion } from '../../../server/capabilities.ts';
import { readWords } from '../../content/words.server.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { consentWords } from './consent.words.ts';

/** The answer is read after the decision; every other section is part of the question. */
const afterwards = 'answer';

/** The exact words on which a visitor of a language decides, figures filled in, as JSON: what evidence hashes. */
export function consentWording(language: Language): string {
  const { words } = readWords(consentWords, 'consent', language);
  const asked = Object.entries(words).filter(([section]) => section !== afterwards);
  return JSON.stringify(Object.fromEntries(asked));
}

/** The version of the question: 12 hexadecimal digits that change with any word of it in any language. */
export function consentVersion(): string {
  const all = createHash('sha256').update(languages.map(consentWording).join('\n'));
  return all.digest('hex').slice(0, 12);
}

/** What is asked today in a language. */
export function consentQuestion(language: Language): ConsentQuestion {
  return { version: consentVersion(), wording: consentWording(language) };
}
