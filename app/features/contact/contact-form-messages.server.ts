import { loadMessages } from '../../lib/content/messages.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { contactMessages } from './contact.messages.ts';

/** Leaves out the words by which mails are sorted. */
export function loadContactForm(language: Language) {
  const { messages, fallbackSections } = loadMessages(contactMessages, 'contact', language);
  const { form, sent, problems } = messages;
  return { messages: { form, sent, problems }, fallbackSections };
}
