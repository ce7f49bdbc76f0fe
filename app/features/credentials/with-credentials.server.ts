import { loadMessages } from '../../lib/content/messages.server.ts';
import { facts } from '../../lib/content/owner-content.server.ts';
import { progressOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { credentialsMessages } from './credentials.messages.ts';

export function withCredentials<
  Page extends { language: Language; messages: object; fallbackSections: string[] },
>(page: Page) {
  const { messages, fallbackSections } = loadMessages(credentialsMessages, 'credentials', page.language);
  return {
    ...page,
    messages: { ...(page.messages as Page['messages']), ...messages },
    fallbackSections: [...page.fallbackSections, ...fallbackSections],
    progress: {
      fitForDigital: progressOf(facts, 'fitForDigitalProgress', page.language),
      iso: progressOf(facts, 'isoProgress', page.language),
    },
  };
}
