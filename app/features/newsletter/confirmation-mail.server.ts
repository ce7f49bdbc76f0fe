import { createHash } from 'node:crypto';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../lib/i18n/languages.ts';
import { newsletterMessages } from './newsletter.messages.ts';

export function confirmationMail(stored: string | undefined, link: string) {
  const language = languageOf(stored);
  const { subject, hello, text, button, ignore } = messagesIn(language).confirmation;
  // Without colours, mail programs in dark mode can show it.
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${asHtml(subject)}</title><p>${asHtml(hello)}</p><p>${asHtml(text)}</p><p><a href="${asHtml(link)}"><b>${asHtml(button)}</b></a></p><p>${asHtml(ignore)}</p><p>${asHtml(company.name)}</p></html>`;
  return { subject, text: [hello, text, link, ignore, company.name, ''].join('\n\n'), html };
}

/** Returns half a SHA-256 in hexadecimal that identifies all texts of a sign-up. */
export function wordingHash(shownIn: string): string {
  const { form, confirmation, confirm } = messagesIn(languageOf(shownIn));
  const texts = JSON.stringify([form.title, form.privacy, confirmation, confirm]);
  return createHash('sha256').update(texts).digest('hex').slice(0, 32);
}

const messagesIn = (language: Language) => loadMessages(newsletterMessages, 'newsletter', language).messages;

const languageOf = (name: string | undefined) => (isLanguage(name) ? name : DEFAULT_LANGUAGE);

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
