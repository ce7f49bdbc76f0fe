import { createHash } from 'node:crypto';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { consentMessages } from './consent.messages.ts';

/** Shown after the answer, so not part of the banner's revision. */
const afterwards = 'answer';

/** The evidence that is hashed: texts with figures, as JSON. */
export function consentWording(language: Language): string {
  const { messages } = loadMessages(consentMessages, 'consent', language);
  const asked = Object.entries(messages).filter(([section]) => section !== afterwards);
  return JSON.stringify(Object.fromEntries(asked));
}

/** 12 hexadecimal digits that change with any text of the banner in any language. */
export function consentVersion(): string {
  const all = createHash('sha256').update(languages.map(consentWording).join('\n'));
  return all.digest('hex').slice(0, 12);
}
