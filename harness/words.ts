import { readFileSync } from 'node:fs';
import path from 'node:path';
import { companySchema } from '../app/content/company.ts';
import { factsSchema } from '../app/content/facts-schema.ts';
import { fillAll } from '../app/content/fill.ts';
import { textValues } from '../app/content/text-values.ts';
import { chatWords } from '../app/features/chat/chat.words.ts';
import { consentWords } from '../app/features/consent/consent.words.ts';
import { contactWords } from '../app/features/contact/contact.words.ts';
import { mailWords } from '../app/features/newsletter/mail.words.ts';
import { newsletterWords } from '../app/features/newsletter/newsletter.words.ts';
import { popupWords } from '../app/features/popup/popup.words.ts';
import type { Language } from '../app/i18n/languages.ts';
import { siteWords } from '../app/layout/site.words.ts';
import { homeWords } from '../app/pages/home/home.words.ts';

const content = path.resolve(import.meta.dirname, '../content');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, file), 'utf8'));
}

/** The figures of the site, as their file says. */
export const { facts } = factsSchema.parse(read('facts.json'));

/** Who the company is, as its file says. */
export const company = companySchema.parse(read('company.json'));

/** What a text of the site's content may name, as a language writes it. */
export const valuesIn = (language: Language) => textValues({ company, facts }, language);

/** What a file of the site's content says in one language, with its figures and names; that they are the right ones is said elsewhere. */
export function readContent(language: Language, file: string): unknown {
  return fillAll(read(`${language}/${file}.json`), valuesIn(language));
}

/** The words of the site in one language. */
export function wordsIn(language: Language) {
  return {
    consent: consentWords.parse(readContent(language, 'consent')),
    chat: chatWords.parse(readContent(language, 'chat')),
    contact: contactWords.parse(readContent(language, 'contact')),
    home: homeWords.parse(readContent(language, 'home')),
    mail: mailWords.parse(readContent(language, 'mail')),
    newsletter: newsletterWords.parse(readContent(language, 'newsletter')),
    popup: popupWords.parse(readContent(language, 'popup')).popup,
    site: siteWords.parse(readContent(language, 'site')),
  };
}
