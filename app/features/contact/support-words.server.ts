import { loadMessages } from '../../lib/content/messages.server.ts';
import { mailMessages } from '../../lib/forms/mail.messages.ts';
import { languages } from '../../lib/i18n/languages.ts';

/** Of all languages. */
export const supportWords: readonly string[] = languages.flatMap(
  (language) => loadMessages(mailMessages, 'mail', language).messages.contact.support,
);
