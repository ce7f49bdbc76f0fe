import { createHash } from 'node:crypto';
import { company } from '../../content/company.server.ts';
import { readWords } from '../../content/words.server.ts';
import { doors } from '../../i18n/href.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '../../i18n/languages.ts';
import { mailWords } from './mail.words.ts';
import { newsletterWords } from './newsletter.words.ts';

/** What the server's mails take from the site. */
export const mailSite = {
  company,
  url: company.url,
  supportWords: languages.flatMap((language) => readWords(mailWords, 'mail', language).words.letters.support),
  linkDoor: doors.newsletterLink,
  confirmation: (asked: string | undefined, link: string) => {
    const language = isLanguage(asked) ? asked : defaultLanguage;
    const { subject, hello, text, button, ignore } = readWords(mailWords, 'mail', language).words
      .confirmation;
    // No colours and no pictures: it reads in a dark mail program as in a light one.
    const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${asHtml(subject)}</title><p>${asHtml(hello)}</p><p>${asHtml(text)}</p><p><a href="${asHtml(link)}"><b>${asHtml(button)}</b></a></p><p>${asHtml(ignore)}</p><p>${asHtml(company.name)}</p></html>`;
    return { subject, text: [hello, text, link, ignore, company.name, ''].join('\n\n'), html };
  },
};

/** Which words a subscriber agrees to in a language: the first half of a SHA-256 over them. */
export function wordingOf(language: Language): string {
  const { title, privacy } = readWords(newsletterWords, 'newsletter', language).words.form;
  const { confirmation, confirm } = readWords(mailWords, 'mail', language).words;
  const shown = JSON.stringify([title, privacy, confirmation, confirm]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 32);
}

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
