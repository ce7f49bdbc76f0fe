import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chatWords } from '../app/features/chat/chat.words.ts';
import { consentWords } from '../app/features/consent/consent.words.ts';
import { contactWords } from '../app/features/contact/contact.words.ts';
import { newsletterWords } from '../app/features/newsletter/newsletter.words.ts';
import { popupWords } from '../app/features/popup/popup.words.ts';
import type { Language } from '../app/i18n/languages.ts';
import { siteWords } from '../app/layout/site.words.ts';
import { homeWords } from '../app/pages/home/home.words.ts';

const content = path.resolve(import.meta.dirname, '../content');

function read(language: Language, file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, language, `${file}.json`), 'utf8'));
}

/** The words of the site in one language, as its translators wrote them: figures are still `{names}`. */
export function wordsIn(language: Language) {
  return {
    consent: consentWords.parse(read(language, 'consent')),
    chat: chatWords.parse(read(language, 'chat')),
    contact: contactWords.parse(read(language, 'contact')),
    home: homeWords.parse(read(language, 'home')),
    newsletter: newsletterWords.parse(read(language, 'newsletter')),
    popup: popupWords.parse(read(language, 'popup')).popup,
    site: siteWords.parse(read(language, 'site')),
  };
}
