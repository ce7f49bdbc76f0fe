import type { Language } from '../../../i18n/languages.ts';
import { contacts } from './contacts.server.ts';
import { identity } from './identity.server.ts';
import { offer } from './offer.server.ts';
import { programmes } from './programmes.server.ts';
import { replyLanguage } from './reply-language.server.ts';
import { style } from './style.server.ts';
import { topics } from './topics.server.ts';
import { visitorsText } from './visitors-text.server.ts';

const concerns = [identity, offer, programmes, contacts, topics, visitorsText, style, replyLanguage];
const written = new Map<Language, string>();

/** The system instruction of the paid service, in English, with the site's facts in the visitor's language. */
export function instructionFor(language: Language): string {
  const known = written.get(language) ?? concerns.map((concern) => concern(language)).join('\n\n');
  written.set(language, known);
  return known;
}
