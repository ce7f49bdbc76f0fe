import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatFact } from '../app/content/facts.ts';
import { factsSchema } from '../app/content/facts-schema.ts';
import { fill } from '../app/content/fill.ts';
import { chatWords } from '../app/features/chat/chat.words.ts';
import { consentWords } from '../app/features/consent/consent.words.ts';
import { contactWords } from '../app/features/contact/contact.words.ts';
import { newsletterWords } from '../app/features/newsletter/newsletter.words.ts';
import { popupWords } from '../app/features/popup/popup.words.ts';
import type { Language } from '../app/i18n/languages.ts';
import { siteWords } from '../app/layout/site.words.ts';
import { homeWords } from '../app/pages/home/home.words.ts';

const content = path.resolve(import.meta.dirname, '../content');

const { facts } = factsSchema.parse(JSON.parse(readFileSync(path.join(content, 'facts.json'), 'utf8')));

/** What a file of the site's content says in one language, with its figures; that they are the right ones is said elsewhere. */
export function readContent(language: Language, file: string): unknown {
  const text = readFileSync(path.join(content, language, `${file}.json`), 'utf8');
  const figures = Object.entries(facts).map(([name, fact]) => [name, formatFact(fact, language)]);
  return JSON.parse(fill(text, Object.fromEntries(figures)));
}

/** The words of the site in one language. */
export function wordsIn(language: Language) {
  return {
    consent: consentWords.parse(readContent(language, 'consent')),
    chat: chatWords.parse(readContent(language, 'chat')),
    contact: contactWords.parse(readContent(language, 'contact')),
    home: homeWords.parse(readContent(language, 'home')),
    newsletter: newsletterWords.parse(readContent(language, 'newsletter')),
    popup: popupWords.parse(readContent(language, 'popup')).popup,
    site: siteWords.parse(readContent(language, 'site')),
  };
}
